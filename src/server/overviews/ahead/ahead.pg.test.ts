// The page of the next seven days says what leaves: the clock is moved through them, and what its jobs send is compared with what the page said.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clockMoments, EVERY_MINUTE } from '#company/rules/time/clock-moments.ts';
import type { Invoice } from '#contract/billing/invoice.ts';
import type { AheadMessage, MessagesAhead } from '#contract/overviews/ahead.ts';
import type { SettingsParts } from '#contract/platform/business-settings.ts';
import type { MessageText } from '#contract/platform/sent-messages.ts';
import type { DeskQuote } from '#contract/quotes/quote-desk.ts';
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { readableCopy } from '#server/platform/sent-messages/message-text.ts';
import { asked, draftOf } from '../../../../test/add-on-office.ts';
import { type BillingOffice, openBillingOffice } from '../../../../test/billing-office.ts';
import { book } from '../../../../test/booking-steps.ts';
import { addVisit, done, send } from '../../../../test/portal-customer.ts';
import { manualWorker } from '../../../../test/work-off.ts';
import { modules } from '../../modules.ts';

/** Tuesday before Thanksgiving, 9:05 in the morning: the office is closed on Thursday and Friday. */
const START = new Date('2026-11-24T15:05:00Z');
const END = new Date(START.getTime() + 7 * 86_400_000);

let office: BillingOffice;
let worker: ReturnType<typeof manualWorker>;
let invoice: Invoice;
let quote: DeskQuote;
beforeEach(async () => {
  office = await openBillingOffice({}, { works: false });
  worker = manualWorker(office.test);
  await turnOn();
  await sow();
});
afterEach(() => office.test.close());

async function turnOn() {
  const { deadlines } = await office.must<SettingsParts>(office.owner, 'GET /api/console/settings');
  await office.must(office.owner, 'PATCH /api/console/settings/deadlines', {
    ...{ ...deadlines, quoteFollowUpsAreOn: true },
  });
  const { settings } = office.test.context;
  await expect.poll(() => settings().quoteFollowUpsAreOn, { timeout: 5_000 }).toBe(true);
}

/** One of each, and everything that left until the morning of the start. */
async function sow() {
  const { test, fern, ben } = office;
  const booked = await book(test.app, { appointmentDate: '2026-11-30' });
  expect(booked.statusCode, booked.body).toBe(201);
  invoice = await office.bill(fern, '2026-10-05');
  test.setNow(new Date('2026-11-23T16:00:00Z'));
  const request = await office.must<ServiceRequest>(fern, 'POST /api/service-requests', {
    ...{ ...asked, preferredDate: '2026-12-10', customerPhone: '(281) 555-0150' },
  });
  const draft = await office.must<DeskQuote>(
    office.office,
    `POST /api/console/service-requests/${request.id}/quotes`,
    { ...draftOf(), requestVersion: request.version },
  );
  quote = await office.must<DeskQuote>(office.office, `POST /api/console/quotes/${draft.id}/send`, {
    ...{ version: draft.version, requestVersion: request.version },
  });
  for (const scheduledDate of ['2026-11-25', '2026-11-28', '2026-12-02'])
    await addVisit(test, fern, { scheduledDate });
  // Done late in the evening: nobody is asked at night.
  await addVisit(test, ben, {
    ...{ ...done, scheduledDate: '2026-11-23', completedAt: new Date('2026-11-24T03:30:00Z') },
  });
  test.setNow(START);
  await worker.workOff();
  worker.sent.length = 0;
}

type Left = { to: string; subject: string; text: string; at: string };

const byTime = (all: Left[]) =>
  all.toSorted((one, other) =>
    `${one.at} ${one.subject}`.localeCompare(`${other.at} ${other.subject}`),
  );

/** What the page says, with what each message would say. */
async function said(): Promise<Left[]> {
  const { items } = await office.must<MessagesAhead>(office.owner, 'GET /api/console/ahead');
  const all: Left[] = [];
  for (const { key, address, at } of items) {
    const seen = await office.must<AheadMessage & { text: MessageText | null }>(
      office.owner,
      `GET /api/console/ahead/${key}`,
    );
    const { subject = '', text = '' } = seen.text ?? {};
    all.push({ to: address ?? '', subject, text, at });
  }
  return byTime(all);
}

