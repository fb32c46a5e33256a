// Changes of a customer's email address: asked for and finished, by the person and by the office.
import { lt } from 'drizzle-orm';
import type { emailChangeEndpoints } from '#contract/customers/email-change.ts';
import { rememberBrowser } from '#server/accounts/known-browser.ts';
import { openEmailChange, presentEmailChange } from '#server/accounts/open-email-change.ts';
import { sidOf } from '#server/accounts/session.ts';
import { emailChanges } from '#server/platform/database/schema/email-change.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import { job } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';
import type { Module } from '../../module.ts';
import { customerOf } from '../customer.service.ts';
import { finishEmailChange, startEmailChange } from './email-change.service.ts';
import { emailChangeCodeMail, emailChangeNoticeMail } from './email-change-mails.ts';

/** Longer than any limit counts, and than a mail about it may wait. */
const KEPT_MS = 30 * 86_400_000;

export const emailChangeModule: Module = {
  handlers: ({ context }) => emailChangeHandlers(context),
  jobs: [
    job(emailChangeCodeMail, async ({ changeId }, { context, mailer }) => {
      const { codeMailOf } = await import('./email-change.mail.ts');
      const mail = await codeMailOf(context, changeId);
      if (mail) await mailer.send(mail);
    }),
    job(emailChangeNoticeMail, async ({ changeId, news }, { context, mailer }) => {
      const { noticeMailOf } = await import('./email-change.mail.ts');
      const mail = await noticeMailOf(context, changeId, news);
      if (mail) await mailer.send(mail);
    }),
  ],
  sweep: async ({ db, clock }) => {
    const before = new Date(clock().getTime() - KEPT_MS);
    await db.delete(emailChanges).where(lt(emailChanges.expiresAt, before));
  },
};

function emailChangeHandlers(context: ServerContext): Handlers<keyof typeof emailChangeEndpoints> {
  return {
    'POST /api/portal/email-change': ({ user, body }) =>
      startEmailChange(context, { userId: user.id, actorId: user.id }, body.email),

    async 'POST /api/portal/email-change/code'({ user, body, request, reply }) {
      const own = { userId: user.id, actorId: user.id };
      const { email, ...state } = await finishEmailChange(context, own, {
        code: body.code,
        sid: sidOf(request),
      });
      rememberBrowser(context, reply, email);
      return state;
    },

    async 'GET /api/console/customers/{id}/email-change'({ params }) {
      const { id } = await customerOf(context, context.db, params.id);
      const now = context.clock();
      return { open: presentEmailChange(await openEmailChange(context.db, id, now), now) };
    },

    async 'POST /api/console/customers/{id}/email-change'({ user, params, body }) {
      const { id } = await customerOf(context, context.db, params.id);
      return startEmailChange(context, { userId: id, actorId: user.id }, body.email);
    },

    async 'POST /api/console/customers/{id}/email-change/code'({ user, params, body }) {
      const { id } = await customerOf(context, context.db, params.id);
      const { email: _, ...state } = await finishEmailChange(
        context,
        { userId: id, actorId: user.id },
        { code: body.code },
      );
      return state;
    },
  };
}
