// Fetches a calendar from an address that someone entered: from the Internet alone, with little time and few bytes.
import type { IncomingMessage } from 'node:http';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isPushAddress, lookupOutside } from '#server/chat/push-address.ts';

const MOST_REDIRECTS = 3;
const MOST_BYTES = 2_000_000;
const REDIRECTS = [301, 302, 303, 307, 308];

/** What an address gave; `null` when it has not changed since the tag. */
export type Fetched = { text: string; etag: string | null } | null;

/** Why there is no calendar; its words never contain the address. */
export class FetchFailure extends Error {}

type Options = { etag: string | null; mayBeNear: boolean; withinMs: number };

/**
 * Gives the text behind an address. `mayBeNear` is for trying it out on one's own machine.
 *
 * @throws FetchFailure
 */
export async function fetchCalendar(address: string, options: Options): Promise<Fetched> {
  // One limit for everything: an address that redirects or drips gets no more time than another.
  const signal = AbortSignal.timeout(options.withinMs);
  let at = address;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    if (!isCalendarAddress(at, options.mayBeNear)) throw new FetchFailure('it leads elsewhere');
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
export function isCalendarAddress(address: string, mayBeNear: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const isWeb = /^https?:$/.test(new URL(address).protocol);
  return mayBeNear ? isWeb : isPushAddress(address);
}

function ask(
  address: string,
  { etag, mayBeNear }: Options,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = address.startsWith('https:') ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const sent = request(address, {
      signal,
      agent: false,
      headers: { accept: 'text/calendar', ...(etag && { 'if-none-match': etag }) },
      ...(!mayBeNear && { lookup: lookupOutside }),
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
