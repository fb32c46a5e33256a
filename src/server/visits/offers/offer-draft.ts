// What the office enters about an offer, checked, as the columns of its row.
import { eq } from 'drizzle-orm';
import { centsOf } from '#company/rules/money/money.ts';
import { addDays } from '#company/rules/time/company-time.ts';
import { dayOffReason } from '#company/rules/visits/crew-day-fault.ts';
import { START_HORIZON_DAYS } from '#company/rules/visits/service-days.ts';
import type { draftFields, PlanOfferDraft } from '#contract/visits/plan-offer-desk.ts';
import type { ProgramOfferDraft } from '#contract/visits/program-offers.ts';
import { refusedField } from '#server/booking/office-calendar/office-calendar.policy.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { crews } from '#server/platform/database/schema/visits.ts';
import { closedBetween } from '#server/platform/settings/closed-days.ts';
import type { ServerContext } from '../../context.ts';
import { crewPlaces } from '../core/crew-day.ts';
import { todayOf } from './plan-offer.policy.ts';
import { requireRounds } from './program-rounds.ts';

/** The longest that an offer can be agreed to, in days. */
const LONGEST_VALID_DAYS = 180;

/** A program may wait for its season. */
const PROGRAM_HORIZON_DAYS = 366;

type Asked = Pick<ServerContext, 'clock' | 'settings'>;

/**
 * The columns of an offer of mowing.
 *
 * @throws RequestProblem 422 as `sharedColumns`, and for less than no price.
 */
export async function draftColumns(tx: Tx, context: Asked, draft: PlanOfferDraft) {
  const { frequency, firstVisitLines, everyVisitLines } = draft;
  const columns = await sharedColumns(tx, context, draft, START_HORIZON_DAYS);
  requirePrice('firstVisitLines', firstVisitLines);
  requirePrice('everyVisitLines', everyVisitLines);
  return { ...columns, frequency, firstVisitLines, everyVisitLines };
}

/**
 * The columns of an offer of a program, whose rounds have the prices.
 *
 * @throws RequestProblem 422 as `sharedColumns` and `requireRounds`.
 */
export async function programColumns(
  tx: Tx,
  context: Asked & Pick<ServerContext, 'content'>,
  draft: ProgramOfferDraft,
) {
  const columns = await sharedColumns(tx, context, draft, PROGRAM_HORIZON_DAYS);
  const { program, rounds } = await requireRounds(tx, context, draft, draft);
  return {
    kind: program.kind,
    name: program.name,
    columns: {
      ...columns,
      frequency: 'rounds' as const,
      rounds,
      firstVisitLines: [],
      everyVisitLines: [],
    },
  };
}

/**
 * What every kind of offer has. A crew whose day is full takes the visit all the same: the office sees how many it has.
 *
 * @throws RequestProblem 422 for a day on which no one works, and a crew that is not there.
 */
async function sharedColumns(
  tx: Tx,
  context: Asked,
  draft: Pick<PlanOfferDraft, keyof typeof draftFields>,
  horizonDays: number,
) {
  const { lotSize, lawnArea, firstDay, crewId, visitTime, validUntil, message } = draft;
  const today = todayOf(context);
  if (firstDay <= today) throw refusedField('/firstDay', 'Please choose a day after today.');
  if (firstDay > addDays(today, horizonDays)) {
    throw refusedField('/firstDay', `Please choose a day within the next ${horizonDays} days.`);
  }
  if (validUntil < today || validUntil > addDays(today, LONGEST_VALID_DAYS)) {
    throw refusedField(
      '/validUntil',
      `Please choose a day within the next ${LONGEST_VALID_DAYS} days.`,
    );
  }
  if (lawnArea > lotSize) {
    throw refusedField('/lawnArea', 'The lawn cannot be larger than its lot.');
  }
  await requireWorkday(tx, crewId, firstDay);
  return {
    lotSize,
    lawnArea,
    firstDay,
    crewId,
    visitTime,
    message: message || null,
    validUntil,
  };
}

async function requireWorkday(tx: Tx, crewId: number | null, day: string): Promise<void> {
  const [crew] = crewId === null ? [] : await tx.select().from(crews).where(eq(crews.id, crewId));
  if (crewId !== null && !crew?.isActive) {
    throw refusedField('/crewId', 'We could not find this crew.');
  }
  const closed = await closedBetween(tx, day, day);
  const places = crew && { name: crew.name, places: crewPlaces(crew, day) };
  const off = dayOffReason(day, closed.get(day), places);
  if (off) throw refusedField('/firstDay', off);
}

function requirePrice(
  field: 'firstVisitLines' | 'everyVisitLines',
  lines: PlanOfferDraft['everyVisitLines'],
): void {
  const cents = lines.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  if (cents < 0) throw refusedField(`/${field}`, 'The lines must not come to less than $0.00.');
}
