// Takes bookings and holds of the same slot one after the other, and knows whom another person's refusal does not concern.
import { and, eq, inArray } from 'drizzle-orm';
import type { Appointment } from '#contract/booking/appointment.ts';
import type { AppointmentRequest, Hold, HoldRequest } from '#contract/booking/booking.ts';
import type { Db } from '#server/platform/database/client.ts';
import { slotHolds } from '#server/platform/database/schema/booking.ts';
import { idempotencyKeys } from '#server/platform/database/schema/requests.ts';
import type { Attempt } from '#server/platform/http/answer-once.ts';
import type { ServerContext } from '../context.ts';
import { type Booker, bookConsultation } from './booking.service.ts';
import type { Holder } from './hold-limit.ts';
import { holdSlot } from './holds.service.ts';
import { ownersAmong, type SlotOwner } from './own-booking.ts';
import { createSlotTurns } from './slot-turns.ts';

type BookingWish = { request: AppointmentRequest; booker: Booker };
type HoldWish = { request: HoldRequest; holder: Holder & { owner: SlotOwner } };

/** `bookConsultation` in turns: what it gives and throws is the same. */
export function bookInTurns(
  context: ServerContext,
): (request: AppointmentRequest, booker: Booker) => Promise<Appointment> {
  const take = createSlotTurns<BookingWish, Appointment>(
    ({ request, booker }) => bookConsultation(context, request, booker),
    async (wishes) => {
      const attempts = wishes.flatMap(({ booker }) => booker.attempt ?? []);
      const visitors = wishes.flatMap(({ booker }) => booker.visitorHash ?? []);
      const keys = await answeredKeys(context.db, attempts);
      const holders = await holdersAmong(context.db, visitors);
      const owners = await ownersOf(
        context.db,
        wishes.map(({ request, booker: { owner } }) => ({ request, owner })),
      );
      return new Set(
        wishes.filter(
          ({ booker }) =>
            (booker.attempt && keys.has(booker.attempt.key)) ||
            (booker.visitorHash && holders.has(booker.visitorHash)) ||
            owners.has(booker.owner),
        ),
      );
    },
  );
  return (request, booker) => {
    // Requests with other derived fields may deserve another refusal than "taken".
    const { duration, estimatedPrice, followupRequired } = request;
    const derived = JSON.stringify([duration, estimatedPrice, followupRequired]);
    return take(`${slotOf(request)} ${derived}`, { request, booker });
  };
}

/** `holdSlot` in turns: what it gives and throws is the same. */
export function holdInTurns(
  context: ServerContext,
): (request: HoldRequest, holder: HoldWish['holder']) => Promise<Hold> {
  const take = createSlotTurns<HoldWish, Hold>(
    ({ request, holder }) => holdSlot(context, request, holder),
    async (wishes) => {
      const visitors = wishes.map(({ holder }) => holder.visitorHash);
      const holders = await holdersAmong(context.db, visitors);
      const owners = await ownersOf(
        context.db,
        wishes.map(({ request, holder: { owner } }) => ({ request, owner })),
      );
      return new Set(
        wishes.filter(({ holder }) => holders.has(holder.visitorHash) || owners.has(holder.owner)),
      );
    },
  );
  return (request, holder) => take(slotOf(request), { request, holder });
}

function slotOf({ consultationTypeId, appointmentDate, appointmentTime }: HoldRequest): string {
  return `${appointmentDate} ${appointmentTime} ${consultationTypeId}`;
}

/** The owners among those who wait for one slot: it is booked, but by themselves. */
async function ownersOf(
  db: Db,
  wishes: { request: HoldRequest; owner: SlotOwner }[],
): Promise<Set<SlotOwner>> {
  const [first] = wishes;
  if (!first) return new Set();
  const people = await ownersAmong(db, first.request, wishes);
  return new Set(people.map(({ owner }) => owner));
}

/** The keys among the attempts, all of one endpoint, that have been answered before. */
async function answeredKeys(db: Db, attempts: Attempt[]): Promise<Set<string>> {
  const [first] = attempts;
  if (!first) return new Set();
  const keys = attempts.map(({ key }) => key);
  const rows = await db
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.endpoint, first.endpoint), inArray(idempotencyKeys.key, keys)));
  return new Set(rows.map(({ key }) => key));
}

/** The visitors who have a hold, on whatever slot; to them its seats count as free. */
async function holdersAmong(db: Db, visitorHashes: string[]): Promise<Set<string>> {
  if (visitorHashes.length === 0) return new Set();
  const rows = await db
    .select({ visitorHash: slotHolds.visitorHash })
    .from(slotHolds)
    .where(inArray(slotHolds.visitorHash, visitorHashes));
  return new Set(rows.map(({ visitorHash }) => visitorHash));
}
