// What crosses the wire about the people who share a customer's account, and about invitations (docs/product/sign-in-and-people.md#people-on-an-account).
import { z } from 'zod';
import type { EndpointTable } from '../platform/endpoint.ts';
import { LinkToken } from '../platform/ids.ts';
import { emailAddress, line, optionalPhone } from '../platform/text.ts';
import { StaffRole } from './staff.ts';

/** Someone who signs in to the account with their own email. */
const PersonOnAccount = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  joinedAt: z.string(),
});

/** Someone who was invited and has not joined. */
const OpenInvitation = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  expiresAt: z.string(),
  isOver: z.boolean().describe('Its link has expired; inviting again sends another'),
});

/** The holder, whose account it is, the people who joined, and those who are invited. */
export const AccountPeople = z.object({
  holder: z.object({ id: z.uuid(), name: z.string(), email: z.string().nullable() }),
  people: z.array(PersonOnAccount),
  invitations: z.array(OpenInvitation),
});
export type AccountPeople = z.infer<typeof AccountPeople>;

/** The same for someone on the account. */
export const OwnAccountPeople = AccountPeople.extend({
  personId: z.uuid().describe('Who asks'),
});
export type OwnAccountPeople = z.infer<typeof OwnAccountPeople>;

/** Invites someone. */
export const PersonInvitation = z.strictObject({
  firstName: line(100, 'Please enter a first name.'),
  lastName: line(100, 'Please enter a last name.'),
  email: emailAddress,
  phone: optionalPhone.default(''),
});
export type PersonInvitation = z.output<typeof PersonInvitation>;

/** An invitation as its link shows it. */
export const AccountInvitation = z.object({
  holder: z
    .string()
    .nullable()
    .describe('The name of the customer whose account it is; null for an invitation to the staff'),
  role: StaffRole.nullable().describe(
    'Of someone who joins the staff; null for a customer’s account',
  ),
  email: z.string().describe('Who was invited, and signs in with it'),
  status: z.enum(['open', 'accepted', 'over']),
  expiresAt: z.string(),
});
export type AccountInvitation = z.infer<typeof AccountInvitation>;

const CustomerId = z.strictObject({ id: z.uuid() });
const own = { access: 'customer', limit: 'write' } as const;
const staff = { access: 'staff', limit: 'write' } as const;

export const accountPeopleEndpoints = {
  'GET /api/portal/people': {
    summary: 'The people on the account of the signed-in person',
    access: 'customer',
    limit: 'read',
    status: 200,
    answer: OwnAccountPeople,
  },
  'POST /api/portal/people/invitations': {
    ...own,
    summary: 'Invite someone to the account; an open invitation of the address is sent anew',
    status: 201,
    freshSignIn: true,
    body: PersonInvitation,
    answer: AccountPeople,
  },
  'DELETE /api/portal/people/invitations/{id}': {
    ...own,
    summary: 'Take an invitation back; its link opens nothing from then on',
    status: 204,
    params: CustomerId,
    answer: null,
  },
  'DELETE /api/portal/people/{id}': {
    ...own,
    summary: 'Remove someone from the account, or leave it; their sessions end at once',
    status: 204,
    params: CustomerId,
    answer: null,
  },
  'GET /api/account-invitations/{token}': {
    summary: 'What the link of an invitation is about; looking uses nothing up',
    access: 'public',
    limit: 'link',
    status: 200,
    params: LinkToken,
    answer: AccountInvitation,
  },
  'POST /api/account-invitations/{token}': {
    summary: 'Join the account or the staff. It signs no one in',
    access: 'public',
    limit: 'link',
    status: 200,
    params: LinkToken,
    answer: AccountInvitation,
  },
  'GET /api/console/customers/{id}/people': {
    summary: "The people on a customer's account",
    access: 'staff',
    limit: 'read',
    status: 200,
    params: CustomerId,
    answer: AccountPeople,
  },
  'POST /api/console/customers/{id}/people/invitations': {
    ...staff,
    summary: "Invite someone to a customer's account",
    status: 201,
    params: CustomerId,
    body: PersonInvitation,
    answer: AccountPeople,
  },
  'DELETE /api/console/customers/{id}/people/invitations/{invitationId}': {
    ...staff,
    summary: 'Take an invitation back',
    status: 204,
    params: CustomerId.extend({ invitationId: z.uuid() }),
    answer: null,
  },
  'DELETE /api/console/customers/{id}/people/{personId}': {
    ...staff,
    summary: "Remove someone from a customer's account; their sessions end at once",
    status: 204,
    params: CustomerId.extend({ personId: z.uuid() }),
    answer: null,
  },
} as const satisfies EndpointTable;
