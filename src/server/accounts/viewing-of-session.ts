// The portal that a session of the staff sees: read with the session itself, so that each request has it as of now.
import { type SQL, sql } from 'drizzle-orm';
import { sessions } from '#server/platform/database/schema/account.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import type { presentUser } from './account.queries.ts';

/** As the statement gives it. */
export type SessionViewing = {
  id: string;
  endsAt: string;
  customerId: string;
  user: Omit<Parameters<typeof presentUser>[0], 'createdAt'> & { createdAt: string };
};

/** In a statement over the sessions; null where a session sees none, and when its time is over or the account is closed. */
export const viewingOfSession: SQL<SessionViewing | null> = sql<SessionViewing | null>`(
  select json_build_object('id', viewing.id, 'endsAt', viewing.ends_at,
    'customerId', coalesce(shared.customer_id, viewing.user_id),
    'user', json_build_object('id', seen.id, 'email', seen.email, 'firstName', seen.first_name, 'lastName', seen.last_name,
      'profileImageUrl', seen.profile_image_url, 'role', seen.role, 'givenRights', seen.given_rights,
      'createdAt', seen.created_at))
  from portal_viewings as viewing
  join users as seen on seen.id = viewing.user_id and seen.disabled_at is null and seen.email is not null
  left join account_people as shared on shared.person_id = seen.id
  where viewing.session_id = ${sessions.id} and viewing.ended_at is null and viewing.ends_at > now())`;

/**
 * The person of a session with the portal that they see. Someone who may no longer see one, or whose customer has come onto the
 * staff, sees none.
 *
 * @param present Gives what leaves of a row, by the roles that count now.
 */
export function withViewing(
  person: SignedInPerson,
  viewing: SessionViewing | null,
  present: (row: Parameters<typeof presentUser>[0]) => ReturnType<typeof presentUser>,
): SignedInPerson {
  if (!viewing || !person.rights.includes('viewing')) return person;
  const { id, customerId, user } = viewing;
  const seen = present({ ...user, createdAt: new Date(user.createdAt) });
  if (seen.role !== 'customer') return person;
  const endsAt = new Date(viewing.endsAt).toISOString();
  const seenBy = { viewingId: id, staffId: person.id, endsAt };
  return { ...person, sees: { ...seen, customerId, seenBy } };
}
