// The people on the staff: invited, given roles, disabled and enabled, by the owner alone; what they are called they say themselves.
import type { staffEndpoints } from '#contract/accounts/staff.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import type { Module } from '../../module.ts';
import { changeOwnName } from './own-name.service.ts';
import { readStaff } from './staff.queries.ts';
import { changeStaffRole, disableStaff, enableStaff } from './staff.service.ts';
import { inviteToStaff, withdrawStaffInvitation } from './staff-invite.service.ts';

export const staffModule: Module = {
  handlers: ({ context }) => staffHandlers(context),
};

function staffHandlers(context: ServerContext): Handlers<keyof typeof staffEndpoints> {
  return {
    async 'PATCH /api/console/account/name'({ user, body }) {
      await changeOwnName(context, user.id, body);
      return null;
    },

    'GET /api/console/staff': () => readStaff(context, context.db, context.clock()),

    'POST /api/console/staff/invitations': ({ user, body }) =>
      inviteToStaff(context, user.id, body),

    async 'DELETE /api/console/staff/invitations/{id}'({ user, params }) {
      await withdrawStaffInvitation(context, user.id, params.id);
      return null;
    },

    'PATCH /api/console/staff/{id}': ({ user, params, body }) =>
      changeStaffRole(context, { ...params, ...body, actorId: user.id }),

    'POST /api/console/staff/{id}/disable': ({ user, params, body }) =>
      disableStaff(context, { ...params, ...body, actorId: user.id }),

    'POST /api/console/staff/{id}/enable': ({ user, params, body }) =>
      enableStaff(context, { ...params, ...body, actorId: user.id }),
  };
}
