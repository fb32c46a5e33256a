// The table of slots that can be booked, by weekday, time and kind; every change is heard by open calendars.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { NewSlotRule, SlotRule, SlotRuleChange } from '#contract/booking/office-hours.ts';
import { type AuditAction, type AuditEntry, audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { sqlState } from '#server/platform/database/retry.ts';
import {
  consultationTypes,
  timeSlotPreferences,
} from '#server/platform/database/schema/booking.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import type { ServerContext } from '../../context.ts';
import { refusedField, requireThere, requireVersion } from './office-calendar.policy.ts';

type SlotRow = typeof timeSlotPreferences.$inferSelect;

/** All slots by weekday and time, and the kinds that they may be for. */
export async function listSlotRules({ db }: ServerContext) {
  const [rows, types] = await Promise.all([
    db
      .select()
      .from(timeSlotPreferences)
      .orderBy(
        asc(timeSlotPreferences.dayOfWeek),
        asc(timeSlotPreferences.startTime),
        asc(timeSlotPreferences.id),
      ),
    db
      .select({ id: consultationTypes.id, name: consultationTypes.name })
      .from(consultationTypes)
      .orderBy(asc(consultationTypes.name)),
  ]);
  return { items: rows.map(presentSlotRule), types };
}

/** Adds a slot. @throws RequestProblem 422 when it ends before it begins, is there already, or its kind is not. */
export async function addSlotRule(
  context: ServerContext,
  staff: CurrentUser,
  rule: NewSlotRule,
): Promise<SlotRule> {
  requireOrder(rule);
  return unlessTwice(
    context.db.transaction(async (tx) => {
      const { consultationTypeId: typeId = null } = rule;
      if (typeId !== null) await requireType(tx, typeId);
      const [row] = await tx
        .insert(timeSlotPreferences)
        .values({ ...rule, consultationTypeId: typeId })
        .returning();
      const added = presentSlotRule(requireThere(row));
      await write(tx, context, staff, 'slot-rule-added', added);
      return added;
    }),
  );
}

/**
 * Changes a slot. What is booked already stays booked.
 *
 * @throws RequestProblem 404, 409 `changed_meanwhile` with the slot as it is by now, 422.
 */
export async function changeSlotRule(
  context: ServerContext,
  staff: CurrentUser,
  id: number,
  { version, ...change }: SlotRuleChange,
): Promise<SlotRule> {
  requireOrder(change);
  return unlessTwice(
    context.db.transaction(async (tx) => {
      const current = presentSlotRule(await lockRule(tx, id));
      requireSeen(version, current);
      const [row] = await tx
        .update(timeSlotPreferences)
        .set({ ...change, version: sql`${timeSlotPreferences.version} + 1` })
        .where(eq(timeSlotPreferences.id, id))
        .returning();
      const changed = presentSlotRule(requireThere(row));
      await write(tx, context, staff, 'slot-rule-changed', changed, {
        before: describeRule(current),
      });
      return changed;
    }),
  );
}

/** Removes a slot. @throws RequestProblem 404, 409 `changed_meanwhile`. */
export async function removeSlotRule(
  context: ServerContext,
  staff: CurrentUser,
  id: number,
  version: number,
): Promise<SlotRule> {
  return context.db.transaction(async (tx) => {
    const current = presentSlotRule(await lockRule(tx, id));
    requireSeen(version, current);
    await tx.delete(timeSlotPreferences).where(eq(timeSlotPreferences.id, id));
    await write(tx, context, staff, 'slot-rule-removed', current);
    return current;
  });
}

async function lockRule(tx: Tx, id: number): Promise<SlotRow> {
  const isThis = and(eq(timeSlotPreferences.id, id));
  const [row] = await tx.select().from(timeSlotPreferences).where(isThis).for('update');
  return requireThere(row);
}

async function requireType(tx: Tx, id: number): Promise<void> {
  const rows = await tx
    .select({ id: consultationTypes.id })
    .from(consultationTypes)
    .where(eq(consultationTypes.id, id));
  if (rows.length === 0) throw refusedField('/consultationTypeId', 'We could not find this kind.');
}

async function write(
  tx: Tx,
  context: ServerContext,
  staff: CurrentUser,
  action: AuditAction,
  rule: SlotRule,
  more: NonNullable<AuditEntry['details']> = {},
): Promise<void> {
  await audit(tx, {
    actorId: staff.id,
    action,
    subject: { type: 'slot-rule', id: String(rule.id) },
    details: { rule: describeRule(rule), ...more },
    at: context.clock(),
  });
  await announce(tx, 'openings');
}

function describeRule(rule: SlotRule): string {
  const { dayOfWeek, startTime, endTime, consultationTypeId, maxAppointments, isAvailable } = rule;
  const kind = consultationTypeId === null ? 'every kind' : `kind ${consultationTypeId}`;
  const seats = isAvailable ? `${maxAppointments} at once` : 'not offered';
  return `day ${dayOfWeek}, ${startTime} to ${endTime}, ${kind}, ${seats}`;
}

function presentSlotRule(row: SlotRow): SlotRule {
  const { id, version, dayOfWeek, isAvailable, consultationTypeId, maxAppointments } = row;
  return {
    id,
    version,
    dayOfWeek,
    startTime: row.startTime.slice(0, 5),
    endTime: row.endTime.slice(0, 5),
    isAvailable,
    consultationTypeId,
    maxAppointments,
  };
}

function requireSeen(seen: number, current: SlotRule): void {
  const words = 'Someone else changed this slot. Please check the current version.';
  requireVersion(seen, current, words);
}

function requireOrder({ startTime, endTime }: { startTime: string; endTime: string }): void {
  if (endTime <= startTime) throw refusedField('/endTime', 'It has to end after it starts.');
}

/** One slot a weekday, time and kind: the table's own index says so. */
async function unlessTwice<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (sqlState(error) !== '23505') throw error;
    throw refusedField('/startTime', 'There is already a slot at this time.');
  }
}
