// Reads how the newsletter's list grew, month by month: who joined, who left or bounced, and how many there were at the end.
import { sql } from 'drizzle-orm';
import { addMonths, dateInZone } from '#company/rules/time/company-time.ts';
import { type NewsletterSummary, subscriberStatuses } from '#contract/site/newsletter-desk.ts';
import type { Db } from '#server/platform/database/client.ts';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';
import { statusConditions } from './subscriber.queries.ts';

const MONTHS = 12;

/** The summary as of an instant. Who left and came back counts from their last coming on. */
export async function readSummary(
  db: Db,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<NewsletterSummary> {
  const { isActive, underReview, subscribedAt, unsubscribedAt, bouncedAt } =
    newsletterSubscriptions;
  const month = (instant: unknown) => sql`to_char(${instant} at time zone ${timeZone}, 'YYYY-MM')`;
  const ended = sql`case when not ${isActive} then coalesce(${unsubscribedAt}, ${subscribedAt}) else ${bouncedAt} end`;
  const { rows } = await db.execute<{ month: string; joined: number; left: number }>(sql`
    select month, sum(joined)::int as joined, sum(gone)::int as left from (
      select ${month(subscribedAt)} as month, 1 as joined, 0 as gone
      from ${newsletterSubscriptions} where not ${underReview}
      union all
      select ${month(ended)}, 0, 1
      from ${newsletterSubscriptions} where not ${underReview} and (${ended}) is not null
    ) as moves group by month order by month`);
  const last = dateInZone(now, timeZone).slice(0, 7);
  const first = addMonths(last, 1 - MONTHS);
  let total = rows
    .filter((row) => row.month < first)
    .reduce((sum, { joined, left }) => sum + joined - left, 0);
  const months = Array.from({ length: MONTHS }, (_, index) => {
    const of = addMonths(first, index);
    const { joined = 0, left = 0 } = rows.find((row) => row.month === of) ?? {};
    total += joined - left;
    return { month: of, joined, left, total };
  });
  return { counts: await countStatuses(db), months };
}

async function countStatuses(db: Db): Promise<NewsletterSummary['counts']> {
  const counts = subscriberStatuses.map(
    (status) =>
      sql`count(*) filter (where ${statusConditions[status]})::int as ${sql.identifier(status)}`,
  );
  const { rows } = await db.execute<NewsletterSummary['counts']>(
    sql`select ${sql.join(counts, sql`, `)} from ${newsletterSubscriptions}`,
  );
  return rows[0] ?? { subscribed: 0, held: 0, bounced: 0, left: 0 };
}
