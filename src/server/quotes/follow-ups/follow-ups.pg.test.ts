// Mails about quotes without an answer: on their days while the office is open, each once, and none when there is nothing to ask any more.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SettingsParts } from '#contract/platform/business-settings.ts';
import type { PricedQuote } from '#contract/quotes/quote.ts';
import type { DeskQuote } from '#contract/quotes/quote-desk.ts';
import { quoteFollowUps } from '#server/platform/database/schema/quote.ts';
import { type AddOnOffice, openAddOnOffice } from '../../../../test/add-on-office.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { manualWorker } from '../../../../test/work-off.ts';
import { sendFollowUps } from './send-follow-ups.ts';

let office: AddOnOffice;
let worker: ReturnType<typeof manualWorker>;
let quote: PricedQuote;
beforeEach(async () => {
  office = await openAddOnOffice();
  worker = manualWorker(office.test);
  office.test.setNow(new Date('2026-11-09T16:00:00Z'));
  await turnOn();
  ({ quote } = await office.quoted());
  await worker.workOff();
  worker.sent.length = 0;
});
afterEach(() => office.test.close());

const turnOn = async () => {
  const { test } = office;
  const headers = {
    cookie: await signedIn(test, 'owner@example.com'),
    'sec-fetch-site': 'same-origin',
  };
  const settings = await test.app.inject({ url: '/api/console/settings', headers });
  const { deadlines }: SettingsParts = settings.json();
  const answer = await test.app.inject({
    ...{ method: 'PATCH', url: '/api/console/settings/deadlines', headers },
    payload: { ...deadlines, quoteFollowUpsAreOn: true },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const isOn = () => test.context.settings().quoteFollowUpsAreOn;
  await expect.poll(isOn, { timeout: 5_000 }).toBe(true);
};
/** It is a time on a day; the job of the clock comes, and its mails leave. */
const at = async (day: string, time = '16:30') => {
  office.test.setNow(new Date(`${day}T${time}:00Z`));
  await sendFollowUps(office.test.context);
  await worker.workOff();
};
const subjects = () => worker.sent.map(({ subject }) => subject);
const steps = async () =>
  (await office.test.open.db.select().from(quoteFollowUps)).map(({ step }) => step).toSorted();
const SUBJECT = 'Your quote for Mulch Installation: good through Wednesday, December 9, 2026';

describe('a quote without an answer', () => {
  it('is asked about after three and ten days, each once, and the office sees it', async () => {
    await at('2026-11-11');
    expect(subjects()).toEqual([]);
    // Before the office opens.
    await at('2026-11-12', '12:30');
    expect(subjects()).toEqual([]);
    office.test.setNow(new Date('2026-11-12T16:30:00Z'));
    const { context } = office.test;
    await Promise.all([sendFollowUps(context), sendFollowUps(context), sendFollowUps(context)]);
    await at('2026-11-12', '20:30');
    expect(subjects()).toEqual([SUBJECT]);
    expect(worker.sent[0]).toMatchObject({ to: 'maria@example.com' });
    expect(worker.sent[0]?.text).toContain(
      `/customer-portal/add-ons/${quote.serviceRequestId}/quote`,
    );
    await at('2026-11-19');
    await at('2026-11-25');
    expect([subjects().length, await steps()]).toEqual([2, [1, 2]]);
    expect(worker.sent[1]?.text).toContain('This is our last email about it.');
    const seen = await office.must<DeskQuote>('staff', `GET /api/console/quotes/${quote.id}`);
    expect(seen.followUps).toEqual(['2026-11-12', '2026-11-19']);
  });

  it('is asked about once after days in which nothing ran', async () => {
    await at('2026-11-30');
    await at('2026-12-01');
    expect([subjects(), await steps()]).toEqual([[SUBJECT], [2]]);
  });

  it('begins anew when it is revised', async () => {
    await at('2026-11-12');
    const desk = await office.must<DeskQuote>('staff', `GET /api/console/quotes/${quote.id}`);
    const { title, message, lines } = desk;
    const draft = {
      ...{ title, message, version: desk.version, validUntil: '2026-12-15' },
      lines: lines.map(({ description, quantity, unit, unitPrice }) => ({
        ...{ description, quantity, unit, unitPrice },
      })),
    };
    await office.must('staff', `POST /api/console/quotes/${quote.id}/revise`, draft);
    await at('2026-11-13');
    expect(subjects().filter((subject) => subject === SUBJECT)).toHaveLength(1);
    await at('2026-11-16');
    expect(subjects().at(-1)).toContain('good through Tuesday, December 15, 2026');
    const after = await office.must<DeskQuote>('staff', `GET /api/console/quotes/${quote.id}`);
    expect(after.followUps).toEqual(['2026-11-16']);
  });
});

describe('nothing is asked', () => {
  const endings: [string, () => Promise<unknown>][] = [
    ['when it was accepted', () => office.accept('maria', quote)],
    [
      'when it was declined',
      () =>
        office.call('maria', `POST /api/quotes/${quote.id}/decline`, { version: quote.version }),
    ],
    [
      'when its customer has written',
      () =>
        office.must('maria', `POST /api/service-requests/${quote.serviceRequestId}/messages`, {
          text: 'Could it be pine straw?',
        }),
    ],
    [
      'when the owner has turned it off',
      async () => {
        const settings = office.test.context.settings();
        office.test.context.settings = () => ({ ...settings, quoteFollowUpsAreOn: false });
      },
    ],
  ];
  it.each(endings)('%s', async (_, end) => {
    await end();
    await worker.workOff();
    worker.sent.length = 0;
    await at('2026-11-12');
    expect([subjects(), await steps()]).toEqual([[], []]);
  });

  it.each(endings)('%s a second before the mail leaves', async (_, end) => {
    office.test.setNow(new Date('2026-11-12T16:30:00Z'));
    await sendFollowUps(office.test.context);
    expect(await steps()).toEqual([1]);
    await end();
    await worker.workOff();
    expect(subjects()).not.toContain(SUBJECT);
  });

  it('after its last day', async () => {
    await at('2026-12-10');
    expect(subjects()).toEqual([]);
  });

  it('twice for a step, whatever asks', async () => {
    await at('2026-11-12');
    const { db } = office.test.open;
    const [row] = await db.select().from(quoteFollowUps);
    const { id: _, ...again } = row ?? expect.fail('nothing was asked');
    await expect(db.insert(quoteFollowUps).values(again)).rejects.toThrow();
  });
});
