// What crosses the wire about what has changed an account's money, so that a page in any language can say it in its own words.
import { z } from 'zod';
import { anyPaymentMethodNames } from '#company/rules/billing/ledger-accounts.ts';
import { entryKinds } from '#company/rules/billing/ledger-entries.ts';

/** What an entry of the books is, as far as a customer is told of it. */
export const EntryAbout = z.object({
  kind: z.enum(entryKinds),
  number: z
    .number()
    .int()
    .nullable()
    .describe('Of the invoice or credit note; of a used deposit, that of its invoice'),
  method: z.enum(anyPaymentMethodNames).nullable().describe('How it was paid or given back'),
  reference: z.string().describe('Behind the method, such as the number of a check; may be empty'),
});
export type EntryAbout = z.infer<typeof EntryAbout>;
