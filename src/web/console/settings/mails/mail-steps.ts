// What the office does with a message: sends it again, sets it aside.
import { z } from 'zod';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';

const message = ({ params }: StepCall) => ({ id: Number(params.id) });

export const mailSteps = steps({
  again: step({
    schema: z.strictObject({}),
    isPress: true,
    send: (call) => call.api('POST /api/console/mails/{id}/send-again', { params: message(call) }),
    done: 'Trying to send it now. This page shows how it goes.',
  }),
  aside: step({
    schema: z.strictObject({}),
    isPress: true,
    send: (call) => call.api('POST /api/console/mails/{id}/set-aside', { params: message(call) }),
    done: 'Set aside. It won’t be tried again.',
  }),
});
