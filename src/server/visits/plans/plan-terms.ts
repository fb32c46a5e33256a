// What a wanted change of a plan means, as it is shown and, hashed, agreed to.
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { centsOf } from '#company/rules/money/money.ts';
import { addDays, dateInZone, daysBetween, formatDate } from '#company/rules/time/company-time.ts';
import { eventOfAgreement } from '#company/rules/visits/plan-agreement.ts';
import {
  cancelTerms,
  frequencyTerms,
  hasYear,
  type PlanTerms,
  type PricedPlan,
  pauseTerms,
  restartTerms,
  resumeTerms,
} from '#company/rules/visits/plan-change.ts';
import { planMachineStateOf } from '#company/rules/visits/plan-machine.ts';
import { restartOn } from '#company/rules/visits/visit-dates.ts';
import type { PlanChange, PlanTermsShown } from '#contract/visits/service-plans.ts';
import type { Db } from '#server/platform/database/client.ts';
import { properties } from '#server/platform/database/schema/visits.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import type { PlanRow } from '../core/lock-plan.ts';
import { planRefusal } from '../core/plan.policy.ts';
import { listPlanVisits } from './plan.queries.ts';
import { changeableFrom, rhythmOf, visitsOfPlan } from './plan-visits.ts';

/** How far ahead a pause can begin, and how long it can be, in days. */
const PAUSE_HORIZON_DAYS = 180;

/** A plan, and who wants to change it: its customer, or the office for them. */
export type WantedChange = { plan: PlanRow; actor: 'customer' | 'staff' };

/**
 * Works out the terms of a change as things are now. Changes nothing.
 *
 * @throws RequestProblem 409 for what the plan's state does not allow, 422 for dates that do not fit.
 */
export async function termsOf(
  context: ServerContext,
  db: Db,
  { plan, actor }: WantedChange,
  change: PlanChange,
): Promise<PlanTerms> {
  const state = planMachineStateOf(plan, todayOf(context));
  const refusal = planRefusal(eventOfAgreement[change.kind], actor, state);
  if (refusal) throw notNow(refusal);
  switch (change.kind) {
    case 'frequency':
      return frequencyTermsOf(context, db, plan, change);
    case 'pause':
      return pauseTermsOf(context, db, plan, change);
    case 'resume': {
      const from = changeableFrom(context, plan);
      const [first] = await visitsOfPlan(context, db, { ...rhythmOf(plan), pause: null }, from);
      return resumeTerms(pricedPlan(plan), first?.date ?? from);
    }
    case 'cancel': {
      const from = changeableFrom(context, plan);
      const all = await listPlanVisits(db, plan.id, todayOf(context));
      const kept = all.filter(({ scheduledDate }) => scheduledDate < from).at(-1);
      return cancelTerms(pricedPlan(plan), kept?.scheduledDate ?? null);
    }
    case 'restart':
      return restartTermsOf(context, db, plan);
  }
}

/** Terms as they are shown, as the text that is hashed and kept, and its SHA-256 in hex. */
export type SealedTerms = { shown: PlanTermsShown; text: string; hash: string };

/** Seals terms, with the property that they are about. */
export function sealTerms(
  { title, lines, summary }: PlanTermsShown,
  property?: string,
): SealedTerms {
  const shown = {
    title,
    ...(property && { property }),
    lines: lines.map(({ label, amount }) => ({ label, amount })),
    summary,
  };
  const text = JSON.stringify(shown);
  return { shown, text, hash: createHash('sha256').update(text).digest('hex') };
}

export function pricedPlan(plan: PlanRow): PricedPlan {
  return {
    name: plan.name,
    frequency: plan.frequency,
    monthlyCents: centsOf(plan.monthlyPrice),
    everyVisitLines: plan.everyVisitLines,
    firstVisitLines: plan.firstVisitLines,
  };
}

async function frequencyTermsOf(
  context: ServerContext,
  db: Db,
  plan: PlanRow,
  { frequency }: PlanChange,
): Promise<PlanTerms> {
  if (!frequency) throw invalid('frequency', 'Please choose how often we should come.');
  if (frequency === plan.frequency) throw invalid('frequency', 'That’s how often we come already.');
  if (plan.frequency === 'per-visit') {
    throw notNow('On this plan you ask for each visit. Please call us to change that.');
  }
  if (plan.frequency === 'rounds') throw notNow('The visits of this program come by season.');
  const from = changeableFrom(context, plan);
  const [first] = await visitsOfPlan(context, db, { ...rhythmOf(plan), frequency }, from);
  return frequencyTerms(pricedPlan(plan), frequency, first?.date ?? from, pricesOf(context));
}

async function pauseTermsOf(
  context: ServerContext,
  db: Db,
  plan: PlanRow,
  { from, until = null }: Pick<PlanChange, 'from'> & { until?: string | null | undefined },
): Promise<PlanTerms> {
  const earliest = changeableFrom(context, plan);
  if (!from) throw invalid('from', 'Please choose the first day of the pause.');
  if (from < earliest) {
    throw invalid('from', `A pause can start on ${formatDate(earliest)} or later.`);
  }
  if (daysBetween(todayOf(context), from) > PAUSE_HORIZON_DAYS) {
    throw invalid('from', `Please choose a day within the next ${PAUSE_HORIZON_DAYS} days.`);
  }
  if (until && until < from) throw invalid('until', 'The last day cannot come before the first.');
  if (until && until > addDays(from, PAUSE_HORIZON_DAYS)) {
    throw invalid('until', `A pause lasts at most ${PAUSE_HORIZON_DAYS} days.`);
  }
  const ahead = await listPlanVisits(db, plan.id, from);
  const skipped = ahead
    .map(({ scheduledDate: date, priceLines }) => ({ date, priceLines }))
    .filter(({ date }) => !until || date <= until);
  return pauseTerms(pricedPlan(plan), { from, until: until ?? null, skipped });
}

/** A plan without a price by our list is started again by an offer. */
async function restartTermsOf(context: ServerContext, db: Db, plan: PlanRow): Promise<PlanTerms> {
  const { frequency } = plan;
  const [property] = await db.select().from(properties).where(eq(properties.id, plan.propertyId));
  const lawnArea = plan.lawnArea ?? property?.lawnArea ?? null;
  if (plan.kind !== 'mowing' || !hasYear(frequency) || lawnArea === null) {
    throw notNow('This plan needs a new price to start again. Please call us.');
  }
  const startsOn = restartOn(plan.startsOn, changeableFrom(context, plan));
  const rhythm = { ...rhythmOf(plan), startsOn, pause: null };
  const [first] = await visitsOfPlan(context, db, rhythm, startsOn);
  const restart = { lawnArea, startsOn, firstVisit: first?.date ?? startsOn };
  return restartTerms({ ...pricedPlan(plan), frequency }, restart, pricesOf(context));
}

function pricesOf(context: ServerContext) {
  return context.content()['mowing-prices'];
}

function todayOf(context: ServerContext): string {
  return dateInZone(context.clock(), context.settings().timeZone);
}

function notNow(detail: string): RequestProblem {
  return new RequestProblem('too_late', detail);
}

function invalid(field: string, detail: string): RequestProblem {
  return new RequestProblem('invalid_input', detail, {
    errors: [{ pointer: `/${field}`, detail }],
  });
}
