// The round of the demonstration's crews: neighbors with plans, where they live, and visits that stand in the schedule.
import { eq } from 'drizzle-orm';
import { addDays } from '#company/rules/time/company-time.ts';
import type { PlanLine } from '#company/rules/visits/plan-lines.ts';
import { ruleDates, VISITS_AHEAD_DAYS } from '#company/rules/visits/visit-dates.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { properties } from '#server/platform/database/schema/visits.ts';
import { recordPlan } from '#server/visits/core/write-plan.ts';
import { scheduleVisits } from '#server/visits/core/write-visit.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { type DemoPeople, only } from './demo-people.ts';

type Neighbor = {
  name: [first: string, last: string];
  address: string;
  at: [latitude: number, longitude: number];
  crew: keyof DemoPeople['crews'];
  time: string;
};

/** In the order in which they became customers, which is no good way to drive. */
const neighbors: readonly Neighbor[] = [
  {
    name: ['Hazel', 'Bloomfield'],
    address: '12 Sample Prairie Way, Cypress, TX 77433',
    at: [29.952, -95.741],
    crew: 'oak',
    time: '08:00',
  },
  {
    name: ['Aspen', 'Wheatley'],
    address: '301 Example Bend Court, Cypress, TX 77429',
    at: [29.998, -95.607],
    crew: 'oak',
    time: '08:00',
  },
  {
    name: ['Clover', 'Hillsong'],
    address: '88 Sample Orchard Lane, Cypress, TX 77433',
    at: [29.912, -95.716],
    crew: 'oak',
    time: '08:00',
  },
  {
    name: ['Heath', 'Marlowe'],
    address: '4 Placeholder Trail, Tomball, TX 77377',
    at: [30.043, -95.662],
    crew: 'oak',
    time: '10:00',
  },
  {
    name: ['Poppy', 'Lindgren'],
    address: '720 Imaginary Fields Drive, Cypress, TX 77429',
    at: [29.965, -95.683],
    crew: 'oak',
    time: '10:00',
  },
  {
    name: ['Reed', 'Calloway'],
    address: '56 Example Cypress Row, Cypress, TX 77433',
    at: [29.934, -95.768],
    crew: 'oak',
    time: '13:00',
  },
  {
    name: ['Ivy', 'Sutherland'],
    address: '1417 Sample Lakes Court, Cypress, TX 77429',
    at: [29.986, -95.641],
    crew: 'oak',
    time: '13:00',
  },
  {
    name: ['Laurel', 'Pennywell'],
    address: '230 Placeholder Ranch Road, Katy, TX 77494',
    at: [29.752, -95.832],
    crew: 'pecan',
    time: '09:00',
  },
  {
    name: ['Sage', 'Whitcomb'],
    address: '9 Example Grand Lane, Katy, TX 77450',
    at: [29.747, -95.741],
    crew: 'pecan',
    time: '09:00',
  },
  {
    name: ['Bryony', 'Ashdown'],
    address: '615 Imaginary Creek Bend, Katy, TX 77494',
    at: [29.731, -95.801],
    crew: 'pecan',
    time: '11:00',
  },
];

/** What each of their lawns is said to be, square feet. */
const LAWN_AREA = 5_200;

/** Each of their plans, 42 visits a year. */
const NEIGHBOR_LINES: PlanLine[] = [
  { label: 'Mowing, weekly', amount: '47.01', taxClass: 'taxable' },
  { label: 'Trust and Safety Fee', amount: '2.99', taxClass: 'taxable' },
];

/** Someone whose plan is still to be priced: the first visit has no crew yet. */
const newcomer: Omit<Neighbor, 'crew'> = {
  name: ['Linden', 'Fairweather'],
  address: '63 Placeholder Pines Drive, Tomball, TX 77375',
  at: [30.091, -95.624],
  time: '10:00',
};

/** Sows their plans, each weekly on a working day of the next ones, and says where the other customers live. */
export async function sowPlanning(
  tx: Tx,
  people: DemoPeople,
  calendar: DemoCalendar,
): Promise<void> {
  const { juniper, basil, olive, rowan, crews } = people;
  await place(tx, juniper.property.id, [29.973, -95.662]);
  await place(tx, basil.property.id, [29.741, -95.822]);
  await place(tx, olive.property.id, [30.181, -95.494]);
  await place(tx, rowan.property.id, [30.098, -95.617]);
  const [first = calendar.today, second = first] = calendar.nextOpenDays(2);
  for (const [index, neighbor] of neighbors.entries()) {
    const propertyId = await sowNeighbor(tx, neighbor);
    const day = neighbor.crew === 'oak' ? first : index % 2 === 0 ? first : second;
    await sowPlan(tx, { propertyId, crewId: crews[neighbor.crew].id, day, neighbor, calendar });
  }
  await scheduleVisits(tx, 'system', [
    {
      propertyId: await sowNeighbor(tx, newcomer),
      serviceType: 'First look at the lawn',
      scheduledDate: second,
      scheduledTime: newcomer.time,
      duration: 30,
    },
  ]);
}

async function sowNeighbor(tx: Tx, { name, address, at }: Omit<Neighbor, 'crew'>): Promise<number> {
  const [firstName, lastName] = name;
  const email = `${firstName}.${lastName}@example.com`.toLowerCase();
  await tx.insert(users).values({ email, firstName, lastName }).onConflictDoNothing();
  const user = only(await tx.select().from(users).where(eq(users.email, email)));
  const row = { userId: user.id, address, lawnArea: LAWN_AREA, latitude: at[0], longitude: at[1] };
  return only(await tx.insert(properties).values(row).returning()).id;
}

type NewPlan = {
  propertyId: number;
  crewId: number;
  day: string;
  neighbor: Neighbor;
  calendar: DemoCalendar;
};

async function sowPlan(tx: Tx, { propertyId, crewId, day, neighbor, calendar }: NewPlan) {
  const plan = await recordPlan(tx, {
    propertyId,
    crewId,
    name: 'Complete Care',
    frequency: 'weekly',
    monthlyPrice: '175.00',
    lawnArea: LAWN_AREA,
    everyVisitLines: NEIGHBOR_LINES,
    firstVisitLines: NEIGHBOR_LINES,
    startsOn: day,
    visitTime: neighbor.time,
  });
  const dates = ruleDates(
    { frequency: 'weekly', startsOn: day },
    day,
    addDays(calendar.today, VISITS_AHEAD_DAYS),
  );
  await scheduleVisits(
    tx,
    'system',
    dates.map((ruleDate) => ({
      propertyId,
      servicePlanId: plan.id,
      crewId,
      serviceType: plan.name,
      ruleDate,
      scheduledDate: calendar.openDay(ruleDate),
      scheduledTime: neighbor.time,
      duration: 45,
      priceLines: NEIGHBOR_LINES,
    })),
  );
}

async function place(tx: Tx, propertyId: number, [latitude, longitude]: [number, number]) {
  await tx.update(properties).set({ latitude, longitude }).where(eq(properties.id, propertyId));
}
