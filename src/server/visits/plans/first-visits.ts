// Schedules the visits of a plan that was just agreed to, beginning with the first day that was promised.
import { addDays, daysBetween } from '#company/rules/time/company-time.ts';
import {
  datesAfter,
  type GeneratedVisit,
  ruleDates,
  scheduleOnDays,
} from '#company/rules/visits/visit-dates.ts';
import type { Tx } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import { crewInService } from '../core/crew-day.ts';
import type { PlanRow } from '../core/lock-plan.ts';
import { scheduleVisits } from '../core/write-visit.ts';
import { changeableFrom, horizonOf, newVisit, openDays, rhythmOf } from './plan-visits.ts';

/** The first day of a plan that is agreed to now: the promised one, or the same weekday of a later week when it is too late for that. */
export function possibleStart(
  context: ServerContext,
  { firstDay, visitTime }: { firstDay: string; visitTime: string },
): string {
  const earliest = changeableFrom(context, { visitTime });
  const weeks = Math.max(0, Math.ceil(daysBetween(firstDay, earliest) / 7));
  return addDays(firstDay, 7 * weeks);
}

/**
 * Schedules them: the first visit on its promised day, also when its crew is full by now, the others where there is room. Needs the
 * crew's lock.
 */
export async function scheduleFirstVisits(
  context: ServerContext,
  tx: Tx,
  plan: PlanRow,
): Promise<void> {
  const crewId = await crewInService(tx, plan.crewId);
  const generated = await scheduleFirst(context, tx, plan);
  const rows = generated.map((each, index) =>
    newVisit({ ...plan, crewId }, { ...each, isFirst: index === 0 }),
  );
  await scheduleVisits(tx, 'system', rows);
}

async function scheduleFirst(
  context: ServerContext,
  tx: Tx,
  plan: PlanRow,
): Promise<GeneratedVisit[]> {
  const { startsOn } = plan;
  const rhythm = rhythmOf(plan);
  const { isOpen, hasRoom } = await openDays(context, tx, rhythm, startsOn);
  const days = { isOpen, hasRoom: (day: string) => day === startsOn || hasRoom(day) };
  if (rhythm.frequency === 'rounds') {
    // Agreed to late, the first day may lie outside of every round.
    const until = startsOn > horizonOf(context) ? startsOn : horizonOf(context);
    return scheduleOnDays(ruleDates(rhythm, startsOn, until), days);
  }
  // The fifth weekday of a month is none by the rule, and single visits have none at all.
  const later = datesAfter(
    ruleDates(rhythm, addDays(startsOn, 1), horizonOf(context)),
    startsOn,
    rhythm.frequency,
  );
  return scheduleOnDays([startsOn, ...later], days);
}
