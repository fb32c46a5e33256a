// The settings as the owner leaves them in the table: what fits counts, what does not is left out and told.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { defaultSettings } from '#company/facts/settings.ts';
import { openTestDatabase } from '../../../../test/database.ts';
import type { OpenDatabase } from '../database/client.ts';
import { businessSettings } from '../database/schema/operations.ts';
import { presentCompany, readSettings } from './settings.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());
beforeEach(() => open.db.delete(businessSettings));

const keep = (values: Record<string, unknown>) =>
  open.db.insert(businessSettings).values({ values });

it('are the defaults until the owner changes one', async () => {
  expect(await readSettings(open.db)).toEqual(defaultSettings);
  await keep({ phone: '(281) 555-0199', officeHours: [{ days: 'Daily', hours: 'noon' }] });
  expect(await readSettings(open.db)).toEqual({
    ...defaultSettings,
    phone: '(281) 555-0199',
    officeHours: [{ days: 'Daily', hours: 'noon' }],
  });
});

it('have the company’s number on call until someone is chosen', async () => {
  await keep({ phoneDial: '+12815550199' });
  const office = { name: 'Office', phone: '+12815550199' };
  expect((await readSettings(open.db)).chatOnCall).toEqual([office]);
  await open.db.update(businessSettings).set({ values: { chatOnCall: [] } });
  expect((await readSettings(open.db)).chatOnCall).toEqual([]);
});

it('do not say a tagline of the owner’s own in Spanish by the words of the first one', async () => {
  await keep({ tagline: 'Shade for your children' });
  expect((await readSettings(open.db)).spanishTagline).toBe('');
  const spanishTagline = 'Sombra para sus hijos';
  await open.db.update(businessSettings).set({ values: { tagline: 'Shade', spanishTagline } });
  expect((await readSettings(open.db)).spanishTagline).toBe(spanishTagline);
});

it.each([
  ['timeZone', 'Texas/Cypress'],
  ['companyName', ''],
  ['phoneDial', '281 555 0142'],
  ['foundedYear', '2019'],
  ['officeHours', 'always'],
  ['officeHours', []],
  ['email', 'hello'],
  ['tagLine', 'misspelled'],
])('%s with %j is left out and told; the others count', async (setting, value) => {
  await keep({ shortName: 'Oak', [setting]: value });
  const told: string[] = [];
  const settings = await readSettings(open.db, (name) => told.push(name));
  expect(settings).toEqual({ ...defaultSettings, shortName: 'Oak' });
  expect(told).toEqual([setting]);
});

it('reach pages by name alone: what is not named stays inside', () => {
  const settings = { ...defaultSettings, bankAccount: '12 34 56' };
  const shown = presentCompany(settings, '2026-11-17', { publicUrl: new URL('http://localhost') });
  // Since when a rate holds is for the office, who is on call is no one's business, and the notice after a storm has a part of its own, as have
  // dates with other hours.
  const inside =
    /^(salesTaxS.*|laterSalesTax|laborRateCents|quoteDays|quoteFollowUp.*|visitNoticeDays|reviewsAreAsked|leadAlert.*|missedCall.*|planOfferDays|priceNoticeDays|reviewDecisionDays|problemCloseDays|priceHeldDays|invoiceDueDays|billingSince|depositsAreSent|autopayNoticeDays|tipsAreOn|promisesAreShown|reminder.*|reviewAskDays|mailsPerMinute|chat.*|stormNotice|suggestionsAreOn|supportDates)$/;
  const named = Object.entries(defaultSettings).filter(([name]) => !inside.test(name));
  expect(shown).toEqual({ ...Object.fromEntries(named), today: '2026-11-17' });
});
