// Asks a server that someone entered the address of: on the Internet alone, with few redirects, little time and few bytes.
import type { IncomingMessage } from 'node:http';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';

const MOST_REDIRECTS = 3;
const MOST_BYTES = 2_000_000;
const REDIRECTS = [301, 302, 303, 307, 308];

/** Why there is no calendar; its words never contain the address. */
export class FetchFailure extends Error {}

/** What is out on the Internet: which addresses may be asked, and a look-up that refuses names which lead into our own network. */
export type Outside = { isAddress: (address: string) => boolean; lookup: LookupFunction };

/** What is asked, with its headers; a body goes along to each redirect. */
type Asked = { method: string; headers: Record<string, string>; body?: string };

type Options = {
  outside: Outside | 'near too';
  /** One limit for everything: an address that redirects or drips gets no more time than another. */
  signal: AbortSignal;
  /** Where a redirect may lead, besides out on the Internet: everywhere by default. */
  mayFollow?: (address: string) => boolean;
};

/**
 * Asks an address and the ones that it redirects to. `near too` is for trying it out on one's own machine.
 *
 * @returns The first answer that is no redirect, unread, and the address that gave it.
 * @throws FetchFailure
 */
export async function requestOutside(
  address: string,
  asked: Asked,
  options: Options,
): Promise<{ answer: IncomingMessage; at: string }> {
  let at = address;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    if (!isCalendarAddress(at, options.outside)) throw new FetchFailure('it leads elsewhere');
    const answer = await ask(at, asked, options);
    const { location } = answer.headers;
    if (!REDIRECTS.includes(answer.statusCode ?? 0) || !location || !URL.canParse(location, at)) {
      return { answer, at };
    }
    answer.destroy();
    at = new URL(location, at).href;
    if (options.mayFollow?.(at) === false) throw new FetchFailure('it leads to another server');
  }
  throw new FetchFailure('it redirects too often');
}

/** Whether an address may be asked at all: https to a full name out on the Internet. */
export function isCalendarAddress(address: string, outside: Outside | 'near too'): boolean {
  if (!URL.canParse(address)) return false;
  if (outside === 'near too') return /^https?:$/.test(new URL(address).protocol);
  return outside.isAddress(address);
}

/**
 * The whole text of an answer.
 *
 * @throws FetchFailure when it is too large or does not end in time.
 */
export async function textOf(answer: IncomingMessage): Promise<string> {
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

function ask(
  address: string,
  { method, headers, body }: Asked,
  { outside, signal }: Options,
): Promise<IncomingMessage> {
  const request = address.startsWith('https:') ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const sent = request(address, {
      method,
      signal,
      agent: false,
      headers,
      ...(outside !== 'near too' && { lookup: outside.lookup }),
    });
    // The error of the connection names the host, which belongs to the secret.
    sent.on('error', () => reject(new FetchFailure('it could not be reached')));
    sent.on('response', resolve);
    sent.end(body);
  });
}
