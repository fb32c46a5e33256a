// What a customer does about autopay: agrees to it and ends it.
import { z } from 'zod';
import { NewAutopay } from '#contract/billing/autopay-forms.ts';
import { step, steps } from '#web/forms/app/steps.ts';
import { englishAutopayMessages } from './messages/autopay-messages.en.ts';

/** The page of autopay. */
export const AUTOPAY_PATH = '/customer-portal/billing/autopay';

const { done } = englishAutopayMessages;

export const autopaySteps = steps({
  agree: step({
    schema: NewAutopay,
    isPress: true,
    send: ({ api }, body) => api('POST /api/portal/billing/autopay', { body }),
    to: () => AUTOPAY_PATH,
    done: done.agree,
  }),
  end: step({
    schema: z.strictObject({}),
    isPress: true,
    send: ({ api }) => api('DELETE /api/portal/billing/autopay'),
    to: () => AUTOPAY_PATH,
    done: done.end,
  }),
});
