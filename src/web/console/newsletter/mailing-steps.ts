// What the office does with a mailing: starts a draft, writes it, tests it, sends it now or later, pauses and cancels it.
import { MailingDraft, MailingSeen, MailingStart, MailingTime } from '#contract/site/mailings.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';

export const newsletterSteps = steps({
  start: step({
    schema: MailingStart,
    send: ({ api, idempotencyKey }, body) =>
      api('POST /api/console/mailings', { body, idempotencyKey }),
    to: ({ answer }) => `/console/newsletter/${answer.id}`,
  }),
});

const mailing = ({ params }: StepCall) => ({ id: Number(params.id) });

export const mailingSteps = steps({
  save: step({
    schema: MailingDraft,
    send: (call, body) =>
      call.api('PATCH /api/console/mailings/{id}', { params: mailing(call), body }),
    done: 'Saved. The preview shows it.',
  }),
  test: step({
    schema: MailingSeen,
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/console/mailings/{id}/test', { params: mailing(call), body }),
    done: 'A test is on its way to you.',
  }),
  schedule: step({
    schema: MailingTime,
    send: (call, body) =>
      call.api('POST /api/console/mailings/{id}/schedule', { params: mailing(call), body }),
    done: 'Scheduled. It goes to who is subscribed then.',
  }),
  unschedule: step({
    schema: MailingSeen,
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/console/mailings/{id}/unschedule', { params: mailing(call), body }),
    done: 'It is a draft again.',
  }),
  send: step({
    schema: MailingSeen,
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/console/mailings/{id}/send', { params: mailing(call), body }),
    done: 'Sending has started.',
  }),
  pause: step({
    schema: MailingSeen,
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/console/mailings/{id}/pause', { params: mailing(call), body }),
    done: 'Paused. No more emails go out until you resume.',
  }),
  resume: step({
    schema: MailingSeen,
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/console/mailings/{id}/resume', { params: mailing(call), body }),
    done: 'Sending goes on.',
  }),
  cancel: step({
    schema: MailingSeen,
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/console/mailings/{id}/cancel', { params: mailing(call), body }),
    done: 'Canceled.',
  }),
});
