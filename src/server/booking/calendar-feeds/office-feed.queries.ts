// The consultations that someone of the office has in their own calendar program.
import { eq } from 'drizzle-orm';
import { rightsOf } from '#company/facts/staff-roles.ts';
import { roleOf } from '#server/accounts/roles.ts';
import { users } from '#server/platform/database/schema/account.ts';
import type { ServerContext } from '../../context.ts';
import { isCurrent } from './feed.service.ts';
import { appointmentsFor, type FeedEntry, feedSpan } from './feed-entries.queries.ts';
import type { OfficeFeedName } from './feed-token.ts';

/** All of them; undefined when the address was changed or ended, or its person is not of the office any more. */
export async function readOfficeFeed(
  context: ServerContext,
  { officeUserId, generation }: OfficeFeedName,
): Promise<FeedEntry[] | undefined> {
  if (!(await isCurrent(context.db, { userId: officeUserId, generation }))) return undefined;
  const [person] = await context.db
    .select({ email: users.email, role: users.role })
    .from(users)
    .where(eq(users.id, officeUserId));
  const role = person && roleOf(context.config.staffEmails, person);
  if (!role || !rightsOf(role, []).includes('staff')) return undefined;
  return appointmentsFor(context.db, feedSpan(context));
}
