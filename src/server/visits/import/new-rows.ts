// The rows of plans and visits that an import writes.
import type { PlanLine } from '#company/rules/visits/plan-lines.ts';
import type { PlanRow } from '../core/lock-plan.ts';
import type { NewPlan } from '../core/write-plan.ts';
import type { NewVisit } from '../core/write-visit.ts';
import { PLANNED_MINUTES } from '../plans/plan-visits.ts';
import type { PlannedProperty, PlannedVisit } from './judge-customer.ts';
import type { PropertyOnFile } from './on-file.queries.ts';
import { readPlanKind } from './read-cell.ts';

type PlanPlace = {
  property: PlannedProperty;
  propertyId: number;
  crewId: number | null;
  today: string;
};

/** A plan that costs one line a visit. It begins with its next visit, by which its weekday and its weeks are known. */
export function planRow(
  plan: PlannedProperty['plans'][number],
  { property, propertyId, crewId, today }: PlanPlace,
): NewPlan {
  const { name, kind, frequency, price, nextDate, time, monthlyPrice } = plan;
  const { lotSize, lawnArea } = property;
  const lines = linesOf(name, price);
  const dates = property.visits.filter((visit) => isOfPlan(visit, plan)).map(({ date }) => date);
  return {
    ...{ propertyId, kind, name, frequency, crewId, monthlyPrice, lotSize, lawnArea },
    everyVisitLines: lines,
    firstVisitLines: lines,
    startsOn: nextDate ?? dates.sort()[0] ?? today,
    ...(time && { visitTime: time }),
  };
}

type VisitPlace = {
  propertyId: number;
  plans: readonly PlanRow[];
  onFile: PropertyOnFile | null;
  crewId: number | null;
  /** The plans' dates that the file has named so far: a plan has each once. */
  taken: Set<string>;
};

/** A visit of the file: one of its plan, which then makes none for that day, or one by itself. */
export function visitRow(
  visit: PlannedVisit,
  { propertyId, plans, onFile, crewId, taken }: VisitPlace,
): NewVisit {
  const plan = plans.find((one) => isOfPlan(visit, one));
  const known = plan ?? onFile?.plans.find((one) => isOfPlan(visit, one));
  const key = known && `${known.id} ${visit.date}`;
  const isNamed = key !== undefined && !taken.has(key);
  if (key) taken.add(key);
  return {
    propertyId,
    servicePlanId: isNamed ? known?.id : null,
    ruleDate: isNamed ? visit.date : null,
    crewId: crewId ?? plan?.crewId ?? null,
    serviceType: visit.service,
    scheduledDate: visit.date,
    scheduledTime: visit.time ?? plan?.visitTime ?? null,
    duration: PLANNED_MINUTES,
    priceLines: visit.price ? linesOf(visit.service, visit.price) : (plan?.everyVisitLines ?? null),
  };
}

/** Whether a visit is one of a plan: it is called so, or it is work of that kind. */
function isOfPlan({ service }: PlannedVisit, plan: { name: string; kind: string }): boolean {
  return service.toLowerCase() === plan.name.toLowerCase() || readPlanKind(service) === plan.kind;
}

function linesOf(label: string, amount: string): PlanLine[] {
  return [{ label, amount, taxClass: 'taxable' }];
}
