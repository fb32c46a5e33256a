// Reports of leads, plans, lawns and promises, reckoned by hand from a few rows; what triggers keep of visits follows every change of them.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report, ReportRow } from '#contract/overviews/reports.ts';
import { leads, phoneCalls } from '#server/platform/database/schema/lead.ts';
import { visitProblems } from '#server/platform/database/schema/notices.ts';
import { quotes } from '#server/platform/database/schema/quote.ts';
import { servicePlans, serviceRequests, visits } from '#server/platform/database/schema/visits.ts';
import {
  addVisit,
  done,
  newCustomer,
  type PortalCustomer,
  send,
} from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let fern: PortalCustomer;
let ben: PortalCustomer;
let office: { cookie: string };
const at = '/api/console/reports';
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com,office@example.com' });
  // A Monday afternoon at the company.
  test.setNow(new Date('2026-11-09T20:00:00Z'));
  fern = await newCustomer(test, 'fern@example.com');
  ben = await newCustomer(test, 'ben@example.com', { crewId: fern.crewId });
  office = { cookie: await signedIn(test, 'office@example.com') };
});
afterAll(() => test.close());

const ask = async (path: string) => {
  const answer = await send(test, office, `GET ${at}${path}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const read = (report: string, days: string): Promise<Report> => ask(`?report=${report}&${days}`);
const rowsOf = (report: string, query: string): Promise<{ items: ReportRow[] }> =>
  ask(`/rows?report=${report}&${query}`);
const figures = ({ lines }: Report) =>
  Object.fromEntries(lines.map(({ label, cells }) => [label, cells.map(({ value }) => value)]));

describe('leads', () => {
  const days = 'from=2026-10-01&to=2026-11-09';
  beforeAll(async () => {
    const calls = ['won', 'lost', 'new', 'spam'].map((name) => ({
      ...{ name, phone: '2815550100', email: `${name}@example.com`, words: 'Mowing' },
    }));
    await test.open.db.insert(phoneCalls).values(calls);
    const change = (name: string, values: Partial<typeof leads.$inferInsert>) =>
      test.open.db.update(leads).set(values).where(eq(leads.name, name));
    // In the evening of October 31 at the company: a Saturday, answered on Monday 30 minutes after the office opened at seven.
    const evening = { arrivedAt: new Date('2026-11-01T02:00Z') };
    await change('won', {
      ...evening,
      stage: 'won',
      firstAnsweredAt: new Date('2026-11-02T13:30Z'),
    });
    const noon = { arrivedAt: new Date('2026-11-03T18:00Z') };
    await change('lost', {
      ...noon,
      stage: 'lost',
      firstAnsweredAt: new Date('2026-11-03T18:10Z'),
    });
    await change('new', { ...noon, firstAnsweredAt: null });
    await change('spam', { ...noon, stage: 'spam' });
  });

  it('by month: all, quoted, won, share, answered, median', async () => {
    const report = await read('leads', days);
    expect(figures(report)).toEqual({
      'October 2026': [1, 1, 1, 1_000, 1, 0, 30],
      'November 2026': [2, 0, 0, 0, 1, 1, 10],
    });
    expect(report.total?.cells.map(({ value }) => value)).toEqual([3, 1, 1, 333, 2, 1, 20]);
  });

  it('open their rows', async () => {
    const { items } = await rowsOf('leads', `${days}&column=leads&key=2026-11`);
    expect(items.map(({ title, note }) => [title, note])).toEqual([
      ['lost', 'Lost'],
      ['new', 'New'],
    ]);
    expect(items[0]?.link).toMatchObject({ kind: 'lead', id: expect.stringMatching(/^call\//) });
    expect((await rowsOf('leads', `${days}&column=won`)).items.map(({ title }) => title)).toEqual([
      'won',
    ]);
  });

  it('count as quoted from the first price that was sent, whatever came of it', async () => {
    const { db } = test.open;
    const september = 'from=2026-09-01&to=2026-09-30';
    const quoted = async () =>
      (await read('leads', september)).lines.map(({ cells }) => cells[1]?.value);
    const call = {
      name: 'priced',
      phone: '2815550100',
      email: 'priced@example.com',
      words: 'Beds',
    };
    await db.insert(phoneCalls).values(call);
    const theirs = eq(leads.name, 'priced');
    const person = { customerName: 'Priced', customerEmail: call.email };
    const [request] = await db
      .insert(serviceRequests)
      .values({
        ...person,
        ...{
          userId: fern.id,
          customerPhone: call.phone,
          propertyAddress: '12 Oak Lane',
          serviceType: 'Beds',
          description: 'Two beds',
        },
      })
      .returning();
    await db
      .update(leads)
      .set({ arrivedAt: new Date('2026-09-10T15:00Z'), serviceRequestId: request?.id ?? 0 })
      .where(theirs);
    const [quote] = await db
      .insert(quotes)
      .values({ ...person, userId: fern.id, title: 'Beds', serviceRequestId: request?.id ?? 0 })
      .returning();
    expect(await quoted()).toEqual([0]);
    await db
      .update(quotes)
      .set({ status: 'sent', sentAt: new Date('2026-09-11T15:00Z') })
      .where(eq(quotes.id, quote?.id ?? ''));
    expect(await quoted()).toEqual([1]);
    await db.update(leads).set({ stage: 'lost' }).where(theirs);
    expect(await quoted()).toEqual([1]);
  });
});

describe('plans', () => {
  const days = 'from=2025-11-01&to=2026-11-09';
  it('by month: started, running, kept for 3, 6 and 12 months', async () => {
    const { db } = test.open;
    // Two that began in January, of which one ended in May after four months; one that began a year ago; one of last week.
    await db
      .update(servicePlans)
      .set({
        status: 'cancelled',
        cancelledAt: new Date('2026-05-20T15:00Z'),
        cancelReason: 'Moved',
      })
      .where(eq(servicePlans.id, ben.planId));
    const plan = {
      propertyId: ben.propertyId,
      name: 'Later',
      frequency: 'weekly' as const,
      monthlyPrice: '90.00',
    };
    await db.insert(servicePlans).values([
      { ...plan, startsOn: '2025-11-05', kind: 'mowing' },
      { ...plan, startsOn: '2026-11-02', kind: 'aeration', frequency: 'rounds' },
    ]);
    const report = await read('plans', days);
    expect(figures(report)).toEqual({
      'November 2025': [1, 1, 1_000, 1_000, 1_000],
      'January 2026': [2, 1, 1_000, 500, null],
      'November 2026': [1, 1, null, null, null],
    });
    expect(report.total?.cells.map(({ value }) => value)).toEqual([4, 3, 1_000, 667, 1_000]);
    const { items } = await rowsOf('plans', `${days}&column=kept6&key=2026-01`);
    expect(items.map(({ link }) => link.id)).toEqual([String(fern.planId)]);
  });
});

describe('lawns and arrivals follow their visits', () => {
  const kept = async () => {
    const { rows } = await test.open.db.execute(sql`
      select property_id, year, visits, minutes, cents::int as cents, per_hour from lawn_years where visits > 0 order by 1, 2`);
    return rows;
  };
  const counted = async () => {
    const { rows } = await test.open.db.execute(sql`
      select property_id, extract(year from scheduled_date)::int as year, count(*)::int as visits, sum(duration)::int as minutes,
        sum(price_of_visit(visit))::int as cents, (sum(price_of_visit(visit))::bigint * 60 / sum(duration))::int as per_hour
      from visits as visit where counts_for_lawn(visit) group by 1, 2 order by 1, 2`);
    return rows;
  };
  const arrivals = async () => {
    const { rows } = await test.open.db.execute(sql`
      select (select coalesce(sum(facts), 0)::int from report_sums where figure = 'arrivals' and key = 'kept') as kept,
        (select coalesce(sum(facts), 0)::int from report_sums where figure = 'arrivals' and key = 'missed') as missed,
        (select count(*)::int from visits as visit where arrival_of(visit) = 'kept') as kept_visits,
        (select count(*)::int from visits as visit where arrival_of(visit) = 'missed') as missed_visits`);
    return rows[0];
  };

  it('through each way in which a visit changes', async () => {
    const { db } = test.open;
    // Arrived at 9:10 for nine o'clock.
    const first = await addVisit(test, fern, { ...done, scheduledDate: '2026-11-02' });
    const second = await addVisit(test, fern, {
      ...done,
      scheduledDate: '2026-11-02',
      scheduledTime: '06:00',
    });
    const planned = await addVisit(test, ben, { scheduledDate: '2026-11-03' });
    const change = (id: number, values: Partial<typeof visits.$inferInsert>) =>
      db.update(visits).set(values).where(eq(visits.id, id));
    const steps = [
      () => change(planned, { ...done, duration: 20 }),
      () => change(first, { duration: null, unsureTimes: ['arrivedAt'] }),
      () => change(first, { duration: 30, unsureTimes: [] }),
      () => change(second, { scheduledTime: '08:00' }),
      () =>
        change(second, { priceLines: [{ label: 'Mowing', amount: '-1.00', taxClass: 'taxable' }] }),
      () => change(planned, { propertyId: fern.propertyId }),
      () => change(planned, { scheduledDate: '2025-12-31' }),
      () => change(second, { status: 'scheduled', completedAt: null }),
      () => db.delete(visits).where(eq(visits.id, second)),
    ];
    for (const step of steps) {
      await step();
      expect(await kept()).toEqual(await counted());
      const sums = await arrivals();
      expect([sums?.kept, sums?.missed]).toEqual([sums?.kept_visits, sums?.missed_visits]);
    }
    // One visit of 55.38 in 30 minutes.
    expect(await kept()).toMatchObject([
      { year: 2025 },
      { year: 2026, visits: 1, minutes: 30, cents: 5_538, per_hour: 11_076 },
    ]);
  });

  it('lawns by what an hour brings, less the crew at 45 dollars an hour', async () => {
    const report = await read('lawns', 'from=2026-01-01&to=2026-11-09');
    expect(figures(report)).toEqual({
      '$90.00 to $135.00': [1, 1, 30, 5_538, 2_250, 3_288, 594],
    });
    const { items } = await rowsOf('lawns', 'from=2026-01-01&to=2026-11-09&column=lawns&key=3');
    expect(items).toMatchObject([
      { on: null, cents: 11_076, link: { kind: 'customer', id: fern.id } },
    ]);
    expect(
      (await rowsOf('lawns', 'from=2026-01-01&to=2026-11-09&column=lawns&key=2')).items,
    ).toEqual([]);
  });
});

describe('promises', () => {
  const days = 'from=2026-11-02&to=2026-11-09';
  it('with their samples, and what was not kept', async () => {
    const { db } = test.open;
    const late = await addVisit(test, fern, {
      ...done,
      scheduledDate: '2026-11-02',
      scheduledTime: '06:30',
    });
    const problem = {
      visitId: late,
      userId: fern.id,
      kind: 'bad-job',
      wish: 'fix',
      description: 'Missed a strip.',
    } as const;
    // On Monday at ten it is promised for Tuesday at ten; whatever is promised later, that one counts.
    const reported = {
      ...problem,
      createdAt: new Date('2026-11-02T16:00Z'),
      replyBy: new Date('2026-11-30T16:00Z'),
    };
    await db.insert(visitProblems).values([
      { ...reported, status: 'answered', repliedAt: new Date('2026-11-03T15:59Z') },
      { ...reported, status: 'answered', repliedAt: new Date('2026-11-03T16:01Z') },
      // Overdue, closed by its customer before a reply, and not due yet.
      { ...reported },
      // Closed on the last day that was promised, and a day after it.
      ...['2026-11-07T20:00Z', '2026-11-08T20:00Z'].map((closedAt) => ({
        ...reported,
        ...{ status: 'closed' as const, repliedAt: new Date('2026-11-02T18:00Z') },
        ...{ closedAt: new Date(closedAt), closedBy: 'office' as const, closeBy: '2026-11-07' },
      })),
      {
        ...reported,
        status: 'closed',
        closedAt: new Date('2026-11-02T17:00Z'),
        closedBy: 'customer',
      },
      {
        ...problem,
        createdAt: new Date('2026-11-09T19:00Z'),
        replyBy: new Date('2026-11-10T19:00Z'),
      },
    ]);
    expect(figures(await read('promises', days))).toEqual({
      'First answer to a lead': [1, null, null, 10, 1],
      'Crew within the window': [2, 1, 500, null, null],
      'Reply to a reported problem in time': [5, 2, 600, null, null],
      // Of six whose last day is over; what is not due yet counts neither way.
      'Reported problem closed in time': [6, 4, 333, null, null],
    });
    const open = await rowsOf('promises', `${days}&column=missed&key=closing`);
    expect(open.items.map(({ note }) => note)).toEqual(
      Array(4).fill('Not closed by Saturday, November 7, 2026'),
    );
    const waiting = await rowsOf('promises', `${days}&column=unanswered&key=answer`);
    expect(waiting.items).toMatchObject([{ title: 'new', link: { kind: 'lead' } }]);
    const missed = await rowsOf('promises', `${days}&column=missed&key=arrival`);
    expect(missed.items).toMatchObject([
      {
        link: { kind: 'visit', id: String(late) },
        note: 'Promised between 6:30 AM and 8:30 AM, arrived at 09:10',
      },
    ]);
    expect((await rowsOf('promises', `${days}&column=missed&key=problem`)).items).toHaveLength(2);
    expect((await rowsOf('promises', `${days}&column=sample&key=answer`)).items).toMatchObject([
      { title: 'lost' },
    ]);
  });

  it.each([
    ['promises', 'column=missed'],
    ['promises', 'column=missed&key=answer'],
    ['leads', 'column=share'],
    ['plans', 'column=kept4'],
    ['lawns', 'column=lawns&key=9'],
    ['lawns', 'column=price'],
    ['lawns', 'column=lawns&cursor=x'],
  ])('%s has no %s', async (report, query) => {
    const call = `GET ${at}/rows?report=${report}&${days}&${query}` as const;
    expect((await send(test, office, call)).statusCode).toBe(422);
  });
});
