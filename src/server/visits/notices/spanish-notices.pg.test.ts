// Notices of a visit go out in the language of each reader, on the way that all of them go.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { users } from '#server/platform/database/schema/account.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import {
  addVisit,
  emptySchedule,
  newCustomer,
  type PortalCustomer,
} from '../../../../test/portal-customer.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { enqueueDueNotices } from './due-notices.ts';

let test: TestApp;
let maria: PortalCustomer;
let fern: PortalCustomer;
beforeAll(async () => {
  test = await createTestApp();
  maria = await newCustomer(test, 'maria@example.com');
  fern = await newCustomer(test, 'fern@example.com');
  await test.work();
  const spanish = { language: 'es', firstName: 'María' } as const;
  await test.open.db.update(users).set(spanish).where(eq(users.id, maria.id));
  test.sent.length = 0;
});
afterAll(() => test.close());
afterEach(async () => {
  test.setNow(TEST_NOW);
  await emptySchedule(test);
  test.sent.length = 0;
});

const to = (email: string) => test.sent.find((mail) => mail.to === email);

it('are in Spanish for who reads Spanish, and in English for who has said no language', async () => {
  for (const customer of [maria, fern]) {
    await addVisit(test, customer, { scheduledDate: '2026-11-11', scheduledTime: '13:00' });
  }
  await enqueueDueNotices(test.context);
  await expect.poll(() => test.sent.length, { timeout: 20_000 }).toBe(2);
  const spanish = to('maria@example.com');
  expect(spanish?.subject).toBe(
    'Su visita es en dos días: Lawn Maintenance, miércoles, 11 de noviembre de 2026',
  );
  expect(spanish?.text).toContain('Hola, María: vamos pasado mañana.');
  expect(spanish?.text).toContain('entre la 1:00 p.m. y las 3:00 p.m.');
  expect(to('fern@example.com')?.subject).toBe(
    'Your visit in two days: Lawn Maintenance, Wednesday, November 11, 2026',
  );
});

it('lead to the page of the day in the language of their reader', async () => {
  for (const customer of [maria, fern]) {
    await addVisit(test, customer, { scheduledDate: '2026-11-09', scheduledTime: '13:00' });
  }
  test.setNow(new Date('2026-11-09T12:30:00Z'));
  await enqueueDueNotices(test.context);
  await expect.poll(() => test.sent.length, { timeout: 20_000 }).toBe(2);
  expect(to('maria@example.com')?.text).toMatch(/\/\/[^/\s]+\/es\/visit-today\/\d/);
  expect(to('fern@example.com')?.text).toMatch(/\/\/[^/\s]+\/visit-today\/\d/);
});
