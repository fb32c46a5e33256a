// Reads what the office should look at because of an online payment.
import { asc, eq, isNull } from 'drizzle-orm';
import { billingTaskLabel } from '#company/rules/billing/online-payment.ts';
import { formatCents } from '#company/rules/money/money.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { billingTasks } from '#server/platform/database/schema/online-payments.ts';
import { entry, nameOf, SHOWN, type WaitingRow } from './waiting-row.ts';

export const isOpenTask = isNull(billingTasks.doneAt);

/** Those that have been there longest. */
export async function listBillingTasks(db: Db): Promise<WaitingRow[]> {
  const rows = await db
    .select({ task: billingTasks, name: nameOf(users), phone: users.phone })
    .from(billingTasks)
    .innerJoin(users, eq(users.id, billingTasks.userId))
    .where(isOpenTask)
    .orderBy(asc(billingTasks.createdAt), asc(billingTasks.id))
    .limit(SHOWN);
  return rows.map(({ task, name, phone }) => ({
    ...entry('payment', `/console/billing/accounts/${task.userId}`, task.createdAt),
    ...{ name, phone, words: `${billingTaskLabel(task.kind)}: ${formatCents(task.cents)}` },
  }));
}
