// What the office changes of who a customer is: name, number and language, and another email by a code.
import { CustomerChange } from '#contract/customers/customers.ts';
import { EmailChangeCode, EmailChangeRequest } from '#contract/customers/email-change.ts';
import { step, steps } from '#web/forms/app/steps.ts';

export const contactSteps = steps({
  contact: step({
    schema: CustomerChange,
    send: ({ api, params }, body) =>
      api('PATCH /api/console/customers/{id}', { params: { id: String(params.id) }, body }),
    to: ({ call: { params } }) => `/console/customers/${params.id}?done=contact`,
  }),
  email: step({
    schema: EmailChangeRequest,
    send: ({ api, params }, body) =>
      api('POST /api/console/customers/{id}/email-change', {
        params: { id: String(params.id) },
        body,
      }),
    to: ({ call: { url } }) => `${url.pathname}#email`,
    done: 'A code is on its way to the new email.',
  }),
  'email-code': step({
    schema: EmailChangeCode,
    send: ({ api, params }, body) =>
      api('POST /api/console/customers/{id}/email-change/code', {
        params: { id: String(params.id) },
        body,
      }),
    to: ({ call: { params } }) => `/console/customers/${params.id}?done=email`,
  }),
});
