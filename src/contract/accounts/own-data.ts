// What crosses the wire when someone takes all their data with them or has it deleted (docs/product/data-and-safety.md#deleting-an-account).
import { z } from 'zod';
import type { EndpointTable } from '../platform/endpoint.ts';
import { emailAddress } from '../platform/text.ts';

/** A deletion that was asked for and can still be undone. */
export const AccountDeletion = z.object({
  askedAt: z.string(),
  deletesOn: z.string().describe('YYYY-MM-DD at the company'),
});
export type AccountDeletion = z.infer<typeof AccountDeletion>;

/** Whether the own account is to be deleted; `isPossible` is false for staff. */
export const OwnDeletion = z.object({
  holder: z
    .string()
    .nullable()
    .describe('Whose account the person shares; null on one of their own'),
  deletion: AccountDeletion.nullable(),
  isPossible: z.boolean(),
});
export type OwnDeletion = z.infer<typeof OwnDeletion>;

/** Anyone who asks types the address they sign in with, so that it never happens by one press. */
export const DeletionRequest = z.strictObject({ email: emailAddress });

export const ownDataEndpoints = {
  'GET /api/portal/export': {
    summary: 'Everything that we hold of the signed-in customer, as one JSON file',
    freshSignIn: true,
    access: 'customer',
    limit: 'export',
    status: 200,
    answer: { bytes: 'application/json; charset=utf-8' },
  },
  'GET /api/portal/deletion': {
    summary: 'Whether the own account is to be deleted, and when',
    access: 'customer',
    limit: 'read',
    status: 200,
    answer: OwnDeletion,
  },
  'POST /api/portal/deletion': {
    summary: 'Ask for the deletion of the own account; it happens seven days later',
    freshSignIn: true,
    access: 'customer',
    limit: 'write',
    status: 200,
    body: DeletionRequest,
    answer: OwnDeletion,
  },
  'DELETE /api/portal/deletion': {
    summary: 'Keep the account after all',
    access: 'customer',
    limit: 'write',
    status: 200,
    answer: OwnDeletion,
  },
} as const satisfies EndpointTable;
