// What the office should look at because of online payments, until someone says that it is done.
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { BillingTaskKind } from '#company/rules/billing/online-payment.ts';
import { amountOf } from '#company/rules/money/money.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { billingTasks } from '#server/platform/database/schema/online-payments.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';

/** Adds something to look at. */
export async function addTask(
  tx: Tx,
  task: { userId: string; kind: BillingTaskKind; cents: number; invoiceId?: string },
  at: Date,
): Promise<void> {
  await tx.insert(billingTasks).values({ ...task, createdAt: at });
  await notifyStaff(tx, 'billing');
}

/** Ends what was to be looked at because an invoice was not paid, once nothing is owed on it. */
export async function endPaidTasks(tx: Tx, invoiceIds: readonly string[], at: Date): Promise<void> {
  if (invoiceIds.length === 0) return;
  await tx
    .update(billingTasks)
    .set({ doneAt: at })
    .where(
      and(
        inArray(billingTasks.invoiceId, [...invoiceIds]),
        isNull(billingTasks.doneAt),
        sql`(select coalesce(sum(line.cents), 0) from ledger_lines line where line.invoice_id = billing_tasks.invoice_id) <= 0`,
      ),
    );
}

/** What is to be looked at on an account. */
export async function openTasksOf(db: Db, userId: string) {
  const rows = await db
    .select()
    .from(billingTasks)
    .where(and(eq(billingTasks.userId, userId), isNull(billingTasks.doneAt)))
    .orderBy(asc(billingTasks.createdAt));
  return rows.map(({ id, kind, cents, createdAt }) => ({
    ...{ id, kind, amount: amountOf(cents), since: createdAt.toISOString() },
  }));
}

/** Says that it is done; a second time changes nothing. @throws RequestProblem 404 for an unknown one. */
export async function finishTask(
  { db, clock }: ServerContext,
  staffId: string,
  id: number,
): Promise<null> {
  return db.transaction(async (tx) => {
    const at = clock();
    const [known] = await tx
      .select()
      .from(billingTasks)
      .where(eq(billingTasks.id, id))
      .for('update');
    if (!known) throw new RequestProblem('not_found', 'We could not find this.');
    if (known.doneAt) return null;
    await tx
      .update(billingTasks)
      .set({ doneAt: at, doneBy: staffId })
      .where(eq(billingTasks.id, id));
    const subject = { type: 'user', id: known.userId } as const;
    await audit(tx, {
      actorId: staffId,
      action: 'billing-task-done',
      subject,
      details: { kind: known.kind },
      at,
    });
    await notifyStaff(tx, 'billing');
    return null;
  });
}
