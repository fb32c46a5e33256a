// The one writer of what customers agree to or end of autopay, and of announced charges. Rows are only ever added.
import { and, eq, isNull } from 'drizzle-orm';
import type { AutopayChangeKind } from '#company/rules/billing/autopay.ts';
import { type AuditAction, audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { autopayChanges, autopayNotices } from '#server/platform/database/schema/autopay.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import { lastChangeOf } from './last-change.queries.ts';

type By = { actorId: string | null; at: Date; on: string };

export type Agreed = {
  userId: string;
  kind: Exclude<AutopayChangeKind, 'off'>;
  methodId: string;
  methodLabel: string;
  terms: string;
  termsHash: string;
  noticeDays: number;
};

/** Adds that an account agreed. It is locked. */
export async function writeAgreement(tx: Tx, agreed: Agreed, by: By): Promise<number> {
  return add(tx, { ...agreed, reason: '' }, by);
}

/** Adds that autopay was turned off, unless it is off already; gives the id of the row. The account is locked. */
export async function writeAutopayEnd(
  tx: Tx,
  { userId, reason }: { userId: string; reason: string },
  by: By,
): Promise<number | undefined> {
  const last = await lastChangeOf(tx, userId);
  if (!last || last.kind === 'off') return undefined;
  const { methodId, methodLabel, noticeDays } = last;
  const end = { userId, kind: 'off', methodId, methodLabel, noticeDays } as const;
  return add(tx, { ...end, reason, terms: '', termsHash: null }, by);
}

const actions: Record<AutopayChangeKind, AuditAction> = {
  on: 'autopay-turned-on',
  replaced: 'autopay-method-replaced',
  off: 'autopay-turned-off',
};

type NewChange = Omit<
  typeof autopayChanges.$inferInsert,
  'id' | 'actorId' | 'changedOn' | 'createdAt'
>;

async function add(tx: Tx, change: NewChange, { actorId, at, on }: By): Promise<number> {
  const [row] = await tx
    .insert(autopayChanges)
    .values({ ...change, actorId, changedOn: on, createdAt: at })
    .returning({ id: autopayChanges.id });
  if (!row) throw new Error('what was agreed was not written');
  const subject = { type: 'user', id: change.userId } as const;
  await audit(tx, { actorId, action: actions[change.kind], subject, at });
  await announce(tx, 'portal', change.userId);
  await notifyStaff(tx, 'billing');
  return row.id;
}

/** Adds that a charge is announced. */
export async function writeNotice(
  tx: Tx,
  notice: { invoiceId: string; changeId: number; cents: number; chargeOn: string },
  at: Date,
): Promise<number> {
  const [row] = await tx
    .insert(autopayNotices)
    .values({ ...notice, createdAt: at })
    .returning({ id: autopayNotices.id });
  if (!row) throw new Error('the announcement was not written');
  return row.id;
}

/** Notes the day that a mail names, and that it is leaving; a second time changes nothing. */
export async function markMailed(
  tx: Tx,
  id: number,
  { chargeOn, at }: { chargeOn: string; at: Date },
): Promise<void> {
  await tx
    .update(autopayNotices)
    .set({ chargeOn, mailedAt: at })
    .where(and(eq(autopayNotices.id, id), isNull(autopayNotices.mailedAt)));
}
