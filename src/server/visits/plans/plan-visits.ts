// Takes the visits of one plan up again when the plan changes, on days of its crew.
import { addDays, dateInZone, daysBetween } from '#company/rules/time/company-time.ts';
import type { PlanFrequency } from '#company/rules/visits/plan-lines.ts';
import {
  datesAfter,
  type GeneratedVisit,
  MOST_DAYS_LATER,
  mondayOf,
  roundOn,
  ruleDates,
  scheduleOnDays,
  VISITS_AHEAD_DAYS,
} from '#company/rules/visits/visit-dates.ts';
import { firstChangeableDay, isServiceDay } from '#company/rules/visits/visit-days.ts';
import { linesOfVisit } from '#company/rules/visits/visit-price.ts';
import { closedServiceDays } from '#server/leads/plan-requests/plan-request.queries.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import { crewInService, freeCrewDays } from '../core/crew-day.ts';
import type { PlanRow } from '../core/lock-plan.ts';
import { type NewVisit, scheduleVisits, writeVisits } from '../core/write-visit.ts';
import { hasVisits, lastVisitBefore, listPlanVisits, skippedDates } from './plan.queries.ts';

/** How long a visit is planned to take when the plan has had none. */
export const PLANNED_MINUTES = 60;

/** A plan as it is to run from now on. */
export type Rhythm = Pick<PlanRow, 'id' | 'crewId' | 'visitTime' | 'startsOn' | 'rounds'> & {
  frequency: PlanFrequency;
  pause: { from: string; until: string | null } | null;
};

/** The first day whose visit can still be changed. */
export function changeableFrom(context: ServerContext, { visitTime }: Pick<PlanRow, 'visitTime'>) {
  const { timeZone } = context.settings();
  const now = context.clock();
  return firstChangeableDay(visitTime, dateInZone(now, timeZone), now, timeZone);
}

/**
 * The visits of a plan from a date on: on open days with a place for them, outside of a pause, and none in a week of which its
 * customer has skipped the visit.
 */
export async function visitsOfPlan(
  context: ServerContext,
  db: Db,
  rhythm: Rhythm,
  from: string,
): Promise<GeneratedVisit[]> {
  const until = horizonOf(context);
  const last = await lastVisitBefore(db, rhythm.id, from);
  const skipped = new Set((await skippedDates(db, rhythm.id, from)).map(mondayOf));
  const due = datesAfter(ruleDates(rhythm, from, until), last, rhythm.frequency).filter(
    (date) => !skipped.has(mondayOf(date)),
  );
  const generated = scheduleOnDays(due, await openDays(context, db, rhythm, from));
  return generated.filter(({ date }) => !isInPause(rhythm.pause, date));
}

/** The last day up to which visits are scheduled by now. */
export function horizonOf(context: ServerContext): string {
  return addDays(dateInZone(context.clock(), context.settings().timeZone), VISITS_AHEAD_DAYS);
}

/** The days from a date on as `scheduleOnDays` asks for them: on which of them crews work, and on which a plan's crew has room. */
export async function openDays(
  context: ServerContext,
  db: Db,
  rhythm: Pick<Rhythm, 'crewId'>,
  from: string,
): Promise<{ isOpen: (day: string) => boolean; hasRoom: (day: string) => boolean }> {
  const crewId = await crewInService(db, rhythm.crewId);
  const closed = await closedServiceDays(
    db,
    dateInZone(context.clock(), context.settings().timeZone),
  );
  const days = Array.from(
    { length: Math.max(0, daysBetween(from, horizonOf(context))) + MOST_DAYS_LATER + 1 },
    (_, index) => addDays(from, index),
  ).filter((day) => isServiceDay(day, closed));
  const free = crewId === null ? new Set(days) : await freeCrewDays(db, { crewId }, days);
  return {
    isOpen: (day) => isServiceDay(day, closed),
    hasRoom: (day) => free.has(day),
  };
}

/**
 * Puts visits in place of those that are still to be made from a date on, at the price that the plan has. A note goes over to the
 * first of them.
 */
export async function regenerateVisits(
  context: ServerContext,
  tx: Tx,
  plan: PlanRow,
  rhythm: Rhythm,
  from: string,
): Promise<void> {
  const generated = await visitsOfPlan(context, tx, rhythm, from);
  const before = await listPlanVisits(tx, plan.id, from);
  await writeVisits(
    tx,
    before.map(({ id }) => id),
    'cancel',
  );
  const crewId = await crewInService(tx, plan.crewId);
  const note = before.find(({ customerNotes }) => customerNotes)?.customerNotes ?? null;
  const isBegun = await hasVisits(tx, plan.id);
  await scheduleVisits(
    tx,
    'system',
    generated.map((each, index) => {
      const isNext = index === 0;
      return newVisit(
        { ...plan, crewId },
        { ...each, note: isNext ? note : null, isFirst: isNext && !isBegun },
      );
    }),
  );
}

/** A plan as it runs. */
export function rhythmOf(plan: PlanRow): Rhythm {
  return {
    ...plan,
    pause: plan.pausedFrom ? { from: plan.pausedFrom, until: plan.pausedUntil } : null,
  };
}

/** Whether a day lies in a pause, its last day included. */
export function isInPause(pause: Rhythm['pause'], date: string): boolean {
  return pause !== null && date >= pause.from && (pause.until === null || date <= pause.until);
}

/** The row of a visit of a plan, called as its round or else as the plan, with a copy of its price: that of the round, of the first visit, or of every one. */
export function newVisit(
  plan: PlanRow,
  {
    ruleDate,
    date,
    isFirst,
    note = null,
  }: GeneratedVisit & { isFirst: boolean; note?: string | null },
): NewVisit {
  const round = roundOn(plan, ruleDate);
  return {
    propertyId: plan.propertyId,
    servicePlanId: plan.id,
    crewId: plan.crewId,
    serviceType: round?.name ?? plan.name,
    ruleDate,
    scheduledDate: date,
    scheduledTime: plan.visitTime,
    duration: PLANNED_MINUTES,
    customerNotes: note,
    priceLines: linesOfVisit(plan, { isFirst, round }),
  };
}
