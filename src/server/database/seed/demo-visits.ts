// The service plans of the demonstration and their visits: a few months of history and what comes next.
import { addDays, toInstant } from '#company/rules/company-time.ts';
import type { Tx } from '../client.ts';
import { servicePlans, visits } from '../schema/portal.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { type DemoCrew, type DemoCustomer, type DemoPeople, only } from './demo-people.ts';

type NewPlan = Omit<typeof servicePlans.$inferInsert, 'propertyId' | 'startsOn'>;
type NewVisit = typeof visits.$inferInsert;

/** What one past visit left behind. */
type Report = { notes: string; duration: number; rating: number | null };

/** A plan as it runs: every so many days a crew comes, so many times until today and so many after. */
type Rhythm = {
  customer: DemoCustomer;
  crew: DemoCrew;
  plan: NewPlan;
  everyDays: number;
  /** Days from today to the next visit. */
  nextInDays: number;
  time: string;
  past: Report[];
  upcoming: number;
  customerNotes?: string;
};

/** Sows three plans, one of them paused, with past and coming visits. */
export async function sowVisits(tx: Tx, people: DemoPeople, calendar: DemoCalendar): Promise<void> {
  for (const rhythm of rhythms(people)) {
    const rows = await sowPlan(tx, rhythm, calendar);
    await tx.insert(visits).values(rows);
  }
}

function rhythms({ juniper, basil, olive, crews }: DemoPeople): Rhythm[] {
  return [
    {
      customer: juniper,
      crew: crews.oak,
      plan: { name: 'Lawn Maintenance', frequency: 'bi-weekly', monthlyPrice: '120.00' },
      everyDays: 14,
      nextInDays: 4,
      time: '09:00',
      upcoming: 4,
      customerNotes: 'Please skip the new sod by the patio.',
      past: [
        {
          notes: 'Mowed at three and a half inches, edged, blew off the walks.',
          duration: 45,
          rating: 5,
        },
        {
          notes: 'Mowed and edged. Two sprinkler heads by the drive are stuck up.',
          duration: 50,
          rating: 4,
        },
        { notes: 'Mowed, edged, pulled weeds from the front bed.', duration: 55, rating: 5 },
        { notes: 'Mulched the first leaves into the lawn.', duration: 50, rating: 5 },
        {
          notes: 'Mowed and edged. Gate latched twice on the way out.',
          duration: 45,
          rating: null,
        },
      ],
    },
    {
      customer: basil,
      crew: crews.pecan,
      plan: { name: 'Complete Care', frequency: 'weekly', monthlyPrice: '332.50' },
      everyDays: 7,
      nextInDays: 2,
      time: '13:00',
      upcoming: 6,
      past: [
        { notes: 'Mowed, edged, trimmed the ligustrum hedge.', duration: 80, rating: 5 },
        { notes: 'Mowed and edged. Left the wildflower strip alone.', duration: 60, rating: 5 },
        { notes: 'Mowed and edged between two showers.', duration: 65, rating: 4 },
      ],
    },
    {
      customer: olive,
      crew: crews.redbud,
      plan: {
        name: 'Essential Care',
        frequency: 'monthly',
        monthlyPrice: '75.00',
        status: 'paused',
      },
      everyDays: 28,
      nextInDays: -35,
      time: '10:00',
      upcoming: 0,
      past: [
        { notes: 'Mowed, edged, cleared pine needles from the beds.', duration: 90, rating: 4 },
        { notes: 'Mowed and edged. Plan pauses after this visit.', duration: 85, rating: 5 },
      ],
    },
  ];
}

async function sowPlan(tx: Tx, rhythm: Rhythm, calendar: DemoCalendar): Promise<NewVisit[]> {
  const { customer, crew, everyDays, past, upcoming } = rhythm;
  const next = calendar.openDay(addDays(calendar.today, rhythm.nextInDays));
  const dayOf = (index: number) => calendar.openDay(addDays(next, index * everyDays));
  const startsOn = dayOf(-past.length);
  const plan = only(
    await tx
      .insert(servicePlans)
      .values({ ...rhythm.plan, propertyId: customer.property.id, startsOn })
      .returning(),
  );
  const visit = (date: string): NewVisit => ({
    propertyId: customer.property.id,
    servicePlanId: plan.id,
    crewId: crew.id,
    serviceType: plan.name,
    scheduledDate: date,
    scheduledTime: rhythm.time,
    duration: 60,
  });
  const done = past.map((report, index) =>
    completed(visit(dayOf(index - past.length)), report, calendar),
  );
  const ahead = Array.from({ length: upcoming }, (_, index) => visit(dayOf(index)));
  if (ahead[0] && rhythm.customerNotes) ahead[0].customerNotes = rhythm.customerNotes;
  return [...done, ...ahead];
}

/** A visit of the past; its end is counted from the planned start. */
function completed(visit: NewVisit, report: Report, calendar: DemoCalendar): NewVisit {
  const start = toInstant(visit.scheduledDate, visit.scheduledTime ?? '09:00', calendar.timeZone);
  const completedAt = new Date(start.getTime() + report.duration * 60_000);
  return { ...visit, ...report, status: 'completed', completedAt };
}
