// Sends text messages through Twilio or another gateway over HTTP, or writes them as .txt files into the outbox when none is configured.
import { join } from 'node:path';
import { writeWhole } from '../files/unfinished.ts';
import type { Config } from '../installation/config.ts';
import { type Handed, type Texter, type TextMessage, withPictures } from './text-message.ts';
import { sendByTwilio } from './twilio.ts';

/** A gateway that does not answer by then is tried again later. */
const ANSWER_WITHIN_MS = 15_000;

/**
 * Makes the sender. A plain gateway gets a POST with JSON `{to, text, id}` and the user and password of its address as basic
 * authentication; any 2xx counts as taken.
 */
export function createTexter(
  { smsUrl, twilio, dataDir }: Pick<Config, 'smsUrl' | 'twilio' | 'dataDir'>,
  clock: () => Date,
): Texter {
  if (twilio) {
    const send = (message: TextMessage) => sendByTwilio(twilio, message, ANSWER_WITHIN_MS);
    return { send };
  }
  if (smsUrl) return { send: (message) => sendPlainly(smsUrl, message) };
  return {
    async send(message) {
      await writeToOutbox(dataDir, message, clock());
      return { isInOutbox: true, providerId: null };
    },
  };
}

async function sendPlainly(smsUrl: URL, { to, text, id }: TextMessage): Promise<Handed> {
  const { username, password } = smsUrl;
  const address = new URL(smsUrl);
  address.username = '';
  address.password = '';
  const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': id,
      ...(username && { authorization: `Basic ${login.toString('base64')}` }),
    },
    body: JSON.stringify({ to, text, id }),
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the text message gateway answered ${answer.status}`);
  return { isInOutbox: false, providerId: null };
}

async function writeToOutbox(
  dataDir: string,
  { to, text, id, pictures = [] }: TextMessage,
  now: Date,
) {
  const stamp = now.toISOString().replaceAll(':', '-');
  const name = `${stamp}-${id.replace(/[^\w-]+/g, '-')}.txt`;
  await writeWhole(
    join(dataDir, 'outbox', name),
    Buffer.from(`To: ${to}\n\n${withPictures(text, pictures)}\n`),
  );
}
