// Fetches what came with a text from Twilio: by the text's own name, at the API that is set, never at an address that a webhook
// names. Twilio leads on to where it keeps the file; that has to be a host that a setting names, and hears no password of ours.
import type { IncomingMessage } from 'node:http';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { z } from 'zod';
import { MAX_PHOTO_BYTES } from '#company/rules/platform/photo-rules.ts';
import type { Config, TwilioSettings } from '#server/platform/installation/config.ts';
import { isPushAddress, lookupOutside } from '../push-address.ts';

/** One file; without bytes when it is too large to be saved, or gone. */
export type Medium = { type: string; bytes: Uint8Array };

/** Twilio takes ten files with a message and gives no more. */
const MOST_FILES = 10;
const MOST_BYTES_OF_LIST = 100_000;
/** All files of a text, which are in memory at once; Twilio takes 5 MB. */
const MOST_BYTES = 2 * MAX_PHOTO_BYTES;
const MOST_REDIRECTS = 2;
/** For all of a text together: a job that takes five minutes counts as hanging, and its pictures have to be made in them as well. */
const WITHIN_MS = 60_000;
const REDIRECTS = [301, 302, 303, 307, 308];

const MESSAGE = /^[SM]M[\da-f]{32}$/i;
const List = z.object({
  media_list: z.array(
    z.object({ sid: z.string().regex(/^ME[\da-f]{32}$/i), content_type: z.string().max(100) }),
  ),
});

/**
 * The files of a text, in Twilio's order; none when it has no such text, or no longer.
 *
 * @throws Error when it may give them later; its words never contain an address.
 */
export async function fetchMedia(
  { twilio }: Pick<Config, 'twilio'>,
  textId: string,
  withinMs = WITHIN_MS,
): Promise<Medium[]> {
  if (!twilio || !MESSAGE.test(textId)) return [];
  // One limit for everything: a host that redirects or drips gets no more time than another.
  const signal = AbortSignal.timeout(withinMs);
  const folder = `/2010-04-01/Accounts/${twilio.accountSid}/Messages/${textId}/Media`;
  const listed = await get(twilio, `${folder}.json?PageSize=${MOST_FILES}`, signal);
  if (isGone(listed)) return [];
  const list = List.parse(
    JSON.parse(Buffer.from(await bytesOf(listed, MOST_BYTES_OF_LIST)).toString('utf8')),
  );
  const media: Medium[] = [];
  let room = MOST_BYTES;
  for (const { sid, content_type: type } of list.media_list.slice(0, MOST_FILES)) {
    const answer = await get(twilio, `${folder}/${sid}`, signal);
    // One that was deleted takes none of the others with it.
    const bytes = isGone(answer)
      ? new Uint8Array()
      : await bytesOf(answer, Math.min(room, MAX_PHOTO_BYTES));
    room -= bytes.length;
    media.push({ type, bytes });
  }
  return media;
}

/** Asks the API, and goes where it leads: within the API, or to a host of the setting, without our password. */
async function get(
  { accountSid, authToken, apiUrl, mediaHosts }: TwilioSettings,
  path: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const login = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  let at = new URL(path, apiUrl);
  let answer = await ask(at, { headers: { authorization: `Basic ${login}` }, signal });
  for (let hops = 0; hops < MOST_REDIRECTS && isRedirect(answer); hops += 1) {
    answer.destroy();
    const { location = '' } = answer.headers;
    if (!URL.canParse(location, at.href)) break;
    at = new URL(location, at);
    const isWithin = at.origin === apiUrl.origin;
    if (!isWithin && !(isPushAddress(at.href) && mediaHosts.includes(at.hostname))) {
      throw new Error('the file of a text is kept at a host that TWILIO_MEDIA_HOSTS does not name');
    }
    answer = await ask(at, { signal, ...(!isWithin && { lookup: lookupOutside }) });
  }
  return answer;
}

/** Whether it has what was asked for no longer. */
function isGone(answer: IncomingMessage): boolean {
  const isMissing = answer.statusCode === 404 || answer.statusCode === 410;
  if (isMissing) answer.destroy();
  return isMissing;
}

function isRedirect({ statusCode = 0 }: IncomingMessage): boolean {
  return REDIRECTS.includes(statusCode);
}

type Asking = Pick<
  NonNullable<Parameters<typeof requestSecure>[1]>,
  'headers' | 'signal' | 'lookup'
>;

function ask(address: URL, asking: Asking): Promise<IncomingMessage> {
  const request = address.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const sent = request(address, { ...asking, agent: false });
    // The error of a connection names the host and the path.
    sent.on('error', () => reject(new Error('the files of a text could not be fetched')));
    sent.on('response', resolve);
    sent.end();
  });
}

/** The body; empty when it is larger than that. */
async function bytesOf(answer: IncomingMessage, most: number): Promise<Uint8Array> {
  if (answer.statusCode !== 200) {
    answer.destroy();
    throw new Error(`the files of a text were answered with ${answer.statusCode}`);
  }
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer) {
    bytes += part.length;
    if (bytes > most) return new Uint8Array();
    parts.push(part);
  }
  return Buffer.concat(parts);
}
