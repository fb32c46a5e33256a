// The last word on an acceptance at its own level, without the checks before it: the row decides by status, version and content.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PricedQuote, QuoteAcceptance } from '#contract/quotes/quote.ts';
import { quotes } from '#server/platform/database/schema/quote.ts';
import { type AddOnOffice, openAddOnOffice, signatureOf } from '../../../../test/add-on-office.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { takeAcceptance } from './write-quote.ts';

let office: AddOnOffice;
let quote: PricedQuote;
beforeAll(async () => {
  office = await openAddOnOffice();
});
afterAll(() => office.test.close());
beforeEach(async () => {
  ({ quote } = await office.quoted());
});

const take = (changes: Partial<QuoteAcceptance> = {}) =>
  office.test.open.db.transaction((tx) =>
    takeAcceptance(tx, { id: quote.id }, { ...signatureOf(quote), ...changes }, TEST_NOW),
  );
const change = (columns: Partial<typeof quotes.$inferInsert>) =>
  office.test.open.db.update(quotes).set(columns).where(eq(quotes.id, quote.id));
const row = async () =>
  (await office.test.open.db.select().from(quotes).where(eq(quotes.id, quote.id)))[0];

it('takes what is sent, in this version, with this content', async () => {
  await take();
  expect(await row()).toMatchObject({ status: 'accepted', answeredBy: 'Maria Ortega' });
});

it.each<[string, () => Promise<unknown>]>([
  ['has a newer version by now', () => change({ version: quote.version + 1 })],
  ['has other content by now', () => change({ contentHash: 'f'.repeat(64) })],
  ['was declined meanwhile', () => change({ status: 'declined' })],
  ['was taken back into a draft', () => change({ status: 'draft' })],
])('takes nothing of one that %s', async (_what, happensFirst) => {
  await happensFirst();
  const before = await row();
  await expect(take()).rejects.toThrow('This quote has just been answered.');
  expect(await row()).toEqual(before);
});

it('takes one once', async () => {
  await take();
  await expect(take({ typedName: 'Ben Ortega' })).rejects.toThrow('has just been answered');
  expect(await row()).toMatchObject({ answeredBy: 'Maria Ortega' });
});

it('takes one of before contents had hashes', async () => {
  await change({ contentHash: null });
  await take();
  expect(await row()).toMatchObject({ status: 'accepted' });
});
