// Reads which customers' addresses bounced and wait for a call: the newsletter found out, and other mail will not arrive either.
import { and, asc, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';
import { isCustomerOf } from '#server/site/newsletter/subscriber.queries.ts';
import { entry, nameOf, SHOWN, type WaitingRow } from './waiting-row.ts';

/** A bounce no one has dealt with, of a customer's address as it is now. */
export const isOpenBounce = and(
  isNotNull(newsletterSubscriptions.bouncedAt),
  isNull(newsletterSubscriptions.bounceHandledAt),
  sql`exists (select from ${users} where ${isCustomerOf} and ${users.disabledAt} is null)`,
);

/** Those of them that bounced first. */
export async function listBounces(db: Db): Promise<WaitingRow[]> {
  const rows = await db
    .select({
      bouncedAt: newsletterSubscriptions.bouncedAt,
      email: newsletterSubscriptions.email,
      name: nameOf(users),
      phone: users.phone,
    })
    .from(newsletterSubscriptions)
    .innerJoin(users, and(isCustomerOf, isNull(users.disabledAt)))
    .where(
      and(
        isNotNull(newsletterSubscriptions.bouncedAt),
        isNull(newsletterSubscriptions.bounceHandledAt),
      ),
    )
    .orderBy(asc(newsletterSubscriptions.bouncedAt), asc(newsletterSubscriptions.id))
    .limit(SHOWN);
  return rows.flatMap(({ bouncedAt, email, name, phone }) =>
    bouncedAt === null
      ? []
      : [
          {
            ...entry('bounce', '/console/newsletter/subscribers?status=bounced', bouncedAt),
            name,
            words: `Email to ${email} bounced. Call for a new address.`,
            phone,
          },
        ],
  );
}
