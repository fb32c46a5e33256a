// What someone of the staff does to see the portal of a customer, and to leave it.
import { z } from 'zod';
import { NewViewing } from '#contract/accounts/viewings.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';

const customer = ({ params }: StepCall) => ({ id: String(params.id) });

export const viewingSteps = steps({
  start: step({
    schema: NewViewing,
    send: (call, body) =>
      call.api('POST /api/console/customers/{id}/viewings', { params: customer(call), body }),
    to: () => '/customer-portal',
    leavesFrame: true,
  }),
  end: step({
    schema: z.strictObject({}),
    isPress: true,
    send: ({ api }) => api('POST /api/console/viewings/end', { body: {} }),
    to: ({ call }) => `/console/customers/${String(call.params.id)}?done=portal-left`,
    leavesFrame: true,
  }),
});
