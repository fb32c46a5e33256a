// Random sequences of what happens to jobs that share two crews: never two visits of one with a crew on a day, no crew with more than it
// makes, no request completed with a day open, and no price charged twice.
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rightsOf } from '#company/facts/staff-roles.ts';
import { centsOf } from '#company/rules/money/money.ts';
import { addDays } from '#company/rules/time/company-time.ts';
import { seenVisits } from '#company/rules/visits/job-days.ts';
import { CAPACITY_VISITS, OPEN_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import { VisitCompletion } from '#contract/visits/visits.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { properties, serviceRequests, visits } from '#server/platform/database/schema/visits.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { listJobVisits } from '#server/quotes/service-requests/service-request.queries.ts';
import { newCrew, newCustomer } from '../../../../test/portal-customer.ts';
import { rounds } from '../../../../test/rounds.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { completeVisit } from '../customer/completion.service.ts';
import { moveVisit } from '../customer/visit.service.ts';
import { completeWork } from './complete-work.service.ts';
import { scheduleJob } from './schedule-job.service.ts';
import { skipVisit } from './visit-desk.service.ts';
import { moveVisitByStaff } from './visit-move.service.ts';

/** So many visits a crew makes a day, and so many jobs want them. */
const PLACES = 2;
const JOBS = 3;
const SEQUENCES = rounds(30, 2_000);
/** The Monday of the week in which all of it happens. */
const MONDAY = '2026-11-16';
const PRICE = '300.00';

let test: TestApp;
let customer: SignedInPerson;
let staff: CurrentUser;
let crewIds: number[];

beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'desk@example.com' });
  await newCustomer(test, 'fern@example.com');
  await signedIn(test, 'desk@example.com');
  const fern = await personOf('fern@example.com', 'customer');
  customer = { ...fern, customerId: fern.id };
  staff = await personOf('desk@example.com', 'staff');
  crewIds = [await newCrew(test, 'Crew Post Oak', PLACES), await newCrew(test, 'Crew Elm', PLACES)];
});
afterAll(() => test.close());

async function personOf(email: string, role: 'customer' | 'staff'): Promise<CurrentUser> {
  const [user] = await test.open.db.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error(`there is no ${email}`);
  const { id, firstName, lastName } = user;
  const rights = rightsOf(role, []);
  return { id, email, firstName, lastName, profileImageUrl: null, role, rights, createdAt: '' };
}

/** Work that its customer has accepted, each at a place of its own. Gives the ids. */
async function newJobs(): Promise<number[]> {
  const { db } = test.open;
  const address = () => `${crypto.randomUUID()} Sky Ridge Dr, Cypress, TX 77433`;
  const places = await db
    .insert(properties)
    .values(Array.from({ length: JOBS }, () => ({ userId: customer.id, address: address() })))
    .returning();
  const rows = await db
    .insert(serviceRequests)
    .values(
      places.map((place) => ({
        userId: customer.id,
        customerName: 'Fern Sample',
        customerEmail: customer.email ?? '',
        customerPhone: '(281) 555-0150',
        propertyAddress: place.address,
        serviceType: 'Mulch Installation',
        description: 'Front beds.',
        status: 'accepted' as const,
        estimatedPrice: PRICE,
      })),
    )
    .returning({ id: serviceRequests.id });
  return rows.map(({ id }) => id);
}

async function requestOf(id: number) {
  const [row] = await test.open.db.select().from(serviceRequests).where(eq(serviceRequests.id, id));
  if (!row) throw new Error(`there is no request ${id}`);
  return row;
}

/** One of a job's visits that are still to be made. */
async function openVisit(id: number, number: number) {
  const open = await test.open.db
    .select()
    .from(visits)
    .where(and(eq(visits.serviceRequestId, id), inArray(visits.status, OPEN_VISITS)))
    .orderBy(asc(visits.id));
  return open[number % Math.max(1, open.length)];
}

const dayOf = (number: number) => addDays(MONDAY, number % 5);
const crewOf = (number: number) => crewIds[number % crewIds.length] ?? 0;

type Happening = (id: number, numbers: number[]) => Promise<unknown>;

