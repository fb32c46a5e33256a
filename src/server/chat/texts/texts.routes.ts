// The doors at which texts come in: each asks for the signature first, and answers everyone without one in the same way.
import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { TextWord } from '#company/rules/chat/text-keywords.ts';
import { type TextState, textFailure } from '#company/rules/chat/text-state.ts';
import { TextNews, type textEndpoints } from '#contract/chat/texts.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { isSameSecret } from '#server/platform/installation/secrets.ts';
import { isSignedByTwilio } from '#server/platform/text-messages/twilio.ts';
import type { ServerContext } from '../../context.ts';
import { chooseCustomer } from '../desk.service.ts';
import { messageOfTextId, takeDeliveryNews } from './send-text.service.ts';
import { takeText } from './take-text.service.ts';
import { markNumber } from './wrong-number.service.ts';

/** How old a signed text of a gateway of one's own may be, and how far its clock may be ahead. */
const FRESH_SECONDS = 300;

/** Twilio's words for how far a text got; those on the way to it change nothing. */
const STATES: Readonly<Record<string, TextState>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
};

const WORDS: Readonly<Record<string, TextWord>> = { STOP: 'stop', START: 'start', HELP: 'help' };

/** The handlers of the doors, and of whose number it is and that it is wrong. */
export function textHandlers(context: ServerContext): Handlers<keyof typeof textEndpoints> {
  return {
    async 'POST /api/chat-sessions/{sessionId}/customer'({ params, body, user }) {
      return chooseCustomer(context, params.sessionId, body.customerId, user);
    },

    async 'POST /api/chat-sessions/{sessionId}/wrong-number'({ params, body, user }) {
      return markNumber(context, params.sessionId, body.isWrong, user);
    },

    async 'POST /api/texts/twilio'({ file, request }) {
      const form = signedForm(context, file, request);
      const [id, from] = [form.get('MessageSid'), form.get('From')];
      if (!id || !from) throw notTaken();
      await takeText(context, {
        ...{ id, from, text: form.get('Body') ?? '', files: filesOf(form), hasFiles: true },
        answered: WORDS[form.get('OptOutType') ?? ''],
      });
      return null;
    },

    async 'POST /api/texts/twilio/state'({ file, request, query }) {
      const form = signedForm(context, file, request);
      const state = STATES[form.get('MessageStatus') ?? ''];
      const providerId = form.get('MessageSid');
      if (!state || !providerId) return null;
      const reason = state === 'failed' ? textFailure(form.get('ErrorCode')) : null;
      await takeDeliveryNews(context, { messageId: query.message, state, reason, providerId });
      return null;
    },

    async 'POST /api/texts/webhook'({ file, request }) {
      const news = signedNews(context, file, request);
      if (news.kind === 'text') await takeText(context, news);
      else {
        const messageId = messageOfTextId(news.id);
        const { state, reason } = news;
        const why = state === 'failed' ? (reason ?? textFailure(null)) : null;
        if (messageId) await takeDeliveryNews(context, { messageId, state, reason: why });
      }
      return null;
    },
  };
}

/** A form that Twilio has signed for our account. */
function signedForm(
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

/** How many files came along; Twilio takes ten at most. */
function filesOf(form: URLSearchParams): number {
  return Math.min(10, Math.max(0, Math.trunc(Number(form.get('NumMedia'))) || 0));
}

/** What a gateway of one's own has signed within the last minutes. */
function signedNews(
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
    throw new RequestProblem('invalid_input', 'This is no text and no news of one.');
  return news.data;
}

function jsonOf(file: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(file).toString('utf8'));
  } catch {
    return null;
  }
}

function notTaken(): RequestProblem {
  return new RequestProblem('malformed_request', 'This text is not signed by its provider.');
}

/** Without a provider there is no door. */
function nothingHere(): RequestProblem {
  return new RequestProblem('not_found', 'Texts are not taken here.');
}
