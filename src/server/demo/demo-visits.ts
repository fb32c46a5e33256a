// The service plans of the demonstration and their visits: a year of history and what comes next.
import { addDays, toInstant } from '#company/rules/time/company-time.ts';
import type { PlanLine } from '#company/rules/visits/plan-lines.ts';
import type { Tx } from '#server/platform/database/client.ts';
import type { servicePlans, visits } from '#server/platform/database/schema/visits.ts';
import { recordPlan } from '#server/visits/core/write-plan.ts';
import { recordHistory } from '#server/visits/core/write-visit.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import type { DemoCrew, DemoCustomer, DemoPeople } from './demo-people.ts';
import { basilReports, juniperReports, oliveReports, type Report } from './demo-reports.ts';

type NewPlan = Omit<
  typeof servicePlans.$inferInsert,
  'propertyId' | 'startsOn' | 'everyVisitLines' | 'firstVisitLines'
>;
type NewVisit = typeof visits.$inferInsert;

/** A plan as it runs: so many visits until today and so many after. */
type Rhythm = {
  customer: DemoCustomer;
  crew: DemoCrew;
  plan: NewPlan & { frequency: 'weekly' | 'bi-weekly' | 'monthly' };
  lines: PlanLine[];
  /** Days from today to the next visit. */
  nextInDays: number;
  time: string;
  past: number;
  reports: readonly Report[];
  upcoming: number;
  customerNotes?: string;
};

/** Sows three plans, one of them paused, with past and coming visits. */
export async function sowVisits(tx: Tx, people: DemoPeople, calendar: DemoCalendar): Promise<void> {
  for (const rhythm of rhythms(people, calendar)) {
    await recordHistory(tx, await sowPlan(tx, rhythm, calendar));
  }
}

function rhythms({ juniper, basil, olive, crews }: DemoPeople, calendar: DemoCalendar): Rhythm[] {
  return [
    {
      customer: juniper,
      crew: crews.oak,
      plan: { name: 'Lawn Maintenance', frequency: 'bi-weekly', monthlyPrice: '120.00' },
      lines: linesOf('bi-weekly', '52.39'),
      nextInDays: 4,
      time: '09:00',
      past: 26,
      reports: juniperReports,
      upcoming: 5,
      customerNotes: 'Please skip the new sod by the patio.',
    },
    {
      customer: basil,
      crew: crews.pecan,
      plan: { name: 'Complete Care', frequency: 'weekly', monthlyPrice: '332.50' },
      lines: linesOf('weekly', '92.01'),
      nextInDays: 2,
      time: '13:00',
      past: 42,
      reports: basilReports,
      upcoming: 5,
    },
    {
      customer: olive,
      crew: crews.redbud,
      plan: {
        name: 'Essential Care',
        frequency: 'monthly',
        monthlyPrice: '75.00',
        status: 'paused',
        pausedFrom: addDays(calendar.today, -30),
      },
      lines: linesOf('monthly', '72.01'),
      nextInDays: -7,
      time: '10:00',
      past: 11,
      reports: oliveReports,
      upcoming: 0,
    },
  ];
}

/** Mowing, and the fee of every visit. */
function linesOf(frequency: string, mowing: string): PlanLine[] {
  return [
    { label: `Mowing, ${frequency}`, amount: mowing, taxClass: 'taxable' },
    { label: 'Trust and Safety Fee', amount: '2.99', taxClass: 'taxable' },
  ];
}

async function sowPlan(tx: Tx, rhythm: Rhythm, calendar: DemoCalendar): Promise<NewVisit[]> {
  const { customer, crew, lines, reports, time } = rhythm;
  const next = addDays(calendar.today, rhythm.nextInDays);
  const past = datesBefore(next, rhythm).map(calendar.openDay);
  const ahead = datesFrom(next, rhythm).map(calendar.openDay);
  const plan = await recordPlan(tx, {
    ...rhythm.plan,
    everyVisitLines: lines,
    firstVisitLines: lines,
    propertyId: customer.property.id,
    crewId: crew.id,
    visitTime: time,
    startsOn: past[0] ?? next,
  });
  const visit = (scheduledDate: string): NewVisit => ({
    propertyId: customer.property.id,
    servicePlanId: plan.id,
    crewId: crew.id,
    serviceType: plan.name,
    scheduledDate,
    scheduledTime: time,
    duration: 60,
    priceLines: lines,
  });
  const done = past.map((date, index) => {
    const report = reports[(past.length - 1 - index) % reports.length];
    return report ? completed(visit(date), report, calendar) : visit(date);
  });
  const coming = ahead.map(visit);
  if (coming[0] && rhythm.customerNotes) coming[0].customerNotes = rhythm.customerNotes;
  return [...done, ...coming];
}

/** The dates before the next visit, the earliest first. */
function datesBefore(next: string, { plan, past }: Rhythm): string[] {
  const dates: string[] = [];
  for (let date = next; dates.length < past; ) {
    date = addDays(date, -gapBefore(date, plan.frequency));
    dates.unshift(date);
  }
  return dates;
}

function datesFrom(next: string, { plan, upcoming }: Rhythm): string[] {
  const dates: string[] = [];
  for (let date = next; dates.length < upcoming; ) {
    dates.push(date);
    const week = addDays(date, 7);
    date = addDays(date, plan.frequency === 'weekly' && isGrowing(week) ? 7 : 14);
  }
  return dates;
}

/** Days since the visit before: a weekly plan pauses every other week while the grass rests. */
function gapBefore(date: string, frequency: Rhythm['plan']['frequency']): number {
  if (frequency === 'monthly') return 28;
  return frequency === 'weekly' && isGrowing(date) ? 7 : 14;
}

function isGrowing(date: string): boolean {
  const month = Number(date.slice(5, 7));
  return month >= 4 && month <= 10;
}

/** A visit of the past; the crew came within the first half hour of its window. */
function completed(visit: NewVisit, report: Report, calendar: DemoCalendar): NewVisit {
  const { minutesLate, ...rest } = report;
  const planned = toInstant(visit.scheduledDate, visit.scheduledTime ?? '09:00', calendar.timeZone);
  const arrivedAt = new Date(planned.getTime() + minutesLate * 60_000);
  const completedAt = new Date(arrivedAt.getTime() + report.duration * 60_000);
  return {
    ...visit,
    ...rest,
    cutHeight: isGrowing(visit.scheduledDate) ? report.cutHeight : '3.00',
    status: 'completed',
    onTheWayAt: new Date(arrivedAt.getTime() - 20 * 60_000),
    arrivedAt,
    completedAt,
  };
}
