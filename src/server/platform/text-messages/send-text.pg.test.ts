// No text message leaves without a consent that holds at that moment, for the number that is still the customer's.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { TEST_NOW } from '../../../../test/now.ts';
import { newCustomer, type PortalCustomer } from '../../../../test/portal-customer.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { users } from '../database/schema/account.ts';
import { consents } from '../database/schema/customer.ts';
import { textCustomer, textOnCall } from './send-text.ts';

let test: TestApp;
let fern: PortalCustomer;
beforeAll(async () => {
  test = await createTestApp();
  fern = await newCustomer(test, 'fern@example.com');
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(TEST_NOW);
  await test.open.db.delete(consents);
  const phone = '+1 281 555 0100';
  await test.open.db.update(users).set({ phone, disabledAt: null }).where(eq(users.id, fern.id));
});

const agree = (changes: Partial<typeof consents.$inferInsert> = {}) =>
  test.open.db.insert(consents).values({
    userId: fern.id,
    channel: 'text',
    purpose: 'visits',
    reaches: '(281) 555-0100',
    wording: 'Text me about my visits.',
    givenHow: 'phone',
    givenAt: TEST_NOW,
    ...changes,
  });
let count = 0;
const text = () => {
  count += 1;
  return textCustomer(test.context, { userId: fern.id, text: 'We come.', id: `text-${count}` });
};
const texts = async () => {
  const names = await readdir(join(test.dataDir, 'outbox')).catch(() => []);
  return names.filter((name) => name.endsWith(`text-${count}.txt`));
};

it('goes to the number of the consent', async () => {
  await agree();
  expect(await text()).toBe(true);
  const [name] = await texts();
  const sent = await readFile(join(test.dataDir, 'outbox', name ?? ''), 'utf8');
  expect(sent).toContain('To: (281) 555-0100');
});

it.each<[string, () => Promise<unknown>]>([
  ['without one', async () => {}],
  ['for mail alone', () => agree({ channel: 'email', reaches: 'fern@example.com' })],
  ['for offers alone', () => agree({ purpose: 'offers' })],
  ['that was taken back', () => agree({ withdrawnAt: TEST_NOW, withdrawnHow: 'text' })],
  ['for a number that they have no longer', () => agree({ reaches: '(281) 555-0199' })],
  [
    'of someone whose account is closed',
    async () => {
      await agree();
      await test.open.db.update(users).set({ disabledAt: TEST_NOW }).where(eq(users.id, fern.id));
    },
  ],
])('goes nowhere with a consent %s', async (_what, prepare) => {
  await prepare();
  expect(await text()).toBe(false);
  expect(await texts()).toEqual([]);
});

it('waits for the morning', async () => {
  await agree();
  test.setNow(new Date('2026-11-10T03:05:00Z'));
  await expect(text()).rejects.toThrow('hours of texts');
  expect(await texts()).toEqual([]);
});

it('goes to no colleague who is not on call', async () => {
  const message = { to: '(281) 555-0100', text: 'A chat waits.', id: 'text-call' };
  expect(await textOnCall(test.context, message)).toBe(false);
});
