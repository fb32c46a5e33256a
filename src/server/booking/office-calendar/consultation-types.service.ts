// The types of consultation as the office sees and the owner changes them; the calendar of visitors follows at once.
import { asc, eq, sql } from 'drizzle-orm';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type {
  ConsultationTypeChange,
  DeskConsultationType,
  NewConsultationType,
} from '#contract/booking/consultation-type-desk.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { differencesBetween } from '#server/platform/audit/differences.ts';
import { sqlState } from '#server/platform/database/retry.ts';
import { consultationTypes } from '#server/platform/database/schema/booking.ts';
import { versionOf } from '#server/platform/database/version-of.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import type { ServerContext } from '../../context.ts';
import { inOrder } from '../type-order.ts';
import { refusedField, requireThere } from './office-calendar.policy.ts';

type Context = Pick<ServerContext, 'db' | 'clock'>;

/** All types in the order in which visitors see them. */
export async function listDeskTypes({
  db,
}: Pick<Context, 'db'>): Promise<{ items: DeskConsultationType[] }> {
  const rows = await db
    .select()
    .from(consultationTypes)
    .orderBy(...inOrder);
  return { items: rows.map(present) };
}

/**
 * Adds a type, which is offered from then on, at the end of the order that the owner has made. The same attempt adds it once.
 *
 * @throws RequestProblem 422 when there is one of the same name.
 */
export async function addType(
  { db, clock }: Context,
  owner: CurrentUser,
  type: NewConsultationType,
  attempt?: Attempt,
): Promise<DeskConsultationType> {
  const { answer } = await unlessTwice(
    answerOnce(db, attempt, async (tx) => {
      const position = sql`(select coalesce(max(position), 0) from ${consultationTypes})`;
      const [row] = await tx
        .insert(consultationTypes)
        .values({ ...type, position })
        .returning();
      const added = present(requireThere(row));
      await audit(tx, {
        actorId: owner.id,
        action: 'consultation-type-added',
        subject: { type: 'consultation-type', id: String(added.id) },
        details: type,
        at: clock(),
      });
      await announce(tx, 'openings');
      return added;
    }),
  );
  return answer;
}

/**
 * Moves a type by one place; at the end of the order it stays. All rows are locked first, so two who move at once move one after the other.
 *
 * @throws RequestProblem 404.
 */
export function moveType(
  { db, clock }: Context,
  owner: CurrentUser,
  id: number,
  direction: 'up' | 'down',
): Promise<{ items: DeskConsultationType[] }> {
  return db.transaction(async (tx) => {
    await tx.select().from(consultationTypes).orderBy(asc(consultationTypes.id)).for('update');
    const { items } = await listDeskTypes({ db: tx });
    const from = items.findIndex((type) => type.id === id);
    const moved = requireThere(items[from]);
    const to = from + (direction === 'up' ? -1 : 1);
    if (to < 0 || to >= items.length) return { items };
    items.splice(from, 1);
    items.splice(to, 0, moved);
    for (const [index, type] of items.entries()) {
      const isThis = eq(consultationTypes.id, type.id);
      await tx
        .update(consultationTypes)
        .set({ position: index + 1 })
        .where(isThis);
    }
    await audit(tx, {
      actorId: owner.id,
      action: 'consultation-type-changed',
      subject: { type: 'consultation-type', id: String(id) },
      details: { place: `${from + 1} → ${to + 1}` },
      at: clock(),
    });
    await announce(tx, 'openings');
    return { items };
  });
}

/**
 * Changes a type, hides it or offers it again. What is booked keeps the length, price and name that it was booked with.
 *
 * @throws RequestProblem 404, 409 `changed_meanwhile` with the type as it is by now, 422 when another one has the name.
 */
export function changeType(
  { db, clock }: Context,
  owner: CurrentUser,
  id: number,
  { version, ...change }: ConsultationTypeChange,
): Promise<DeskConsultationType> {
  const isThis = eq(consultationTypes.id, id);
  return unlessTwice(
    db.transaction(async (tx) => {
      const [row] = await tx.select().from(consultationTypes).where(isThis).for('update');
      const before = present(requireThere(row));
      if (before.version !== version) throw changedMeanwhile(before);
      const [changed] = await tx.update(consultationTypes).set(change).where(isThis).returning();
      const after = present(requireThere(changed));
      await audit(tx, {
        actorId: owner.id,
        action: 'consultation-type-changed',
        subject: { type: 'consultation-type', id: String(id) },
        details: differencesBetween(before, { ...after, version: before.version }),
        at: clock(),
      });
      await announce(tx, 'openings');
      return after;
    }),
  );
}

function present(row: typeof consultationTypes.$inferSelect): DeskConsultationType {
  const { id, name, description, spanishName, spanishDescription, duration, price, isActive } = row;
  const said = { name, description, spanishName, spanishDescription };
  const values = { id, ...said, duration, price, isActive };
  return { version: versionOf(values), ...values };
}

function changedMeanwhile(current: DeskConsultationType): RequestProblem {
  const words = 'Someone else has changed this consultation. Please check the current version.';
  return new RequestProblem('changed_meanwhile', words, { current });
}

/** The table's own index keeps names apart. */
async function unlessTwice<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (sqlState(error) !== '23505') throw error;
    throw refusedField('/name', 'There is already a consultation with this name.');
  }
}
