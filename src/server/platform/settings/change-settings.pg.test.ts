// The owner changes the parts of the business settings; other staff read them, and no one undoes unseen what someone else has set.
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultSettings } from '#company/facts/settings.ts';
import type { SettingsPartName, SettingsParts } from '#contract/platform/business-settings.ts';
import { type ChatBrowser, chatBrowser } from '../../../../test/chat-people.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { auditLog, businessSettings, contentVersion } from '../database/schema/operations.ts';
import { readSettings } from './settings.ts';

let test: TestApp;
let owner: ChatBrowser;
let staff: ChatBrowser;
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'olive@example.com,sam@example.com' });
  owner = chatBrowser(test.app, await signedIn(test, 'olive@example.com'));
  staff = chatBrowser(test.app, await signedIn(test, 'sam@example.com'));
});
afterAll(() => test.close());
beforeEach(() => test.open.db.delete(businessSettings));

const read = async (who = owner) =>
  (await who.send('GET', '/api/console/settings')).body as unknown as SettingsParts;
const change = (name: SettingsPartName, part: object, who = owner) =>
  who.send('PATCH', `/api/console/settings/${name}`, part);
const written = async () => {
  const [line] = await test.open.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'settings-changed'))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return line;
};
const pagesVersion = async () => {
  const [row] = await test.open.db.select().from(contentVersion);
  return row?.version ?? 0;
};

describe('the company', () => {
  it('is changed by the owner, with the number that is dialed, and the pages are rendered again', async () => {
    const { company } = await read();
    const before = await pagesVersion();
    const told: string[] = [];
    const stop = test.context.hub.subscribe('settings', () => void told.push('settings'));
    const wanted = { ...company, shortName: 'The Oaks', phone: '281-555-0177 ext. 3' };
    const { status, body } = await change('company', wanted);
    expect([status, body]).toMatchObject([200, { shortName: 'The Oaks' }]);
    await vi.waitFor(() => expect(told).toEqual(['settings']));
    stop();
    expect(await pagesVersion()).toBeGreaterThan(before);
    expect(await readSettings(test.open.db)).toEqual({
      ...defaultSettings,
      chatOnCall: [{ name: 'Office', phone: '+12815550177' }],
      shortName: 'The Oaks',
      phone: '281-555-0177 ext. 3',
      phoneDial: '+12815550177',
    });
    expect(await written()).toMatchObject({
      subjectType: 'settings',
      subjectId: 'company',
      details: {
        shortName: 'Prairie Oak → The Oaks',
        phone: '(281) 555-0142 → 281-555-0177 ext. 3',
        phoneDial: '+12815550142 → +12815550177',
      },
    });
  });

  it('that is saved as it was writes nothing', async () => {
    const { company } = await read();
    await change('company', { ...company, city: 'Katy' });
    const before = await pagesVersion();
    const line = await written();
    expect((await change('company', (await read()).company)).status).toBe(200);
    expect([await pagesVersion(), await written()]).toEqual([before, line]);
  });

  it.each([
    ['companyName', '', 'Please enter the name of the company.'],
    [
      'phone',
      '555',
      'Please enter a phone number with area code, such as (281) 555-0100, or with + and the country code.',
    ],
    ['phone', '555-0177', 'Please enter a phone number with its area code.'],
    ['email', 'hello', 'Please enter a valid email address, such as name@example.com.'],
    ['region', 'Texas', 'Please enter the state as two letters, such as TX.'],
    ['postalCode', '774', 'Please enter a ZIP code of five digits.'],
    [
      'postalCode',
      '10001',
      'This ZIP code is not in our table. Please enter one of the Houston area.',
    ],
    ['foundedYear', 19, 'Please enter a year of four digits, such as 2019.'],
    ['foundedYear', 2027, 'That year is still ahead. Please enter when the company was founded.'],
    ['timeZone', 'Texas', 'Please choose a time zone.'],
  ])('is refused with %s %j', async (field, value, detail) => {
    const { company } = await read();
    const { status, body } = await change('company', { ...company, [field]: value });
    expect([status, body.errors]).toMatchObject([422, [{ pointer: `/${field}`, detail }]]);
    expect((await read()).company).toEqual(company);
  });
});

