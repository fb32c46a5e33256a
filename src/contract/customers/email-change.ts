// What crosses the wire when a customer's email address changes, by the customer or by the office
// (docs/product/sign-in-and-people.md#another-email).
import { z } from 'zod';
import { CodeVerification } from '../accounts/account.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { emailAddress } from '../platform/text.ts';

/** A change that waits for its code. */
export const OpenEmailChange = z.object({
  email: z.string().describe('The new address, to which the code was mailed'),
  expiresAt: z.string(),
});
export type OpenEmailChange = z.infer<typeof OpenEmailChange>;

/** The change that waits, if one does. */
export const EmailChangeState = z.object({ open: OpenEmailChange.nullable() });
export type EmailChangeState = z.infer<typeof EmailChangeState>;

/** Asks for a code to the new address. */
export const EmailChangeRequest = z.strictObject({ email: emailAddress });

/** The code of the mail. */
export const EmailChangeCode = CodeVerification.pick({ code: true });

const CustomerId = z.strictObject({ id: z.uuid() });

export const emailChangeEndpoints = {
  'POST /api/portal/email-change': {
    summary: 'Mail a code to the new address of the signed-in person',
    freshSignIn: true,
    access: 'customer',
    limit: 'signIn',
    status: 202,
    body: EmailChangeRequest,
    answer: EmailChangeState,
  },
  'POST /api/portal/email-change/code': {
    summary: 'Sign in with the new address from now on; other browsers are signed out',
    access: 'customer',
    limit: 'signIn',
    status: 200,
    body: EmailChangeCode,
    answer: EmailChangeState,
  },
  'GET /api/console/customers/{id}/email-change': {
    summary: "The change of a customer's address that waits for its code",
    access: 'staff',
    limit: 'read',
    status: 200,
    params: CustomerId,
    answer: EmailChangeState,
  },
  'POST /api/console/customers/{id}/email-change': {
    summary: 'Mail a code to the new address of a customer, who reads it out to the office',
    freshSignIn: true,
    access: 'staff',
    limit: 'write',
    status: 202,
    params: CustomerId,
    body: EmailChangeRequest,
    answer: EmailChangeState,
  },
  'POST /api/console/customers/{id}/email-change/code': {
    summary: "Give a customer the new address; all of the customer's browsers are signed out",
    freshSignIn: true,
    access: 'staff',
    limit: 'write',
    status: 200,
    params: CustomerId,
    body: EmailChangeCode,
    answer: EmailChangeState,
  },
} as const satisfies EndpointTable;
