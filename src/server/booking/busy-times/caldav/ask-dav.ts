// One question to a CalDAV server (RFC 4791): PROPFIND or REPORT, with the login of the person whose server it is and to no other server.
import {
  FetchFailure,
  isCalendarAddress,
  type Outside,
  requestOutside,
  textOf,
} from '../outside/request-outside.ts';
import { childrenOf, DAV, readXml, UnreadableXml, type XmlElement } from './read-xml.ts';

type Login = { username: string; password: string };

/** How a server may be asked: by whom, from where, and until when. */
export type DavAccess = {
  login: Login;
  outside: Outside | 'near too';
  signal: AbortSignal;
};

type Question = { method: 'PROPFIND' | 'REPORT'; depth: '0' | '1'; body: string };

/**
 * What a server says of one thing: its href as it is, the address whose answer it stands in, the properties that it gave, and the
 * status of the thing itself, if it has one.
 */
export type DavThing = {
  href: string;
  at: string;
  properties: XmlElement[];
  status: number | null;
};

/** The server does not take user name and password. */
export class LoginRefused extends FetchFailure {}

/** There is something else than CalDAV at the address, or nothing. */
export class NoCalendarThere extends FetchFailure {}

const NOT_THERE = 'there is no CalDAV calendar at that address';
/** What servers answer where they have no calendar: to the method, to the path, or with a page for people. */
const ANSWERS_WITHOUT_CALENDAR = [200, 204, 400, 403, 404, 405, 409, 410, 415, 501];
const TOO_LARGE = [413, 507];

/**
 * Asks an address. A redirect is followed on the same server alone, since the password goes along.
 *
 * @throws FetchFailure, in particular LoginRefused and NoCalendarThere.
 */
export async function askDav(
  address: string,
  { method, depth, body }: Question,
  { login, outside, signal }: DavAccess,
): Promise<DavThing[]> {
  const credentials = Buffer.from(`${login.username}:${login.password}`).toString('base64');
  const headers = {
    authorization: `Basic ${credentials}`,
    accept: 'application/xml, text/xml',
    'content-type': 'application/xml; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    depth,
    'user-agent': 'busy-times',
  };
  const mayFollow = (other: string) => isSameServer(address, other);
  const asked = { method, headers, body };
  const { answer, at } = await requestOutside(address, asked, { outside, signal, mayFollow });
  const status = answer.statusCode ?? 0;
  if (status !== 207) {
    answer.destroy();
    throw failureOf(status);
  }
  return thingsOf(await textOf(answer), at);
}

/**
 * Whether a password for one address may be sent to another: to the same server, and within iCloud, which leads from its one name for
 * everybody to the server of each account.
 */
export function isSameServer(one: string, other: string): boolean {
  if (!URL.canParse(one) || !URL.canParse(other)) return false;
  const [first, second] = [new URL(one), new URL(other)];
  if (first.origin === second.origin) return true;
  return [first, second].every(
    ({ protocol, port, hostname }) =>
      protocol === 'https:' && !port && hostname.endsWith('.icloud.com'),
  );
}

/** The address that an href of an answer leads to; undefined where the login may not go. */
export function addressOf(
  href: string,
  at: string,
  outside: Outside | 'near too',
): string | undefined {
  if (!URL.canParse(href, at)) return undefined;
  const address = new URL(href, at).href;
  return isSameServer(at, address) && isCalendarAddress(address, outside) ? address : undefined;
}

function failureOf(status: number): FetchFailure {
  if (status === 401) return new LoginRefused('it refused the user name or app password');
  if (ANSWERS_WITHOUT_CALENDAR.includes(status)) return new NoCalendarThere(NOT_THERE);
  return new FetchFailure(TOO_LARGE.includes(status) ? 'it is too large' : `it answered ${status}`);
}

function thingsOf(text: string, at: string): DavThing[] {
  const root = rootOf(text);
  if (root.name !== `${DAV} multistatus`) throw new NoCalendarThere(NOT_THERE);
  return childrenOf(root, `${DAV} response`).map((response) => {
    const [href] = childrenOf(response, `${DAV} href`);
    const found = childrenOf(response, `${DAV} propstat`).filter((one) => statusIn(one) === 200);
    return {
      href: href?.text.trim() ?? '',
      at,
      properties: found
        .flatMap((one) => childrenOf(one, `${DAV} prop`))
        .flatMap(({ children }) => children),
      status: statusIn(response),
    };
  });
}

function rootOf(text: string): XmlElement {
  try {
    return readXml(text);
  } catch (error) {
    if (!(error instanceof UnreadableXml)) throw error;
    throw new FetchFailure('what it sent cannot be read');
  }
}

/** The number in `HTTP/1.1 404 Not Found`. */
function statusIn(element: XmlElement): number | null {
  const [status] = childrenOf(element, `${DAV} status`);
  const [, digits] = /^\s*HTTP\/\S+\s+(\d{3})/i.exec(status?.text ?? '') ?? [];
  return digits ? Number(digits) : null;
}