/** What may happen to a job, with numbers that say to which visit, and when. */
const happenings: Record<string, Happening> = {
  async schedule(id, numbers) {
    const { version } = await requestOf(id);
    const days = numbers.map((number) => ({
      crewId: crewOf(number),
      date: dayOf(number >> 1),
      time: '09:00',
    }));
    const seen = seenVisits(await listJobVisits(test.open.db, id));
    await scheduleJob(test.context, { staff, id, version }, { days, seen, overbookReason: null });
  },
  async move(id, [which = 0, where = 0]) {
    const visit = await openVisit(id, which);
    if (!visit) return;
    await moveVisitByStaff(test.context, staff, visit.id, {
      version: visit.version,
      date: dayOf(where),
      time: '09:00',
      duration: 60,
      crewId: crewOf(where >> 3),
      confirmsClose: false,
      tellCustomer: false,
    });
  },
  async moveByCustomer(id, [which = 0, where = 0]) {
    const visit = await openVisit(id, which);
    if (!visit) return;
    const { version } = visit;
    const move = { version, date: dayOf(where), confirmsClose: false };
    await moveVisit(test.context, customer, visit.id, move);
  },
  async leaveUndone(id, [which = 0]) {
    const visit = await openVisit(id, which);
    if (!visit) return;
    const why = { version: visit.version, kind: 'weather' as const, reason: 'Rain.' };
    await skipVisit(test.context, staff.id, visit.id, why);
  },
  async done(id, [which = 0]) {
    const visit = await openVisit(id, which);
    if (!visit) return;
    const report = VisitCompletion.parse({
      version: visit.version,
      arrivedAt: '2026-11-09T14:00:00Z',
      departedAt: '2026-11-09T14:40:00Z',
      workDone: ['Mulched'],
      photosMissingReason: 'Dark.',
    });
    await completeVisit(test.context, staff.id, visit.id, report);
  },
  async complete(id) {
    const { version } = await requestOf(id);
    const finished = { finalPrice: PRICE, photos: [], visitorHash: undefined };
    await completeWork(test.context, { staff, id, version }, finished);
  },
};

type Step = { what: string; job: number; numbers: number[] };

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(...Object.keys(happenings)),
  job: fc.nat(JOBS - 1),
  numbers: fc.array(fc.nat(40), { maxLength: 5 }),
});

/** A refusal changes nothing; anything else that is thrown is a fault. */
async function happen(jobs: number[], { what, job, numbers }: Step): Promise<void> {
  try {
    await happenings[what]?.(jobs[job] ?? 0, numbers);
  } catch (trouble) {
    if (!(trouble instanceof RequestProblem)) throw trouble;
  }
}

async function requirePromises(jobs: number[]): Promise<void> {
  const { db } = test.open;
  const all = await db.select().from(visits).where(inArray(visits.serviceRequestId, jobs));
  const made = all.filter(({ status }) => CAPACITY_VISITS.includes(status));
  const ofJob = made.map((row) => `${row.serviceRequestId} ${row.crewId} ${row.scheduledDate}`);
  expect(new Set(ofJob).size).toBe(ofJob.length);
  const ofCrew = Map.groupBy(made, ({ crewId, scheduledDate }) => `${crewId} ${scheduledDate}`);
  for (const [day, rows] of ofCrew) {
    if (!day.startsWith('null')) expect(rows.length).toBeLessThanOrEqual(PLACES);
  }
  for (const id of jobs) {
    const { status, finalPrice } = await requestOf(id);
    const own = all.filter((row) => row.serviceRequestId === id);
    const charged = own.reduce((cents, { jobPrice }) => cents + centsOf(jobPrice ?? '0'), 0);
    expect(charged).toBe(status === 'completed' ? centsOf(finalPrice ?? '') : 0);
    if (status === 'completed') {
      expect(own.filter((row) => OPEN_VISITS.includes(row.status))).toEqual([]);
      const last = own.find(({ jobPrice }) => centsOf(jobPrice ?? '0') > 0);
      expect(last?.status).toBe('completed');
    }
  }
}

it('keep their promises, whatever happens to them in which order', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const jobs = await newJobs();
      for (const one of steps) {
        await happen(jobs, one);
        await requirePromises(jobs);
      }
      // The next sequence finds its crews free.
      const ofJobs = isNotNull(visits.serviceRequestId);
      await test.open.db.update(visits).set({ crewId: null }).where(ofJobs);
    }),
    { numRuns: SEQUENCES },
  );
});
