// The doors at which calls come in: Twilio's own, and that of a gateway of one's own, which brings texts and news of ours as well.
import type { CallResult } from '#company/rules/chat/incoming-call.ts';
import { textFailure } from '#company/rules/chat/text-state.ts';
import type { callEndpoints } from '#contract/chat/calls.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { messageOfTextId, takeDeliveryNews } from '../texts/send-text.service.ts';
import { notTaken, signedForm, signedNews } from '../texts/signed-news.ts';
import { takeText } from '../texts/take-text.service.ts';
import { takeCall } from './take-call.service.ts';

/** Twilio's words for how a call ended. "completed" alone says only that it is over: a machine may have answered it. */
const ENDS: Readonly<Record<string, CallResult>> = {
  'no-answer': 'missed',
  busy: 'missed',
  failed: 'missed',
  canceled: 'missed',
};
const DIALED: Readonly<Record<string, CallResult>> = {
  ...ENDS,
  completed: 'answered',
  answered: 'answered',
};

const NOTHING_MORE = Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<Response/>\n');

/** The handlers of the doors, and of what the settings say about them. */
export function callHandlers(
  context: ServerContext,
): Handlers<keyof typeof callEndpoints | 'POST /api/texts/webhook'> {
  return {
    async 'POST /api/calls/twilio'({ file, request }) {
      const form = signedForm(context, file, request);
      const id = form.get('CallSid');
      if (!id || id.length > 200) throw notTaken();
      const result = resultOf(form);
      if (result) await takeCall(context, { id, from: form.get('From') ?? '', result });
      return NOTHING_MORE;
    },

    async 'POST /api/texts/webhook'({ file, request }) {
      const news = signedNews(context, file, request);
      if (news.kind === 'text') await takeText(context, news);
      else if (news.kind === 'call') await takeCall(context, news);
      else {
        const messageId = messageOfTextId(news.id);
        const { state, reason } = news;
        const why = state === 'failed' ? (reason ?? textFailure(null)) : null;
        if (messageId) await takeDeliveryNews(context, { messageId, state, reason: why });
      }
      return null;
    },

    async 'GET /api/console/calls'() {
      const { twilio, smsUrl, smsWebhookSecret, publicUrl } = context.config;
      const provider = twilio ? 'twilio' : smsWebhookSecret ? 'gateway' : null;
      const path = provider === 'gateway' ? '/api/texts/webhook' : '/api/calls/twilio';
      const areSent = (twilio ?? smsUrl) !== undefined;
      return { provider, address: new URL(path, publicUrl).href, areSent };
    },
  };
}

/** How a call to us ended; undefined while it has not, for calls of ours, and for one leg of several, of which the whole call tells. */
function resultOf(form: URLSearchParams): CallResult | undefined {
  if (form.get('ParentCallSid') || form.get('Direction')?.startsWith('outbound')) return undefined;
  const dialed = form.get('DialCallStatus');
  return dialed === null ? ENDS[form.get('CallStatus') ?? ''] : DIALED[dialed];
}
