// A CalDAV server as RFC 4791 and RFC 6764 describe it, for one account, with the ways in which such servers go wrong.
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { CALDAV, childrenOf, DAV, readXml } from '#server/booking/busy-times/caldav/read-xml.ts';

/** A calendar, by the path that it has on the server. */
export type CalendarOnServer = { name: string; holds: 'VEVENT' | 'VTODO'; entries: string[] };

const PRINCIPAL = '/dav/principals/ana/';
const HOME = '/dav/calendars/ana/';

export class CaldavServer {
  readonly username = 'ana@example.com';
  password = 'abcd-efgh-ijkl';
  readonly calendars = new Map<string, CalendarOnServer>();
  /** What came: method, path and whether a password was with it. */
  readonly asked: { question: string; hasPassword: boolean }[] = [];
  /** What answers in place of the server from now on; where it does not, the server does. */
  trouble: RequestListener | undefined;
  /** Where the account says that its calendars are. */
  home = HOME;
  at = '';
  readonly #server = createServer((request, reply) => void this.#answer(request, reply));

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.at = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Puts a calendar on the server. */
  add(name: string, entries: string[] = [], holds: CalendarOnServer['holds'] = 'VEVENT'): string {
    const path = `${HOME}${name.toLowerCase()}/`;
    this.calendars.set(path, { name, holds, entries });
    return `${this.at}${path}`;
  }

  async #answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const body = await text(request);
    this.asked.push({ question: `${method} ${url}`, hasPassword: Boolean(headers.authorization) });
    if (this.trouble) {
      this.trouble(request, reply);
      if (reply.headersSent) return;
    }
    if (url === '/.well-known/caldav') end(reply, 301, '', { location: '/dav/' });
    else if (!url.startsWith('/dav/')) end(reply, 405);
    else if (!this.#opensTo(headers.authorization)) {
      end(reply, 401, '', { 'www-authenticate': 'Basic realm="calendars"' });
    } else if (method === 'PROPFIND') this.#describe(url, headers.depth, body, reply);
    else this.#report(request, body, reply);
  }

  #opensTo(authorization: string | undefined): boolean {
    const login = Buffer.from(`${this.username}:${this.password}`).toString('base64');
    return authorization === `Basic ${login}`;
  }

  #report(
    { method, url = '', headers }: IncomingMessage,
    body: string,
    reply: ServerResponse,
  ): void {
    const calendar = this.calendars.get(url);
    if (method !== 'REPORT' || !calendar) end(reply, calendar ? 405 : 404);
    else end(reply, 207, multistatus(entriesFor(calendar, url, headers.depth, body)));
  }

  #describe(url: string, depth: unknown, body: string, reply: ServerResponse): void {
    const things = this.#thingsAt(url, depth);
    if (readXml(body).name !== `${DAV} propfind`) end(reply, 400);
    else if (things) end(reply, 207, multistatus(things));
    else end(reply, 404);
  }

  #thingsAt(url: string, depth: unknown): string[] | undefined {
    const calendar = this.calendars.get(url);
    if (calendar) return [calendarThing(url, calendar)];
    const own: Record<string, string> = {
      '/dav/': `<current-user-principal><href>${PRINCIPAL}</href></current-user-principal>`,
      [PRINCIPAL]: `<cal:calendar-home-set><href>${this.home}</href></cal:calendar-home-set>`,
      [HOME]: '',
    };
    const properties = own[url];
    if (properties === undefined) return undefined;
    const self = thing(url, `<resourcetype><collection/></resourcetype>${properties}`);
    const listed = [...this.calendars].map(([path, one]) => calendarThing(path, one));
    return [self, ...(url === HOME && depth === '1' ? listed : [])];
  }
}

/** An entry as a calendar object of its own; times in UTC, such as 20261117T150000Z. */
export function entryAt(start: string, endsAt: string, ...more: string[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//stand-in//EN',
    'BEGIN:VEVENT',
    `UID:${start}@elsewhere`,
    'SUMMARY:Dentist <b>& Co',
    `DTSTART:${start}`,
    `DTEND:${endsAt}`,
    ...more,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

/** The whole answer to a question, whose things are given. */
export function multistatus(things: readonly string[]): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n<multistatus xmlns="DAV:" xmlns:cal="${CALDAV}">${things.join('')}</multistatus>`;
}

/** Ends an answer. */
export function end(
  reply: ServerResponse,
  status: number,
  body = '',
  headers: Record<string, string> = {},
): void {
  reply.writeHead(status, { 'content-type': 'application/xml; charset=utf-8', ...headers });
  reply.end(body);
}

function calendarThing(path: string, { name, holds }: CalendarOnServer): string {
  return thing(
    path,
    `<resourcetype><collection/><cal:calendar/></resourcetype><displayname>${name}</displayname><cal:supported-calendar-component-set><cal:comp name="${holds}"/></cal:supported-calendar-component-set>`,
  );
}

/** Each thing says as well what it was asked for and does not have, as servers do. */
function thing(path: string, properties: string): string {
  return `<response><href>${path}</href><propstat><prop>${properties}</prop><status>HTTP/1.1 200 OK</status></propstat><propstat><prop><cal:calendar-data/></prop><status>HTTP/1.1 404 Not Found</status></propstat></response>`;
}

function entriesFor(
  { entries }: CalendarOnServer,
  path: string,
  depth: unknown,
  body: string,
): string[] {
  const query = readXml(body);
  const filters = [`${CALDAV} filter`, `${CALDAV} comp-filter`, `${CALDAV} comp-filter`];
  const [range] = childrenOf(query, ...filters, `${CALDAV} time-range`);
  if (query.name !== `${CALDAV} calendar-query` || depth !== '1' || !range) return [];
  const { start = '', end: until = '' } = range.attributes;
  const touching = entries.filter((entry) => {
    const [, begins = ''] = /DTSTART:(\S+)/.exec(entry) ?? [];
    const [, ends = ''] = /DTEND:(\S+)/.exec(entry) ?? [];
    return begins < until && (ends > start || entry.includes('RRULE'));
  });
  return touching.map((entry, index) => {
    const data = index % 2 === 0 ? `<![CDATA[${entry}]]>` : escaped(entry);
    return `<response><href>${path}${index}.ics</href><propstat><prop><cal:calendar-data>${data}</cal:calendar-data></prop><status>HTTP/1.1 200 OK</status></propstat></response>`;
  });
}

function escaped(entry: string): string {
  return entry.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\r', '&#13;');
}
