// What someone on the staff is told of a mail by which they try something.
import { z } from 'zod';
import { mailOutcomes } from '#company/rules/platform/mail-outcomes.ts';

/** What became of it. */
export const TestMail = z.object({
  outcome: z.enum(mailOutcomes),
  at: z.string(),
  reason: z.string().nullable().describe('What the mail server said, when it refused'),
});
export type TestMail = z.infer<typeof TestMail>;
