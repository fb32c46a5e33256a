// What is sent to agree to autopay and to end it: apart from the answers, so that a form brings none of them along.
import { z } from 'zod';
import { Reason } from './reason.ts';

export const NewAutopay = z.strictObject({
  methodId: z.uuid({ error: 'Please choose a card or bank account.' }),
  termsHash: z.string().regex(/^[0-9a-f]{64}$/, { error: 'Please read the terms again.' }),
});
export type NewAutopay = z.infer<typeof NewAutopay>;

/** Why the office ends it. */
export const AutopayEnd = z.strictObject({ reason: Reason });
