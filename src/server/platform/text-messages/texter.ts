// Sends text messages through a gateway over HTTP, or writes them as .txt files into the outbox when none is configured.
import { join } from 'node:path';
import { writeWhole } from '../files/unfinished.ts';
import type { Config } from '../installation/config.ts';

/** A text message. `id` names it for good, so that a gateway can tell a repetition. */
export type TextMessage = { to: string; text: string; id: string };

export type Texter = { send: (message: TextMessage) => Promise<void> };

/** A gateway that does not answer by then is tried again later. */
const ANSWER_WITHIN_MS = 15_000;

/**
 * Makes the sender. The gateway gets a POST with JSON `{to, text, id}` and the user and password of its address as basic
 * authentication; any 2xx counts as taken.
 */
export function createTexter(
  { smsUrl, dataDir }: Pick<Config, 'smsUrl' | 'dataDir'>,
  clock: () => Date,
): Texter {
  if (!smsUrl) return { send: (message) => writeToOutbox(dataDir, message, clock()) };
  const { username, password } = smsUrl;
  const address = new URL(smsUrl);
  address.username = '';
  address.password = '';
  const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  return {
    async send(message) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': message.id,
          ...(username && { authorization: `Basic ${login.toString('base64')}` }),
        },
        body: JSON.stringify(message),
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`the text message gateway answered ${answer.status}`);
    },
  };
}

async function writeToOutbox(dataDir: string, { to, text, id }: TextMessage, now: Date) {
  const stamp = now.toISOString().replaceAll(':', '-');
  const name = `${stamp}-${id.replace(/[^\w-]+/g, '-')}.txt`;
  await writeWhole(join(dataDir, 'outbox', name), Buffer.from(`To: ${to}\n\n${text}\n`));
}
