// What crosses the wire about the people on the staff (docs/product/sign-in-and-people.md#staff).
import { z } from 'zod';
import {
  givenRights,
  type StaffRole as RoleOfStaff,
  staffRoles,
} from '#company/facts/staff-roles.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { emailAddress, line } from '../platform/text.ts';

/** What someone on the staff may do. */
export const StaffRole = z.enum(
  staffRoles.map(({ value }) => value),
) satisfies z.ZodType<RoleOfStaff>;

/** What the owner can let someone do besides what their role may. */
const GivenRight = z.enum(givenRights.map(({ value }) => value));

/** Someone on the staff. */
export const StaffMember = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  givenRights: z.array(GivenRight).describe('What the owner lets them do besides'),
  isConfigured: z
    .boolean()
    .describe(
      'STAFF_EMAILS gives the role; it is not changed here then, nor is the person disabled',
    ),
  isDisabled: z.boolean(),
  lastSeenAt: z.string().nullable().describe('To within five minutes; null before the first visit'),
  sessions: z.number().int().describe('Browsers in which they are signed in'),
  passkeys: z.number().int(),
  version: z.number().int(),
});
export type StaffMember = z.infer<typeof StaffMember>;

/** Someone who was invited to the staff and has not joined. */
const StaffInvitation = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  expiresAt: z.string(),
  isOver: z.boolean().describe('Its link has expired; inviting again sends another'),
});

/** The people on the staff, those who are invited, and those whom STAFF_EMAILS names and who have not signed in yet. */
export const Staff = z.object({
  people: z.array(StaffMember),
  invitations: z.array(StaffInvitation),
  expected: z.array(z.object({ email: z.string(), role: StaffRole })),
});
export type Staff = z.infer<typeof Staff>;

/** What someone on the staff is called. */
export const StaffName = z.strictObject({
  firstName: line(100, 'Please enter a first name.'),
  lastName: line(100, 'Please enter a last name.'),
});
export type StaffName = z.output<typeof StaffName>;

/** Invites someone to the staff. */
export const NewStaffInvitation = StaffName.extend({
  email: emailAddress,
  role: StaffRole,
});
export type NewStaffInvitation = z.output<typeof NewStaffInvitation>;

/** Which version of someone was seen. */
export const SeenStaffMember = z.strictObject({ version: z.int().min(1).max(2_147_483_647) });

/** Gives someone another role, and exactly these rights besides. */
export const StaffRoleChange = SeenStaffMember.extend({
  role: StaffRole,
  givenRights: z.array(GivenRight).max(givenRights.length).default([]),
});
export type StaffRoleChange = z.output<typeof StaffRoleChange>;

const StaffId = z.strictObject({ id: z.uuid() });
const change = { access: 'owner', limit: 'write', freshSignIn: true } as const;

export const staffEndpoints = {
  'PATCH /api/console/account/name': {
    summary: 'Say what one is called oneself',
    access: 'crew',
    limit: 'write',
    status: 204,
    body: StaffName,
    answer: null,
  },
  'GET /api/console/staff': {
    summary: 'The people on the staff, and those who are invited',
    access: 'owner',
    limit: 'read',
    status: 200,
    answer: Staff,
  },
  'POST /api/console/staff/invitations': {
    ...change,
    summary: 'Invite someone to the staff; an open invitation of the address is sent anew',
    status: 201,
    body: NewStaffInvitation,
    answer: Staff,
  },
  'DELETE /api/console/staff/invitations/{id}': {
    ...change,
    summary: 'Withdraw an invitation; its link opens nothing from then on',
    status: 204,
    params: StaffId,
    answer: null,
  },
  'PATCH /api/console/staff/{id}': {
    ...change,
    summary: 'Give someone another role and rights besides; they count from their next request on',
    status: 200,
    params: StaffId,
    body: StaffRoleChange,
    answer: StaffMember,
  },
  'POST /api/console/staff/{id}/disable': {
    ...change,
    summary: 'Disable someone: they are signed out everywhere and cannot sign in',
    status: 200,
    params: StaffId,
    body: SeenStaffMember,
    answer: StaffMember,
  },
  'POST /api/console/staff/{id}/enable': {
    ...change,
    summary: 'Let someone who was disabled sign in again',
    status: 200,
    params: StaffId,
    body: SeenStaffMember,
    answer: StaffMember,
  },
} as const satisfies EndpointTable;
