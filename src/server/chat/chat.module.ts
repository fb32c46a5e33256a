// Live chat: conversations of visitors with staff, the desk, alerts, and the mails that go on where no one is there.
import { clockJob, job } from '#server/platform/jobs/job.ts';
import type { Module } from '../module.ts';
import { sendAlertText } from './alert-texts.ts';
import { raiseAlerts } from './alerts.ts';
import { chatLead } from './chat.lead.ts';
import { chatStartHandlers } from './chat.routes.ts';
import { chatAlert, chatMail, chatPush } from './chat-jobs.ts';
import { conversationReading, conversationWriting } from './conversation.routes.ts';
import { deskHandlers } from './desk.routes.ts';
import { deskChatHandlers } from './desk-chat.routes.ts';
import { CHAT_REPLY, takeChatReply } from './mail-reply.ts';
import { offerHandlers } from './offer.routes.ts';
import { createPresence } from './presence.ts';
import { mailReplies, sweepChats } from './reply-mails.ts';
import { snoozeHandlers } from './snooze.routes.ts';
import { createSupportWatch } from './support-watch.ts';

export const chatModule: Module = {
  handlers({ context, guard }) {
    const presence = createPresence(context);
    const watch = createSupportWatch(context);
    return {
      ...chatStartHandlers(context, guard, watch),
      ...conversationReading(context, { presence, watch }),
      ...conversationWriting(context),
      ...offerHandlers(context),
      ...deskHandlers(context, presence),
      ...deskChatHandlers(context),
      ...snoozeHandlers(context),
    };
  },
  jobs: [
    job(chatMail, async (what, { context, mailer }) => {
      const { chatMailOf } = await import('./chat.mail.ts');
      const mail = await chatMailOf(context, what);
      if (mail) await mailer.send(mail);
    }),
    job(chatAlert, (what, { context }) => sendAlertText(context, what)),
    job(chatPush, async ({ sessionId }, { context }) => {
      const { pushWaiting } = await import('./push.ts');
      await pushWaiting(context, sessionId);
    }),
    clockJob({ name: 'chat-minute' }, '* * * * *', async (context) => {
      await raiseAlerts(context);
      await mailReplies(context);
    }),
  ],
  leads: [chatLead],
  replies: { [CHAT_REPLY]: takeChatReply },
  sweep: sweepChats,
};