/**
 * Moves the clock through the seven days, runs each job of the clock at its minutes, and gives what left and when. What comes every minute sends
 * newsletters and texts about missed calls, of which there are none here (mailings-ahead.pg.test.ts, calls.pg.test.ts).
 */
async function pass(): Promise<Left[]> {
  const { test } = office;
  const schedules = new Set(modules.flatMap(({ ahead = [] }) => ahead.map((one) => one.schedule)));
  schedules.delete(EVERY_MINUTE);
  const jobs = modules
    .flatMap(({ jobs: all = [] }) => all)
    .filter(({ schedule }) => schedule && schedules.has(schedule));
  const turns = jobs.flatMap((job) =>
    clockMoments(job.schedule ?? '', START, END).map((at) => ({ job, at })),
  );
  const left: Left[] = [];
  for (const { job, at } of turns.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    test.setNow(at);
    await job.run({} as never, {
      context: test.context,
      mailer: { send: async () => {}, close: () => {} },
    });
    await worker.workOff();
    for (const mail of worker.sent.splice(0)) {
      const { subject, text } = readableCopy({ ...mail, hadFile: false });
      left.push({ to: mail.to, subject, text, at: at.toISOString() });
    }
  }
  return byTime(left);
}

const PASSES = 300_000;

describe('the page of the next seven days', () => {
  it('equals what leaves when nobody answers', { timeout: PASSES }, async () => {
    const expected = await said();
    expect(expected.map(({ at, to, subject }) => `${at} ${to} ${subject.split(':')[0]}`)).toEqual([
      '2026-11-24T15:10:00.000Z ben@example.com How did we do? Lawn Maintenance, Monday, November 23, 2026',
      '2026-11-25T12:30:00.000Z fern@example.com We’re coming today',
      '2026-11-26T15:00:00.000Z fern@example.com Your visit in two days',
      '2026-11-28T12:30:00.000Z fern@example.com We’re coming today',
      '2026-11-28T14:20:00.000Z fern@example.com Reminder',
      '2026-11-28T14:30:00.000Z fern@example.com Your quote for Mulch Installation',
      '2026-11-29T15:00:00.000Z maria@example.com Reminder',
      '2026-11-30T15:00:00.000Z fern@example.com Your visit in two days',
    ]);
    expect(await pass()).toEqual(expected);
    const after = await office.must<MessagesAhead>(office.owner, 'GET /api/console/ahead');
    expect(after.items.filter(({ at }) => at <= END.toISOString())).toEqual([]);
  });

  it('says of each its reason and its consent', async () => {
    const { items } = await office.must<MessagesAhead>(office.owner, 'GET /api/console/ahead');
    for (const { reason, consent } of items) {
      expect(reason).toMatch(/^[A-Z].+\.$/);
      expect(consent).toMatch(/^[A-Z].+\.$/);
    }
  });

  it('equals what leaves when all of it was answered: nothing', { timeout: PASSES }, async () => {
    const { test, fern, ben } = office;
    expect(await said()).toHaveLength(8);
    await office.pay(fern, invoice.total);
    const declined = await send(test, fern, `POST /api/quotes/${quote.id}/decline`, {
      version: quote.version,
    });
    expect(declined.statusCode, declined.body).toBe(200);
    for (const customer of [fern, ben]) {
      const chosen = await send(test, customer, 'PATCH /api/portal/notices', { email: [] });
      expect(chosen.statusCode).toBe(200);
    }
    await test.open.db
      .update(appointments)
      .set({ status: 'cancelled' })
      .where(eq(appointments.customerEmail, 'maria@example.com'));
    await worker.workOff();
    worker.sent.length = 0;
    expect(await said()).toEqual([]);
    expect(await pass()).toEqual([]);
  });
});
