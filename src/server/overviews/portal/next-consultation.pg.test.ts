// Who has no visit ahead sees the consultation that is: the first one, neither past nor canceled, and no one else's.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { appointment } from '../../../../test/sample-rows.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let cookie: string;
beforeAll(async () => {
  test = await createTestApp();
  cookie = await signedIn(test, 'fern@example.com');
});
afterAll(() => test.close());

const consultation = async () => {
  const answer = await test.app.inject({ url: '/api/portal/overview', headers: { cookie } });
  return answer.json().consultation;
};

it('is none as long as nothing lies ahead', async () => {
  const own = { ...appointment, customerEmail: 'Fern@Example.com' };
  await test.open.db.insert(appointments).values([
    { ...own, appointmentDate: '2026-11-02', status: 'completed' },
    { ...own, appointmentDate: '2026-11-11', status: 'cancelled' },
    { ...own, appointmentDate: '2026-11-12', customerEmail: 'other@example.com' },
  ]);
  expect(await consultation()).toBeNull();
});

it('is the first that lies ahead, with the way to change it', async () => {
  const own = { ...appointment, customerEmail: 'Fern@Example.com' };
  await test.open.db.insert(appointments).values([
    { ...own, appointmentDate: '2026-11-20' },
    { ...own, appointmentDate: '2026-11-13' },
  ]);
  expect(await consultation()).toMatchObject({
    appointment: { appointmentDate: '2026-11-13' },
    canChange: true,
    path: expect.stringContaining('/appointment'),
  });
});
