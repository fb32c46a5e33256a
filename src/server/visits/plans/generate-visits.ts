// Lays the visits of all running plans onto days of their crews, some weeks ahead. Twice, or on two instances at once, it
// adds nothing that is there: a plan has each date of its rule once (docs/product/visit-planning.md#generator).
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { addDays, dateInZone } from '#company/rules/time/company-time.ts';
import { LIVE_PLANS } from '#company/rules/visits/plan-machine.ts';
import {
  datesAfter,
  ruleDates,
  scheduleOnDays,
  VISITS_AHEAD_DAYS,
} from '#company/rules/visits/visit-dates.ts';
import { CAPACITY_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { generatorRuns } from '#server/platform/database/schema/visit-planning.ts';
import { servicePlans, visits } from '#server/platform/database/schema/visits.ts';
import type { ServerContext } from '../../context.ts';
import { crewInService, lockCrew } from '../core/crew-day.ts';
import type { PlanRow } from '../core/lock-plan.ts';
import { endPauses } from '../core/write-plan.ts';
import { scheduleVisits } from '../core/write-visit.ts';
import { type CrewRoom, readCrewRoom } from './crew-room.ts';
import { changeableFrom, isInPause, newVisit, rhythmOf } from './plan-visits.ts';

/** What a run came to. */
export type GeneratorRun = { plans: number; added: number; until: string };

/** Ends pauses whose last day is over, and adds the visits that have come into sight, crew by crew. */
export async function keepPlansGoing(context: ServerContext): Promise<GeneratorRun> {
  const today = dateInZone(context.clock(), context.settings().timeZone);
  const run: GeneratorRun = { plans: 0, added: 0, until: addDays(today, VISITS_AHEAD_DAYS) };
  const crewIds = await context.db
    .selectDistinct({ crewId: servicePlans.crewId })
    .from(servicePlans)
    .where(inArray(servicePlans.status, LIVE_PLANS));
  for (const { crewId } of crewIds) {
    const { plans, added } = await context.db.transaction((tx) =>
      generateForCrew(context, tx, crewId, { today, until: run.until }),
    );
    run.plans += plans;
    run.added += added;
  }
  const row = { ...run, ranAt: context.clock() };
  await context.db
    .insert(generatorRuns)
    .values(row)
    .onConflictDoUpdate({ target: generatorRuns.id, set: row });
  return run;
}

type Span = { today: string; until: string };

/** All plans of a crew: first the plans are locked, then the crew, as every change of a plan does it. */
export async function generateForCrew(
  context: ServerContext,
  tx: Tx,
  crewId: number | null,
  span: Span,
) {
  const plans = await tx
    .select()
    .from(servicePlans)
    .where(
      and(
        crewId === null ? isNull(servicePlans.crewId) : eq(servicePlans.crewId, crewId),
        inArray(servicePlans.status, LIVE_PLANS),
      ),
    )
    .orderBy(asc(servicePlans.id))
    .for('update');
  if (plans.length === 0) return { plans: 0, added: 0 };
  if (crewId !== null) await lockCrew(tx, crewId);
  const crew = await crewInService(tx, crewId);
  const running = await endPauses(tx, plans, span.today);
  const before = await visitsBefore(
    tx,
    running.map(({ id }) => id),
  );
  const room = await readCrewRoom(tx, crew, { from: span.today, until: span.until });
  const earliest = earliestDays(context);
  const rows = running.flatMap((plan) => {
    const had = before.get(plan.id) ?? { last: null, isBegun: false };
    return generateForPlan({ ...plan, crewId: crew }, had, {
      room,
      earliest: earliest(plan),
      until: span.until,
    });
  });
  return { plans: running.length, added: (await scheduleVisits(tx, 'system', rows)).length };
}

/** The first day whose visit can still be changed; reckoned once for each time of the day, because zones of time are slow. */
function earliestDays(context: ServerContext): (plan: PlanRow) => string {
  const days = new Map<string, string>();
  return (plan) => {
    const day = days.get(plan.visitTime) ?? changeableFrom(context, plan);
    days.set(plan.visitTime, day);
    return day;
  };
}

type Laying = { room: CrewRoom; earliest: string; until: string };

function generateForPlan(
  plan: PlanRow,
  { last, isBegun }: VisitsBefore,
  { room, earliest, until }: Laying,
) {
  const rhythm = rhythmOf(plan);
  const from = last !== null && last >= earliest ? addDays(last, 1) : earliest;
  const due = datesAfter(ruleDates(rhythm, from, until), last, rhythm.frequency).filter(
    (date) => !isInPause(rhythm.pause, date),
  );
  const generated = scheduleOnDays(due, room).filter(({ date }) => !isInPause(rhythm.pause, date));
  for (const { date } of generated) room.take(date);
  return generated.map((each, index) =>
    newVisit(plan, { ...each, isFirst: index === 0 && !isBegun }),
  );
}

/** The last date of the rule that a plan has had a visit for, whatever became of it; and whether one was made or is ahead. */
type VisitsBefore = { last: string | null; isBegun: boolean };

async function visitsBefore(
  tx: Tx,
  planIds: readonly number[],
): Promise<Map<number | null, VisitsBefore>> {
  const rows = await tx
    .select({
      planId: visits.servicePlanId,
      last: sql<string>`max(coalesce(${visits.ruleDate}, ${visits.scheduledDate}))::text`,
      isBegun: sql<boolean>`bool_or(${inArray(visits.status, CAPACITY_VISITS)})`,
    })
    .from(visits)
    .where(inArray(visits.servicePlanId, [...planIds]))
    .groupBy(visits.servicePlanId);
  return new Map(rows.map(({ planId, ...had }) => [planId, had]));
}
