// Answers about the people on an account to those who are on it.

import type { SignedInPerson } from '#server/platform/http/access.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { readAccountPeople } from './account-people.queries.ts';
import { inviteToAccount, type OnAccount, withdrawInvitation } from './invite.service.ts';
import { removeFromAccount } from './remove-person.service.ts';

type AccountPeopleEndpoints =
  | 'GET /api/portal/people'
  | 'POST /api/portal/people/invitations'
  | 'DELETE /api/portal/people/invitations/{id}'
  | 'DELETE /api/portal/people/{id}';

/** The handlers for people on an account. */
export function accountPeopleHandlers(context: ServerContext): Handlers<AccountPeopleEndpoints> {
  return {
    async 'GET /api/portal/people'({ user }) {
      const people = await readAccountPeople(context.db, user.customerId, context.clock());
      return { ...people, personId: user.id };
    },

    'POST /api/portal/people/invitations': ({ user, body }) =>
      inviteToAccount(context, requireHolder(user), body),

    async 'DELETE /api/portal/people/invitations/{id}'({ user, params }) {
      await withdrawInvitation(context, requireHolder(user), params.id);
      return null;
    },

    async 'DELETE /api/portal/people/{id}'({ user, params }) {
      const own = { customerId: user.customerId, actorId: user.id };
      const by = params.id === user.id ? own : requireHolder(user);
      await removeFromAccount(context, by, params.id);
      return null;
    },
  };
}

/** @throws RequestProblem 403 for someone who shares the account of another. */
function requireHolder({ id, customerId }: SignedInPerson): OnAccount {
  if (id === customerId) return { customerId, actorId: id };
  throw new RequestProblem('forbidden', 'Only the account holder can invite and remove people.');
}
