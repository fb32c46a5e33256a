// What a provider has signed: the form of Twilio's webhooks, and the JSON of a gateway of one's own. Everyone without a signature is
// answered in the same way.
import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { TextNews } from '#contract/chat/texts.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { isSameSecret } from '#server/platform/installation/secrets.ts';
import { isSignedByTwilio } from '#server/platform/text-messages/twilio.ts';
import type { ServerContext } from '../../context.ts';

/** How old signed news of a gateway of one's own may be, and how far its clock may be ahead. */
const FRESH_SECONDS = 300;

/** A form that Twilio has signed for our account. @throws RequestProblem 400 for any other, 404 without Twilio */
export function signedForm(
  { config }: Pick<ServerContext, 'config'>,
  file: Uint8Array,
  { headers, url }: FastifyRequest,
): URLSearchParams {
  const { twilio, publicUrl } = config;
  if (!twilio) throw nothingHere();
  const form = new URLSearchParams(Buffer.from(file).toString('utf8'));
  const signature = String(headers['x-twilio-signature'] ?? '');
  const isSigned = isSignedByTwilio(twilio.authToken, {
    ...{ url: new URL(url, publicUrl).href, form, signature },
  });
  if (!isSigned || form.get('AccountSid') !== twilio.accountSid) throw notTaken();
  return form;
}

/** What a gateway of one's own has signed within the last minutes. @throws RequestProblem 400, 404, or 422 for what is no news */
export function signedNews(
  { config, clock }: Pick<ServerContext, 'config' | 'clock'>,
  file: Uint8Array,
  { headers }: FastifyRequest,
): TextNews {
  const secret = config.smsWebhookSecret;
  if (!secret) throw nothingHere();
  const [, seconds = '', given = ''] =
    /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(String(headers['text-signature'] ?? '')) ?? [];
  const expected = createHmac('sha256', secret).update(`${seconds}.`).update(file).digest('hex');
  const ago = Math.abs(clock().getTime() / 1000 - Number(seconds));
  if (!isSameSecret(given, expected) || ago > FRESH_SECONDS) throw notTaken();
  const news = TextNews.safeParse(jsonOf(file));
  if (!news.success)
    throw new RequestProblem('invalid_input', 'This is no text, no news of one, and no call.');
  return news.data;
}

function jsonOf(file: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(file).toString('utf8'));
  } catch {
    return null;
  }
}

/** What everyone is answered who has no signature, or has signed too little. */
export function notTaken(): RequestProblem {
  return new RequestProblem('malformed_request', 'This is not signed by its provider.');
}

/** Without a provider there is no door. */
function nothingHere(): RequestProblem {
  return new RequestProblem('not_found', 'Texts are not taken here.');
}
