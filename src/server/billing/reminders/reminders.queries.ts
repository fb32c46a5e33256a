// Reads which unpaid invoices can be reminded of, what went, and which accounts get no reminders.
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/client.ts';
import {
  invoices,
  paymentReminders,
  reminderHolds,
} from '#server/platform/database/schema/billing.ts';
import {
  hasAddress,
  isDisputed,
  isHeld,
  isOnAutopay,
  openCents,
} from '../invoices/unpaid-facts.ts';

// Names stand as the database has them: within a statement about one table, columns are written without theirs.
const lastStep = sql<number>`coalesce((select max(sent.step) from payment_reminders sent
  where sent.invoice_id = invoices.id), 0)::int`;

const lastOn = sql<string | null>`(select max(sent.sent_on)::text from payment_reminders sent
  where sent.invoice_id = invoices.id)`;

/** What decides on the reminders of an invoice. */
const facts = {
  id: invoices.id,
  userId: invoices.userId,
  number: invoices.number,
  dueOn: invoices.dueOn,
  ...{ openCents, isDisputed, isHeld, isOnAutopay, hasAddress, lastStep, lastOn },
};

export type RemindedInvoice = {
  id: string;
  userId: string;
  number: number;
  dueOn: string;
  openCents: number;
  isDisputed: boolean;
  isHeld: boolean;
  /** By the agreement of its customer; it counts while the company takes payments online. */
  isOnAutopay: boolean;
  hasAddress: boolean;
  lastStep: number;
  lastOn: string | null;
};

/** What decides on the reminders of one invoice. */
export async function reminderFacts(
  db: Db,
  invoiceId: string,
): Promise<RemindedInvoice | undefined> {
  const [row] = await db.select(facts).from(invoices).where(eq(invoices.id, invoiceId));
  return row;
}

type Asked = {
  /** By the number of the last reminder, from 0: the last due day of those whose next one may go. */
  dueBy: readonly string[];
  isOnline: boolean;
  userId?: string;
};

/**
 * Invoices that are not paid, whose next reminder may go, and of which nothing forbids to remind; everyone's or one account's. What waits for a
 * later day, and what had its last reminder years ago, is not read.
 *
 * @param isOnline Whether the company takes payments online: what autopay takes care of is left out then.
 */
export function remindable(db: Db, { dueBy, isOnline, userId }: Asked): Promise<RemindedInvoice[]> {
  const mayBeDue = sql.join(
    dueBy.map((day, step) => sql`(kept.last_step = ${step} and kept.due_on <= ${day}::date)`),
    sql` or `,
  );
  const conditions: (SQL | undefined)[] = [
    userId === undefined ? undefined : eq(invoices.userId, userId),
    sql`invoices.id in (select kept.invoice_id from unsettled_invoices kept where ${mayBeDue})`,
    hasAddress,
    sql`not ${isHeld}`,
    sql`not ${isDisputed}`,
    sql`${openCents} > 0`,
    isOnline ? sql`not ${isOnAutopay}` : undefined,
  ];
  return db
    .select(facts)
    .from(invoices)
    .where(and(...conditions))
    .orderBy(asc(invoices.dueOn), asc(invoices.number));
}

/** The reminders of an invoice that went, in their order. */
export function remindersOf(db: Db, invoiceId: string): Promise<{ step: number; on: string }[]> {
  return db
    .select({ step: paymentReminders.step, on: paymentReminders.sentOn })
    .from(paymentReminders)
    .where(eq(paymentReminders.invoiceId, invoiceId))
    .orderBy(asc(paymentReminders.step));
}

/** Why an account gets no reminders; undefined if it does. */
export async function findHold(db: Db, userId: string) {
  const [row] = await db
    .select()
    .from(reminderHolds)
    .where(and(eq(reminderHolds.userId, userId), isNull(reminderHolds.endedAt)))
    .orderBy(asc(reminderHolds.id))
    .limit(1);
  return row;
}

/** A reminder by its id. */
export async function findReminder(db: Db, id: number) {
  const [row] = await db.select().from(paymentReminders).where(eq(paymentReminders.id, id));
  return row;
}
