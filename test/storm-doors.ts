// People of a storm who write by text and by mail. What brings their words to us, and news of ours to them, repeats, delays and swaps it.
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Handed } from './chat-checker.ts';
import type { Where } from './chat-storm.ts';
import { MAIL_DOOR, rawMail } from './mailed-in.ts';
import { TWILIO, type TwilioStandIn, twilioSignature } from './twilio-stand-in.ts';

/** The address that webhooks are signed for, wherever a server is that may choose its port. */
const SIGNED_SITE = 'http://localhost:0';

/** The settings of a server that these people reach. */
export const doorSettings = (twilio: TwilioStandIn): Record<string, string> => ({
  ...{ ...TWILIO, TWILIO_API_URL: twilio.url },
  ...MAIL_DOOR,
});

/** What is on its way at a time: two texts of a person, which may arrive in any order. */
const AT_ONCE = 2;
const LONGEST_DELAY_MS = 400;
const RETRY_MS = 150;

type Course = { where: Where; signal: AbortSignal; pauseMs: number; handed: Handed[] };

/** Someone with a telephone: two texts at a time, each brought up to three times, in any order, until each was taken. */
export async function text(client: string, number: string, course: Course): Promise<void> {
  const { where, signal, pauseMs, handed } = course;
  for (let turn = 1; !signal.aborted; turn += 1) {
    const texts = Array.from({ length: AT_ONCE }, (_, index) => `${client} texts ${turn}.${index}`);
    await Promise.all(
      texts.map((Body) => {
        const MessageSid = `SM${createHash('md5').update(Body).digest('hex')}`;
        return disorderly(() =>
          twilioKnocks(where, '/api/texts/twilio', { MessageSid, From: number, Body }),
        );
      }),
    );
    handed.push(...texts.map((words) => ({ client, turn, text: words })));
    await wait(pauseMs * (1 + Math.random()));
  }
}

/** Someone with a mail program: one mail after the other, each brought up to three times, until it was taken. */
export async function mail(client: string, address: string, course: Course): Promise<void> {
  const { where, signal, pauseMs, handed } = course;
  for (let turn = 1; !signal.aborted; turn += 1) {
    const words = `${client} mails ${turn}`;
    const headers = { From: address, To: MAIL_DOOR.REPLY_EMAIL };
    const letter = rawMail(headers, words);
    await disorderly(() =>
      untilTaken(where, '/api/inbound-mail', {
        body: new Uint8Array(letter),
        headers: {
          'content-type': 'message/rfc822',
          authorization: `Bearer ${MAIL_DOOR.INBOUND_MAIL_SECRET}`,
        },
      }),
    );
    handed.push({ client, turn, text: words });
    await wait(pauseMs * (1 + Math.random()));
  }
}

/** Tells of every text that left how far it got: twice, late and in any order. Ends once all that left until the end is told. */
export async function tellNews(
  { sent }: TwilioStandIn,
  { where, signal }: Pick<Course, 'where' | 'signal'>,
): Promise<void> {
  const telling: Promise<unknown>[] = [];
  for (let told = 0; !signal.aborted || told < sent.length; ) {
    for (const { sid: MessageSid, form } of sent.slice(told)) {
      told += 1;
      const door = new URL(form.get('StatusCallback') ?? '', SIGNED_SITE);
      const tell = (MessageStatus: string) =>
        disorderly(() =>
          twilioKnocks(where, door.pathname + door.search, { MessageSid, MessageStatus }),
        );
      telling.push(Promise.all(['queued', 'sent', 'delivered'].map(tell)));
    }
    await wait(RETRY_MS);
  }
  await Promise.all(telling);
}

/** Once, twice or three times, each a while later. */
async function disorderly(bring: () => Promise<void>): Promise<void> {
  const times = 1 + Math.floor(Math.random() * 3);
  await Promise.all(
    Array.from({ length: times }, async () => {
      await wait(Math.random() * LONGEST_DELAY_MS);
      await bring();
    }),
  );
}

function twilioKnocks(where: Where, path: string, fields: Record<string, string>): Promise<void> {
  const form = { AccountSid: TWILIO.TWILIO_ACCOUNT_SID, ...fields };
  return untilTaken(where, path, {
    body: new URLSearchParams(form).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': twilioSignature(new URL(path, SIGNED_SITE).href, form),
    },
  });
}

/** Brings it until it is taken, as a provider does while a server is away. */
async function untilTaken(where: Where, path: string, what: RequestInit): Promise<void> {
  const until = Date.now() + 120_000;
  for (;;) {
    const answer = await fetch(where.url + path, { method: 'POST', ...what }).catch(
      () => undefined,
    );
    await answer?.arrayBuffer().catch(() => undefined);
    if (answer?.ok) return;
    if (answer && answer.status < 500 && answer.status !== 429) {
      throw new Error(`${path} refuses: ${answer.status}`);
    }
    if (Date.now() > until) throw new Error(`${path} takes nothing: ${answer?.status}`);
    await wait(RETRY_MS);
  }
}
