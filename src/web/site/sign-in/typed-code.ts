// The code as people type it: with the blanks that the mail shows between its digits.
import { z } from 'zod';
import { CodeVerification } from '#contract/accounts/account.ts';

/** The contract's shape, which takes the digits alone. */
export const TypedCode = CodeVerification.extend({
  code: z
    .string({ error: 'Please enter the code from the email.' })
    .transform((typed) => typed.replace(/\s/g, ''))
    .pipe(CodeVerification.shape.code),
});
