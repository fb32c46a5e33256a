// The messages that were sent, as the office sees them: list, one message, what it said, sending again and setting aside.
import type { sentMessageEndpoints } from '#contract/platform/sent-messages.ts';
import type { ServerContext } from '../../context.ts';
import type { Module } from '../../module.ts';
import type { Handlers } from '../http/mount.ts';
import { SENT_MAIL } from '../inbound-mail/return-path.ts';
import { job } from '../jobs/job.ts';
import { findMessage, listMessages, presentMessage } from './messages.queries.ts';
import { copyMail, readText, sendAgain, setAside } from './send-again.service.ts';
import { takeReturnedMail } from './take-returned-mail.ts';

export const sentMessagesModule: Module = {
  handlers: ({ context }) => messageHandlers(context),
  replies: { [SENT_MAIL]: takeReturnedMail },
  jobs: [
    job(copyMail, async (what, { context, mailer }) => {
      const { sentAgainMailOf } = await import('./sent-again.mail.ts');
      const mail = await sentAgainMailOf(context, what);
      if (mail) await mailer.send(mail);
    }),
  ],
};

function messageHandlers(context: ServerContext): Handlers<keyof typeof sentMessageEndpoints> {
  return {
    'GET /api/console/mails': ({ query }) => listMessages(context.db, query),

    async 'GET /api/console/mails/{id}'({ params }) {
      return presentMessage(context, await findMessage(context.db, params.id));
    },

    'GET /api/console/mails/{id}/text': ({ params }) => readText(context, params.id),

    'POST /api/console/mails/{id}/send-again': ({ params, user }) =>
      sendAgain(context, { ...params, actorId: user.id }),

    'POST /api/console/mails/{id}/set-aside': ({ params, user }) =>
      setAside(context, { ...params, actorId: user.id }),
  };
}
