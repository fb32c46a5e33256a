// Kept promises on the home page: only when the owner says so, from thirty cases on, and from what the night has counted.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SettingsParts } from '#contract/platform/business-settings.ts';
import type { HomeContent } from '#contract/site/content/page-content.ts';
import { contentVersion } from '#server/platform/database/schema/operations.ts';
import { publishedPromises } from '#server/platform/database/schema/report.ts';
import { type BillingOffice, openBillingOffice } from '../../../../test/billing-office.ts';
import { send } from '../../../../test/portal-customer.ts';
import { publishPromises } from './publish-promises.ts';

let office: BillingOffice;
beforeAll(async () => {
  office = await openBillingOffice();
});
afterAll(() => office.test.close());

/** So many arrivals of a day, of which one was late. */
const arrive = async (count: number, day = '2026-11-02') => {
  await office.test.open.db.execute(sql`delete from report_sums where figure = 'arrivals'`);
  await office.test.open.db.execute(sql`
    insert into report_sums (dimension, figure, on_day, key, facts, cents)
    values ('all', 'arrivals', ${day}, 'kept', ${count - 1}, 0), ('all', 'arrivals', ${day}, 'missed', 1, 0)`);
};
const show = async (promisesAreShown: boolean) => {
  const { deadlines } = await office.must<SettingsParts>(office.owner, 'GET /api/console/settings');
  const body = { ...deadlines, promisesAreShown };
  await office.must(office.owner, 'PATCH /api/console/settings/deadlines', body);
  await expect
    .poll(() => office.test.context.settings().promisesAreShown, { timeout: 20_000 })
    .toBe(promisesAreShown);
};
const shown = async () => {
  const answer = await office.test.app.inject('/api/content/home');
  return (answer.json() as HomeContent).promises;
};
const count = () => publishPromises(office.test.context);

describe('the home page', () => {
  beforeEach(() => show(true));

  it('says nothing of 29 cases, and of 30 how many of them were kept', async () => {
    await arrive(29);
    await count();
    expect(await shown()).toBeNull();
    await arrive(30);
    expect(await shown()).toBeNull();
    await count();
    expect(await shown()).toEqual({
      ...{ from: '2026-08-11', to: '2026-11-08' },
      figures: [
        {
          figure: '96%',
          label: 'Crews arrived within the promised window',
          detail: '30 visits',
        },
      ],
    });
  });

  it('counts the last ninety days that are over, and neither today nor what is older', async () => {
    for (const day of ['2026-08-10', '2026-11-09']) {
      await arrive(30, day);
      await count();
      expect(await shown()).toBeNull();
    }
    for (const day of ['2026-08-11', '2026-11-08']) {
      await arrive(30, day);
      await count();
      expect((await shown())?.figures).toHaveLength(1);
    }
  });

  it('says nothing while the owner does not want it, and once the figures are a week old', async () => {
    await arrive(40);
    await count();
    expect(await shown()).not.toBeNull();
    await show(false);
    expect(await shown()).toBeNull();
    await show(true);
    await office.test.open.db
      .update(publishedPromises)
      .set({ writtenAt: new Date(office.test.context.clock().getTime() - 8 * 86_400_000) })
      .where(eq(publishedPromises.id, 1));
    expect(await shown()).toBeNull();
  });

  it('is rendered again when they are counted anew', async () => {
    const version = async () =>
      (await office.test.open.db.select().from(contentVersion))[0]?.version ?? 0;
    const before = await version();
    await count();
    expect(await version()).toBeGreaterThan(before);
    expect(await office.test.open.db.$count(publishedPromises)).toBe(1);
  });

  it('is shown by no one but the owner', async () => {
    const { deadlines } = await office.must<SettingsParts>(
      office.owner,
      'GET /api/console/settings',
    );
    const answer = await send(office.test, office.office, 'PATCH /api/console/settings/deadlines', {
      ...deadlines,
      promisesAreShown: false,
    });
    expect(answer.statusCode).toBe(403);
  });
});
