// Reads the requests for quotes and plans that were sent from the site with somebody's address, with their place in the queue.
import { sql } from 'drizzle-orm';
import { quoteServiceLabel } from '#company/facts/quote-services.ts';
import { SentRequest } from '#contract/overviews/portal.ts';
import type { ServerContext } from '../../context.ts';

/** More than these are of no use at a glance. */
const SHOWN = 10;

/**
 * The latest requests of an address, which the caller has shown to be theirs. One before another waits for a first answer,
 * too, whichever of the two kinds it is. What the office took for spam is left out.
 */
export async function listSentRequests(
  { db, content }: ServerContext,
  email: string,
): Promise<SentRequest[]> {
  const { frequencies } = content()['mowing-prices'];
  const planLabel = (wanted: string) => {
    const label = frequencies.find(({ value }) => value === wanted)?.label ?? wanted;
    return `Lawn plan, ${label.toLowerCase()}`;
  };
  const { rows } = await db.execute<Omit<SentRequest, 'sentAt'> & { sentAt: Date | string }>(sql`
    with own as (
      select id, 'quote' as kind, service_type as subject, created_at, status from quote_requests
      where lower(email) = lower(${email})
      union all
      select id, 'plan', frequency, created_at, status from plan_requests where lower(email) = lower(${email})
      order by created_at desc limit ${SHOWN})
    select id::text as id, kind, subject, created_at as "sentAt", status as state,
      case when status = 'new' then
        (select count(*) from quote_requests as other where other.status = 'new' and other.created_at < own.created_at)::int
        + (select count(*) from plan_requests as other where other.status = 'new' and other.created_at < own.created_at)::int
      end as before
    from own where status <> 'spam' order by created_at desc`);
  return rows.map((row) => ({
    ...row,
    state: SentRequest.shape.state.parse(row.state),
    subject: row.kind === 'quote' ? quoteServiceLabel(row.subject) : planLabel(row.subject),
    sentAt: new Date(row.sentAt).toISOString(),
  }));
}