describe('the office hours', () => {
  const day = [
    { opens: '08:00', closes: '12:00' },
    { opens: '13:00', closes: '17:00' },
  ];

  it('are days for the owner and lines for the site', async () => {
    const { hours } = await read();
    expect(hours.week.map((spans) => spans.length)).toEqual([1, 1, 1, 1, 1, 1, 0]);
    expect(hours.dayOffLabel).toBe('emergency calls only');
    const week = [day, day, day, day, [], [], []];
    const { body } = await change('hours', { ...hours, week, dayOffLabel: 'closed' });
    expect(body).toMatchObject({ week, dayOffLabel: 'closed' });
    expect((await readSettings(test.open.db)).officeHours).toEqual([
      { days: 'Monday-Thursday', hours: '8:00 AM - 12:00 PM, 1:00 PM - 5:00 PM' },
      { days: 'Friday-Sunday', hours: 'closed' },
    ]);
    expect((await written())?.details).toEqual({
      officeHours:
        'Monday-Friday 7:00 AM - 6:00 PM, Saturday 8:00 AM - 4:00 PM, Sunday emergency calls only → Monday-Thursday 8:00 AM - 12:00 PM, 1:00 PM - 5:00 PM, Friday-Sunday closed',
    });
  });

  it('are refused where no day is open, and where a label would be read as hours', async () => {
    const { hours } = await read();
    const none = await change('hours', { ...hours, week: Array(7).fill([]) });
    expect([none.status, none.body.errors]).toMatchObject([422, [{ pointer: '/week' }]]);
    const odd = await change('hours', { ...hours, dayOffLabel: '9:00 AM - 5:00 PM' });
    expect([odd.status, odd.body.errors]).toMatchObject([422, [{ pointer: '/dayOffLabel' }]]);
  });
});

it('licenses and prices are changed, and the rate begins no later than today', async () => {
  const { licenses, prices } = await read();
  await change('licenses', { ...licenses, pesticideLicense: '0731234' });
  const source = 'Texas Comptroller, rate locator';
  const wanted = { ...prices, salesTaxBasisPoints: 800, salesTaxSource: source };
  expect((await change('prices', { ...wanted, salesTaxSince: '2026-11-01' })).status).toBe(200);
  expect(await readSettings(test.open.db)).toMatchObject({
    pesticideLicense: '0731234',
    salesTaxBasisPoints: 800,
    salesTaxSource: source,
    salesTaxSince: '2026-11-01',
  });
  const early = await change('prices', { ...(await read()).prices, salesTaxSince: '2026-12-01' });
  expect([early.status, early.body.errors]).toMatchObject([422, [{ pointer: '/salesTaxSince' }]]);
});

it('a sales tax that is known ahead begins by itself on its day', async () => {
  const next = { since: '2026-12-01', basisPoints: 850, source: 'a notice' };
  const { prices } = await read();
  const today = await change('prices', {
    ...prices,
    nextSalesTax: { ...next, since: '2026-11-09' },
  });
  expect([today.status, today.body.errors]).toMatchObject([
    422,
    [{ pointer: '/nextSalesTax/since' }],
  ]);
  expect((await change('prices', { ...prices, nextSalesTax: next })).status).toBe(200);
  const rate = () => test.context.settings().salesTaxBasisPoints;
  await vi.waitFor(() => expect(test.context.settings().laterSalesTax).toHaveLength(1));
  expect(rate()).toBe(825);
  test.setNow(new Date('2026-12-01T12:00:00Z'));
  expect(rate()).toBe(850);
  expect((await read()).prices).toMatchObject({ salesTaxBasisPoints: 850, nextSalesTax: null });
  test.setNow(TEST_NOW);
  expect(rate()).toBe(825);
});

it('a part that someone else has changed meanwhile is refused with what is there; another part is not', async () => {
  const seen = await read();
  await change('licenses', { ...seen.licenses, irrigatorName: 'Pat Example' });
  const stale = await change('licenses', { ...seen.licenses, irrigatorName: 'Kim' });
  expect([stale.status, stale.body.code, stale.body.current]).toMatchObject([
    409,
    'changed_meanwhile',
    { irrigatorName: 'Pat Example' },
  ]);
  expect((await change('prices', { ...seen.prices, priceHeldDays: 14 })).status).toBe(200);
  expect(await readSettings(test.open.db)).toMatchObject({
    irrigatorName: 'Pat Example',
    priceHeldDays: 14,
  });
});

it('staff read them and change none', async () => {
  const seen = await read(staff);
  expect(seen).toEqual(await read());
  for (const name of ['company', 'hours', 'licenses', 'prices', 'reviews', 'newsletter'] as const) {
    expect((await change(name, seen[name], staff)).status).toBe(403);
  }
});
