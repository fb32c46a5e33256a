// The mails about money go out in the language of their reader, on the way that all of them go.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#server/platform/database/schema/account.ts';
import { type BillingOffice, openBillingOffice } from '../../../test/billing-office.ts';

let office: BillingOffice;
beforeAll(async () => {
  office = await openBillingOffice();
  const { db } = office.test.open;
  await db.update(users).set({ language: 'es' }).where(eq(users.id, office.fern.id));
  for (const customer of [office.fern, office.ben]) {
    await office.bill(customer, '2026-11-02');
    await office.pay(customer, '50.00', { reference: '1024', sendReceipt: true });
  }
});
afterAll(() => office.test.close());

const aboutMoney = () => office.test.sent.filter(({ subject }) => subject.includes('$'));
const subjects = (email: string) =>
  aboutMoney()
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject)
    .toSorted();

it('are in Spanish for who reads Spanish, and in English for who has said no language', async () => {
  await expect.poll(() => aboutMoney().length, { timeout: 20_000 }).toBe(4);
  expect(subjects('fern@example.com')).toEqual([
    expect.stringMatching(/^Factura 1001: \$[\d.]+, vence el \p{Ll}+, \d+ de \p{Ll}+ de 2026$/u),
    'Pago recibido: $50.00',
  ]);
  const receipt = aboutMoney().find(({ subject }) => subject.startsWith('Pago'));
  expect(receipt?.text).toContain('Pagado con cheque 1024');
  expect(subjects('ben@example.com')).toEqual([
    expect.stringMatching(/^Invoice 1002: \$[\d.]+, due /),
    'Payment received: $50.00',
  ]);
});
