// How many conversations strangers may begin by mail in a day (docs/product/mails-in.md#bounds).
import { sql } from 'drizzle-orm';
import { BEGUN_BY_DOMAIN_PER_DAY, BEGUN_BY_MAIL_PER_DAY } from '#company/rules/chat/mail-limits.ts';
import { customersOfAddress } from '#server/customers/customers-behind.queries.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';

const DAY_MS = 86_400_000;

/** What begins is counted while no one else begins any. */
export async function lockBegunByMail(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('begun by mail', 0))`);
}

/**
 * Refuses what a stranger begins beyond the bounds. Who is a customer gets through, so that a flood keeps none of them out; what
 * staff have begun or linked is no stranger's.
 *
 * @throws RequestProblem 429: the mail server sends it again later.
 */
export async function requireRoomToBegin(db: Db, address: string, now: Date): Promise<void> {
  const [, domain = ''] = address.split('@');
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const { rows } = await db.execute<{ all: number; ofDomain: number }>(sql`
    select count(*)::int as "all",
      count(*) filter (where split_part(mail_address, '@', 2) = ${domain})::int as "ofDomain"
    from chat_sessions where mail_address is not null and customer_id is null and created_at > ${since}::timestamptz`);
  const { all = 0, ofDomain = 0 } = rows[0] ?? {};
  if (all < BEGUN_BY_MAIL_PER_DAY && ofDomain < BEGUN_BY_DOMAIN_PER_DAY) return;
  if ((await customersOfAddress(db, address)).length > 0) return;
  throw new RequestProblem('too_many_requests', 'We have had too many new mails today.', {
    retryAfterSeconds: 3600,
  });
}
