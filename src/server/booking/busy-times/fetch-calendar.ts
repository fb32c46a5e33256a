// Fetches a calendar from an address that someone entered: from the Internet alone, with little time and few bytes.
import type { IncomingMessage } from 'node:http';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';

const MOST_REDIRECTS = 3;
const MOST_BYTES = 2_000_000;
const REDIRECTS = [301, 302, 303, 307, 308];

/** What an address gave; `null` when it has not changed since the tag. */
export type Fetched = { text: string; etag: string | null } | null;

/** Why there is no calendar; its words never contain the address. */
export class FetchFailure extends Error {}

/** What is out on the Internet: which addresses may be asked, and a look-up that refuses names which lead into our own network. */
export type Outside = { isAddress: (address: string) => boolean; lookup: LookupFunction };

type Options = { etag: string | null; outside: Outside | 'near too'; withinMs: number };

/**
 * Gives the text behind an address. `near too` is for trying it out on one's own machine.
 *
 * @throws FetchFailure
 */
export async function fetchCalendar(address: string, options: Options): Promise<Fetched> {
  // One limit for everything: an address that redirects or drips gets no more time than another.
  const signal = AbortSignal.timeout(options.withinMs);
  let at = address;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    if (!isCalendarAddress(at, options.outside)) throw new FetchFailure('it leads elsewhere');
    const answer = await ask(at, options, signal);
    const status = answer.statusCode ?? 0;
    if (status === 200) {
      return { text: await textOf(answer), etag: answer.headers.etag?.slice(0, 200) ?? null };
    }
    answer.destroy();
    if (status === 304 && options.etag) return null;
    const { location } = answer.headers;
    if (!REDIRECTS.includes(status) || !location || !URL.canParse(location, at)) {
      throw new FetchFailure(`it answered ${status}`);
    }
    at = new URL(location, at).href;
  }
  throw new FetchFailure('it redirects too often');
}

/** Whether an address may be asked at all: https to a full name out on the Internet. */
export function isCalendarAddress(address: string, outside: Outside | 'near too'): boolean {
  if (!URL.canParse(address)) return false;
  if (outside === 'near too') return /^https?:$/.test(new URL(address).protocol);
  return outside.isAddress(address);
}

function ask(
  address: string,
  { etag, outside }: Options,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = address.startsWith('https:') ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const sent = request(address, {
      signal,
      agent: false,
      headers: { accept: 'text/calendar', ...(etag && { 'if-none-match': etag }) },
      ...(outside !== 'near too' && { lookup: outside.lookup }),
    });
    // The error of the connection names the host, which belongs to the secret.
    sent.on('error', () => reject(new FetchFailure('it could not be reached')));
    sent.on('response', resolve);
    sent.end();
  });
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of answer) {
      bytes += part.length;
      if (bytes > MOST_BYTES) break;
      parts.push(part);
    }
  } catch {
    throw new FetchFailure('it did not answer in time');
  }
  if (bytes > MOST_BYTES) throw new FetchFailure('it is too large');
  return Buffer.concat(parts).toString('utf8');
}
