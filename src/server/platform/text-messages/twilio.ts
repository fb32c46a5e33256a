// What is said between us and Twilio: its Messages resource, and the signature of its webhooks, by the shapes that it publishes.
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { phoneLink } from '#company/rules/platform/phone-link.ts';
import type { TwilioSettings } from '../installation/config.ts';
import { isSameSecret } from '../installation/secrets.ts';
import { type Handed, type TextMessage, TextRefused } from './text-message.ts';

const Taken = z.object({ sid: z.string().max(100) });
const Refused = z.object({ code: z.number() });

/**
 * Hands a text to Twilio.
 *
 * @throws TextRefused for what it will never take; Error when it may take it later.
 */
export async function sendByTwilio(
  { accountSid, authToken, from, apiUrl }: TwilioSettings,
  { to, text, news, pictures = [] }: TextMessage,
  answerWithinMs: number,
): Promise<Handed> {
  const body = new URLSearchParams({ To: dialed(to) });
  if (text || pictures.length === 0) body.set('Body', text);
  for (const { href } of pictures) body.append('MediaUrl', href);
  body.set(from.startsWith('MG') ? 'MessagingServiceSid' : 'From', from);
  if (news) body.set('StatusCallback', news.href);
  const login = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const answer = await fetch(new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json`, apiUrl), {
    method: 'POST',
    headers: { authorization: `Basic ${login}` },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(answerWithinMs),
  });
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return { isInOutbox: false, providerId: Taken.safeParse(said).data?.sid ?? null };
  const code = Refused.safeParse(said).data?.code;
  // A wrong password is ours to mend, and a flood passes: both are tried again.
  if (answer.status === 400 && code) throw new TextRefused(String(code));
  throw new Error(
    `the text message gateway answered ${answer.status}${code ? `, code ${code}` : ''}`,
  );
}

/** A number as it is dialed from anywhere (E.164). */
function dialed(phone: string): string {
  return phoneLink(phone).replace(/^tel:|;.*$/g, '');
}

/** Whether a form came from Twilio: the HMAC-SHA1 of the address and of all fields in the order of their names. */
export function isSignedByTwilio(
  authToken: string,
  { url, form, signature }: { url: string; form: URLSearchParams; signature: string },
): boolean {
  const names = [...new Set(form.keys())].sort();
  const fields = names.flatMap((name) =>
    [...new Set(form.getAll(name))].sort().map((value) => name + value),
  );
  const expected = createHmac('sha1', authToken).update(url + fields.join(''));
  return isSameSecret(signature, expected.digest('base64'));
}
