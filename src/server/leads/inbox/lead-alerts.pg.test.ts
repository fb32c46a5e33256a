// Texts about leads that no one has answered: one person after the other, each once, within office hours, and none after an answer.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clockMoments } from '#company/rules/time/clock-moments.ts';
import { closures } from '#server/platform/database/schema/booking.ts';
import { sentMails } from '#server/platform/database/schema/customer.ts';
import { leads } from '#server/platform/database/schema/lead.ts';
import { digests } from '#server/platform/database/schema/operations.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { manualWorker } from '../../../../test/work-off.ts';
import { leadAlertsAhead, raiseLeadAlerts } from './lead-alerts.ts';

const FIRST = '+12815550161';
const SECOND = '+12815550162';

let test: TestApp;
let worker: ReturnType<typeof manualWorker>;
beforeAll(async () => {
  test = await createTestApp();
  worker = manualWorker(test);
  const settings = test.context.settings();
  const chatOnCall = [
    { name: 'Ivy', phone: FIRST },
    { name: 'Rowan', phone: SECOND },
  ];
  test.context.settings = () => ({ ...settings, leadAlertsAreOn: true, chatOnCall });
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [quoteRequests, sentMails, digests, closures])
    await test.context.db.delete(table);
});

/** Someone asks for a quote at an instant. */
async function asked(createdAt: Date): Promise<void> {
  await test.context.db.insert(quoteRequests).values({
    ...{ firstName: 'Sage', lastName: 'Hollow', email: 'sage@example.com' },
    ...{ phone: '(281) 555-0163', serviceType: 'fencing', projectDetails: 'A fence', createdAt },
  });
}

const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);
const at = async (instant: Date) => {
  test.setNow(instant);
  await raiseLeadAlerts(test.context);
  await worker.workOff();
};
const texted = async () => {
  const rows = await test.context.db
    .select({ to: sentMails.recipient })
    .from(sentMails)
    .where(eq(sentMails.channel, 'text'))
    .orderBy(sentMails.id);
  return rows.map(({ to }) => to);
};
const answer = () => test.context.db.update(leads).set({ firstAnsweredAt: TEST_NOW });

describe('a lead without an answer', () => {
  it('is texted to one after the other, each once, as the page has said', async () => {
    await asked(TEST_NOW);
    test.setNow(TEST_NOW);
    const { schedule, list } = leadAlertsAhead;
    const foreseen = await list(test.context, clockMoments(schedule, TEST_NOW, later(7 * 1440)));
    expect(foreseen.map(({ to, at: when }) => [to, when])).toEqual([
      [{ name: 'Ivy', address: FIRST }, later(30)],
      [{ name: 'Rowan', address: SECOND }, later(40)],
    ]);
    await at(later(29));
    expect(await texted()).toEqual([]);
    for (const minutes of [30, 35]) await at(later(minutes));
    expect(await texted()).toEqual([FIRST]);
    for (const minutes of [40, 45, 600, 1440]) await at(later(minutes));
    expect(await texted()).toEqual([FIRST, SECOND]);
  });

  it('is no one’s at night, and counts from the opening on', async () => {
    // Six in the evening: the office has just closed; it opens at seven.
    await asked(new Date('2026-11-10T00:00:00Z'));
    await at(new Date('2026-11-10T03:00:00Z'));
    await at(new Date('2026-11-10T13:25:00Z'));
    expect(await texted()).toEqual([]);
    await at(new Date('2026-11-10T13:30:00Z'));
    expect(await texted()).toEqual([FIRST]);
  });

  it('raises nothing once it is answered, also between raising and sending', async () => {
    await asked(TEST_NOW);
    test.setNow(later(30));
    await raiseLeadAlerts(test.context);
    await answer();
    await worker.workOff();
    await at(later(60));
    expect(await texted()).toEqual([]);
  });

  it('raises nothing where the owner has not turned it on', async () => {
    const { settings } = test.context;
    test.context.settings = () => ({ ...settings(), leadAlertsAreOn: false });
    await asked(TEST_NOW);
    await at(later(60));
    test.context.settings = settings;
    expect(await texted()).toEqual([]);
  });
});
