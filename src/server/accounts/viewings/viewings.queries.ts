// Reads who on the staff has seen the portal of a customer.
import { desc, eq, sql } from 'drizzle-orm';
import { displayName } from '#company/rules/customers/person-name.ts';
import type { Viewings } from '#contract/accounts/viewings.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { portalViewings } from '#server/platform/database/schema/viewing.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { refusalOf } from './viewing.policy.ts';

/** The page shows the last ones; the log has them all. */
const SHOWN = 20;

/**
 * The customer, whether someone can see their portal, and who has.
 *
 * @throws RequestProblem 404 for no one.
 */
export async function readViewings(
  { db, config }: ServerContext,
  customerId: string,
  staffId: string,
): Promise<Viewings> {
  const [customer] = await db.select().from(users).where(eq(users.id, customerId));
  if (!customer) throw new RequestProblem('not_found', 'We could not find this customer.');
  const rows = await db
    .select({
      viewing: portalViewings,
      by: users,
      isOver: sql<boolean>`${portalViewings.endsAt} <= now() or ${portalViewings.sessionId} is null`,
    })
    .from(portalViewings)
    .innerJoin(users, eq(users.id, portalViewings.staffId))
    .where(eq(portalViewings.userId, customerId))
    .orderBy(desc(portalViewings.startedAt), desc(portalViewings.id))
    .limit(SHOWN);
  return {
    name: displayName(customer),
    refusal: refusalOf(customer, staffId, config.staffEmails),
    viewings: rows.map(({ viewing: { id, reason, startedAt, endedAt, endsAt }, by, isOver }) => {
      const end = endedAt ?? (isOver ? endsAt : null);
      return {
        id,
        by: displayName(by),
        reason,
        startedAt: startedAt.toISOString(),
        endedAt: end?.toISOString() ?? null,
      };
    }),
  };
}
