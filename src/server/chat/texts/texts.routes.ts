// The doors at which Twilio brings texts and news of ours, and fetches our pictures: each asks for the signature first, and answers everyone
// without one in the same way.
import type { TextWord } from '#company/rules/chat/text-keywords.ts';
import { lacksPictures, type TextState, textFailure } from '#company/rules/chat/text-state.ts';
import type { textEndpoints } from '#contract/chat/texts.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { Workshop } from '#server/platform/photos/picture-workshop.ts';
import { takesPictures } from '#server/platform/text-messages/gateway-setting.ts';
import type { ServerContext } from '../../context.ts';
import { chooseCustomer } from '../desk.service.ts';
import { showPicture } from './outgoing-pictures.ts';
import { takeDeliveryNews } from './send-text.service.ts';
import { notTaken, signedForm } from './signed-news.ts';
import { takeText } from './take-text.service.ts';
import { markNumber } from './wrong-number.service.ts';

/** Twilio's words for how far a text got; those on the way to it change nothing. */
const STATES: Readonly<Record<string, TextState>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
};

const WORDS: Readonly<Record<string, TextWord>> = { STOP: 'stop', START: 'start', HELP: 'help' };

/** The handlers of the doors, of whose number it is and that it is wrong, and of whether pictures go along. */
export function textHandlers(
  context: ServerContext,
  workshop: Workshop,
): Handlers<Exclude<keyof typeof textEndpoints, 'POST /api/texts/webhook'>> {
  return {
    async 'POST /api/chat-sessions/{sessionId}/customer'({ params, body, user }) {
      return chooseCustomer(context, params.sessionId, body.customerId, user);
    },

    async 'POST /api/chat-sessions/{sessionId}/wrong-number'({ params, body, user }) {
      return markNumber(context, params.sessionId, body.isWrong, user);
    },

    async 'GET /api/texts/pictures/{address}'({ params, reply }) {
      reply.header('x-robots-tag', 'noindex').header('cache-control', 'private, no-store');
      const bytes = await showPicture(context, workshop, params.address);
      reply.header('content-disposition', 'inline; filename="photo.jpg"');
      return bytes;
    },

    async 'GET /api/texts/provider'() {
      return { takesPictures: takesPictures(context.config) };
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
      const code = form.get('ErrorCode');
      await takeDeliveryNews(context, {
        ...{ messageId: query.message, state, providerId },
        reason: state === 'failed' ? textFailure(code) : null,
        // "Failed" is what never left the provider; what is "undelivered" a carrier has had, which may have shown it.
        lacksPictures: form.get('MessageStatus') === 'failed' && lacksPictures(code),
      });
      return null;
    },
  };
}

/** How many files came along; Twilio takes ten at most. */
function filesOf(form: URLSearchParams): number {
  return Math.min(10, Math.max(0, Math.trunc(Number(form.get('NumMedia'))) || 0));
}
