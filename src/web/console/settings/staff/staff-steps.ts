// What the owner does on the page of the staff: invites, gives roles, disables and enables.
import { z } from 'zod';
import { NewStaffInvitation, SeenStaffMember, StaffRoleChange } from '#contract/accounts/staff.ts';
import { step, steps } from '#web/forms/app/steps.ts';

/** Whom a form is about. */
const person = { person: z.uuid() };

export const staffSteps = steps({
  invite: step({
    schema: NewStaffInvitation,
    send: ({ api }, body) => api('POST /api/console/staff/invitations', { body }),
    done: 'The invitation is on its way.',
  }),
  uninvite: step({
    schema: z.strictObject({ invitation: z.uuid() }),
    isPress: true,
    send: ({ api }, { invitation }) =>
      api('DELETE /api/console/staff/invitations/{id}', { params: { id: invitation } }),
    done: 'The invitation is canceled. Its link no longer works.',
  }),
  role: step({
    schema: StaffRoleChange.extend(person),
    send: ({ api }, { person, ...body }) =>
      api('PATCH /api/console/staff/{id}', { params: { id: person }, body }),
    done: 'Saved. It counts from their next click on.',
  }),
  disable: step({
    schema: SeenStaffMember.extend(person),
    isPress: true,
    send: ({ api }, { person, ...body }) =>
      api('POST /api/console/staff/{id}/disable', { params: { id: person }, body }),
    done: 'Disabled. They are signed out everywhere.',
  }),
  enable: step({
    schema: SeenStaffMember.extend(person),
    isPress: true,
    send: ({ api }, { person, ...body }) =>
      api('POST /api/console/staff/{id}/enable', { params: { id: person }, body }),
    done: 'Enabled. They can sign in again.',
  }),
});
