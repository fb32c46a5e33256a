// The one writer of offers of plans: every change is a transition of their machine (docs/product/plan-offer-states.md).
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { NEW } from '#company/rules/platform/state-machine.ts';
import type { PlanOfferStatus } from '#company/rules/visits/plan-offer-machine.ts';
import {
  type PlanOfferActor,
  type PlanOfferEvent,
  type PlanOfferTransition,
  planOfferTransition,
} from '#company/rules/visits/plan-offer-machine.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { planOffers } from '#server/platform/database/schema/plan-offer.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';

export type OfferRow = typeof planOffers.$inferSelect;
type Columns = typeof planOffers.$inferInsert;

/** What the office enters about an offer. */
export type DraftColumns = Pick<
  Columns,
  | 'frequency'
  | 'rounds'
  | 'lotSize'
  | 'lawnArea'
  | 'firstDay'
  | 'crewId'
  | 'visitTime'
  | 'firstVisitLines'
  | 'everyVisitLines'
  | 'message'
  | 'validUntil'
>;

/** Who acts: a customer in the portal or by a link, someone of the staff, or a rule. */
export type OfferActing = { actor: PlanOfferActor; actorId: string | null; at: Date };

/** A transition with what it changes beside the status, and what else must still be so for it. */
export type OfferWrite = {
  event: PlanOfferEvent;
  by: OfferActing;
  /** The customer whose open pages ask again. */
  userId: string;
  values?: Partial<Omit<Columns, 'id' | 'status' | 'version'>>;
  guard?: SQL | undefined;
};

/** What is known of an offer before it has an id. */
export type NewOffer = Omit<Columns, 'id' | 'status' | 'version' | 'content' | 'contentHash'>;

/**
 * Adds a draft.
 *
 * @throws RequestProblem 409 `wrong_state` when the property has an open offer of the kind; `current` has its id.
 */
export async function addOffer(
  tx: Tx,
  values: NewOffer,
  by: OfferActing,
  userId: string,
): Promise<OfferRow> {
  const transition = requireTransition('draft', by.actor, 'new');
  const [row] = await tx
    .insert(planOffers)
    .values({ ...values, createdAt: by.at, updatedAt: by.at })
    .onConflictDoNothing()
    .returning();
  if (!row) throw openAlready();
  await follow(tx, row, transition, { by, userId });
  return row;
}

/**
 * Makes a transition of an offer that the transaction has locked. The row itself has the last word: it changes only while it is
 * in the state and version that were read, and whatever `guard` asks.
 *
 * @throws RequestProblem 409 `wrong_state` when the machine has no such transition, or the row is not that any more.
 */
export async function writeOffer(
  tx: Tx,
  offer: OfferRow,
  { event, by, userId, values = {}, guard }: OfferWrite,
): Promise<OfferRow> {
  const transition = requireTransition(event, by.actor, offer.status);
  const [row] = await tx
    .update(planOffers)
    .set({
      ...values,
      status: statusAfter(transition, offer.status),
      version: sql`${planOffers.version} + 1`,
      updatedAt: by.at,
    })
    .where(
      and(
        eq(planOffers.id, offer.id),
        eq(planOffers.status, offer.status),
        eq(planOffers.version, offer.version),
        guard,
      ),
    )
    .returning();
  if (!row) throw changedOffer();
  await follow(tx, row, transition, { by, userId });
  return row;
}

/** Its customer has looked at it; the first time counts, and no version rises. */
export async function noteView(db: Db, id: string, at: Date): Promise<void> {
  await db
    .update(planOffers)
    .set({ viewedAt: at })
    .where(and(eq(planOffers.id, id), isNull(planOffers.viewedAt)));
}

async function follow(
  tx: Tx,
  row: OfferRow,
  { effects }: PlanOfferTransition,
  { by, userId }: Pick<OfferWrite, 'by' | 'userId'>,
): Promise<void> {
  await audit(tx, {
    actorId: by.actorId,
    action: effects.audit,
    subject: { type: 'plan-offer', id: row.id },
    details: { version: row.version },
    at: by.at,
  });
  await announce(tx, 'portal', userId);
  await notifyStaff(tx, 'plan', row.id);
}

function requireTransition(
  event: PlanOfferEvent,
  actor: PlanOfferActor,
  state: PlanOfferStatus | typeof NEW,
): PlanOfferTransition {
  const found = planOfferTransition(event, actor, state);
  if (found) return found;
  throw changedOffer();
}

function statusAfter({ to, event }: PlanOfferTransition, status: PlanOfferStatus): PlanOfferStatus {
  if (to === 'same') return status;
  if (typeof to === 'string') return to;
  throw new Error(`${event} leads to no one state`);
}

function changedOffer(): RequestProblem {
  return new RequestProblem(
    'wrong_state',
    'This offer has changed, and that is no longer possible.',
  );
}

function openAlready(): RequestProblem {
  return new RequestProblem(
    'wrong_state',
    'This property already has an open offer of this kind. Please change or withdraw that one.',
  );
}
