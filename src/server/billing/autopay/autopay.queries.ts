// Reads who has agreed to autopay, and what decides on each of their unpaid invoices.
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { AutopayInvoice } from '#company/rules/billing/autopay.ts';
import type { Db } from '#server/platform/database/client.ts';
import { autopayNotices } from '#server/platform/database/schema/autopay.ts';
import { invoices } from '#server/platform/database/schema/billing.ts';
import { onlinePayments, savedMethods } from '#server/platform/database/schema/online-payments.ts';
import { lastChangeOf } from '../agreements/last-change.queries.ts';
import {
  agreement,
  failedTries,
  hasAddress,
  isDisputed,
  isHeld,
  isUnsettled,
  openCents,
  wasCharged,
} from '../invoices/unpaid-facts.ts';

/** What an account has agreed to, with the card or account that is charged; undefined while autopay is off. */
export async function agreementOf(db: Db, userId: string) {
  const change = await lastChangeOf(db, userId);
  if (!change || change.kind === 'off' || !change.methodId) return undefined;
  const [method] = await db
    .select()
    .from(savedMethods)
    .where(
      and(
        eq(savedMethods.id, change.methodId),
        eq(savedMethods.userId, userId),
        isNull(savedMethods.removedAt),
      ),
    );
  return method && { change, method };
}

/** An unpaid invoice of an account with autopay, with what decides on it. */
export type AutopayRow = AutopayInvoice & {
  id: string;
  userId: string;
  number: number;
  agreement: { id: number; methodId: string; method: string; noticeDays: number };
};

/**
 * Unpaid invoices of everyone with autopay, or of one account, the one that is due first before all others.
 *
 * @param timeZone Where a day begins.
 * @param now An announcement that was not mailed within two days before it is made anew.
 */
export async function autopayInvoices(
  db: Db,
  { timeZone, now, dueBy, userId, id }: AutopayAsked,
): Promise<AutopayRow[]> {
  const conditions: (SQL | undefined)[] = [
    userId === undefined ? undefined : eq(invoices.userId, userId),
    id === undefined ? undefined : eq(invoices.id, id),
    isUnsettled,
    dueBy === undefined ? undefined : sql`${invoices.dueOn} <= ${dueBy}`,
    sql`exists (select from autopay_changes change where change.user_id = invoices.user_id)`,
    hasAddress,
    sql`${agreement} is not null`,
    sql`${openCents} > 0`,
  ];
  const lastFailedOn = sql<
    string | null
  >`(select max((failed.ended_at at time zone ${timeZone}::text)::date)::text
    from online_payments failed where failed.invoice_id = invoices.id and failed.is_autopay
      and failed.status = 'canceled' and failed.failure is not null)`;
  const rows = await db
    .select({
      ...{ id: invoices.id, userId: invoices.userId, number: invoices.number },
      ...{ dueOn: invoices.dueOn, openCents, agreement, failedTries, wasCharged, lastFailedOn },
      isHeld: sql<boolean>`(${isDisputed} or ${isHeld})`,
      announced: announced(now),
      isBusy: isBusy(now),
    })
    .from(invoices)
    .where(and(...conditions))
    .orderBy(asc(invoices.dueOn), asc(invoices.number));
  return rows.flatMap((row) => (row.agreement ? [{ ...row, agreement: row.agreement }] : []));
}

type AutopayAsked = {
  timeZone: string;
  now: Date;
  dueBy?: string;
  userId?: string;
  id?: string;
};

/** Days that an announcement has to leave by mail. */
const MAILED_WITHIN_DAYS = 2;

/** The last announcement since the agreement was made, while it is mailed or about to be. */
function announced(now: Date) {
  const mailedSince = new Date(now.getTime() - MAILED_WITHIN_DAYS * 86_400_000).toISOString();
  return sql<AutopayInvoice['announced']>`(select json_build_object('cents', notice.cents,
      'chargeOn', notice.charge_on, 'isMailed', notice.mailed_at is not null)
    from (select * from autopay_notices last where last.invoice_id = invoices.id order by last.id desc limit 1) notice
    where (notice.mailed_at is not null or notice.created_at > ${mailedSince})
      and notice.change_id >= (select max(change.id) from autopay_changes change
        where change.user_id = invoices.user_id and change.kind = 'on'))`;
}

/** A charge of it is under way, or its customer is paying at this moment. */
function isBusy(now: Date) {
  const hourAgo = new Date(now.getTime() - 3_600_000).toISOString();
  return sql<boolean>`exists (select from online_payments busy where busy.user_id = invoices.user_id and busy.ended_at is null
    and case when busy.is_autopay then busy.invoice_id = invoices.id
      else busy.status = 'processing' or busy.created_at > ${hourAgo} end)`;
}

/** How often an invoice was charged or was about to be. */
export async function countTries(db: Db, invoiceId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(onlinePayments)
    .where(and(eq(onlinePayments.invoiceId, invoiceId), eq(onlinePayments.isAutopay, true)));
  return row?.count ?? 0;
}

/** An announcement by its id. */
export async function findNotice(db: Db, id: number) {
  const [row] = await db.select().from(autopayNotices).where(eq(autopayNotices.id, id));
  return row;
}
