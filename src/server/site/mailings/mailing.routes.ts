// Answers everything about mailings: the office writes and sends them, anyone follows their links.
import type { mailingEndpoints } from '#contract/site/mailings.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { requireMailing } from './mailing.policy.ts';
import { findMailing, listMailings } from './mailing.queries.ts';
import {
  cancelMailing,
  changeDraft,
  moveMailing,
  resumeMailing,
  scheduleMailing,
  sendMailing,
  startDraft,
  testMailing,
} from './mailing.service.ts';
import { pageOfLink } from './mailing-links.ts';
import { readMailing } from './present-mailing.ts';

/** Our own pages alone may frame the mail; nothing in it runs, and it loads pictures of ours alone. */
const PREVIEW_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** The handlers of mailings. */
export function mailingHandlers(context: ServerContext): Handlers<keyof typeof mailingEndpoints> {
  return {
    'GET /api/console/mailings': ({ query }) => listMailings(context.db, query.cursor),

    'POST /api/console/mailings': ({ user, body, attempt }) =>
      startDraft(context, user, body.subject, attempt),

    'GET /api/console/mailings/{id}': ({ params }) => readMailing(context, params.id),

    'PATCH /api/console/mailings/{id}': ({ user, params, body }) =>
      changeDraft(context, { user, id: params.id, version: body.version }, body),

    async 'GET /api/console/mailings/{id}/preview'({ params, query, reply }) {
      const mailing = requireMailing(await findMailing(context.db, params.id));
      const { previewMailing } = await import('./mailing.mail.ts');
      const { html } = await previewMailing(context, mailing, query.language ?? 'en');
      reply.header('content-security-policy', PREVIEW_POLICY);
      reply.header('x-frame-options', 'SAMEORIGIN');
      return Buffer.from(`<base target="_blank">${html}`);
    },

    'POST /api/console/mailings/{id}/test': ({ user, params, body }) =>
      testMailing(context, { user, id: params.id, version: body.version }),

    'POST /api/console/mailings/{id}/schedule': ({ user, params, body }) =>
      scheduleMailing(context, { user, id: params.id, version: body.version }, body),

    'POST /api/console/mailings/{id}/unschedule': ({ user, params, body }) =>
      moveMailing(context, { user, id: params.id, version: body.version }, 'unschedule'),

    'POST /api/console/mailings/{id}/send': ({ user, params, body }) =>
      sendMailing(context, { user, id: params.id, version: body.version }),

    'POST /api/console/mailings/{id}/pause': ({ user, params, body }) =>
      moveMailing(context, { user, id: params.id, version: body.version }, 'pause'),

    'POST /api/console/mailings/{id}/resume': ({ user, params, body }) =>
      resumeMailing(context, { user, id: params.id, version: body.version }),

    'POST /api/console/mailings/{id}/cancel': ({ user, params, body }) =>
      cancelMailing(context, { user, id: params.id, version: body.version }),

    async 'GET /n/{code}'({ params, request, reply }) {
      // A link that we do not know any more leads to the site all the same.
      reply.header('location', (await pageOfLink(context.db, params.code, request.method)) ?? '/');
      reply.header('cache-control', 'no-store');
      return null;
    },
  };
}
