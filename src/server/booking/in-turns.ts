// Takes bookings and holds of the same slot one after the other, and knows whom another person's refusal does not concern.
import { and, eq, inArray } from 'drizzle-orm';
import type { Appointment, AppointmentRequest, Hold, HoldRequest } from '#contract/booking.ts';
import type { ServerContext } from '../context.ts';
import type { Attempt } from '../database/answer-once.ts';
import type { Db } from '../database/client.ts';
import { idempotencyKeys, slotHolds } from '../database/schema/booking.ts';
import { type Booker, bookConsultation } from './booking.service.ts';
import type { Holder } from './hold-limit.ts';
import { holdSlot } from './holds.service.ts';
import { createSlotTurns } from './slot-turns.ts';

type BookingWish = { request: AppointmentRequest; booker: Booker };
type HoldWish = { request: HoldRequest; holder: Holder };

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
      return new Set(
        wishes.filter(
          ({ booker: { attempt, visitorHash } }) =>
            (attempt && keys.has(attempt.key)) || (visitorHash && holders.has(visitorHash)),
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
): (request: HoldRequest, holder: Holder) => Promise<Hold> {
  const take = createSlotTurns<HoldWish, Hold>(
    ({ request, holder }) => holdSlot(context, request, holder),
    async (wishes) => {
      const visitors = wishes.map(({ holder }) => holder.visitorHash);
      const holders = await holdersAmong(context.db, visitors);
      return new Set(wishes.filter(({ holder }) => holders.has(holder.visitorHash)));
    },
  );
  return (request, holder) => take(slotOf(request), { request, holder });
}

function slotOf({ consultationTypeId, appointmentDate, appointmentTime }: HoldRequest): string {
  return `${appointmentDate} ${appointmentTime} ${consultationTypeId}`;
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
