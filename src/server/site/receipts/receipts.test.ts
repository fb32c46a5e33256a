// What a page that thanks may say: only what was received, as it is by now, and nothing of who asked.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { appointmentToken } from '#server/booking/appointment-link.ts';
import { book, emptyCalendar } from '../../../../test/booking-steps.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
afterEach(() => emptyCalendar(test.open.db));

const receipt = (token: string) => test.app.inject(`/api/receipts/${token}`);
const post = async (url: string, payload: object): Promise<string> =>
  (await test.app.inject({ method: 'POST', url, payload })).json().receipt;
const person = {
  firstName: 'Maria',
  lastName: 'Example',
  email: 'maria@example.com',
  phone: '(281) 555-0111',
};

describe('the receipt of a booking', () => {
  it('says what was booked, and nothing of the person', async () => {
    const answer = await receipt((await book(test.app)).json().receipt);
    expect(answer.json()).toEqual({
      kind: 'appointment',
      appointmentDate: '2026-11-17',
      appointmentTime: '09:00',
      serviceType: expect.any(String),
      spanishServiceType: expect.any(String),
      duration: 60,
      status: 'scheduled',
    });
  });

  it('says where it was moved to, and that it was canceled', async () => {
    const { id, receipt: token } = (await book(test.app)).json();
    const link = appointmentToken(test.context.secrets.appointmentLink, id);
    const url = `/api/appointments/by-link/${link}`;
    const payload = { appointmentDate: '2026-11-18', appointmentTime: '10:00' };
    await test.app.inject({ method: 'PATCH', url, payload });
    await test.app.inject({ method: 'DELETE', url });
    expect((await receipt(token)).json()).toMatchObject({ ...payload, status: 'cancelled' });
  });

  it('does not open the appointment', async () => {
    const { receipt: token } = (await book(test.app)).json();
    const answer = await test.app.inject(`/api/appointments/by-link/${token}`);
    expect(answer.statusCode).toBe(404);
  });
});

describe('the receipt of another request', () => {
  it('stands for a quote request', async () => {
    const token = await post('/api/quote-requests', { ...person, serviceType: 'fencing' });
    expect((await receipt(token)).json()).toEqual({ kind: 'quote-request' });
  });

  it('stands for a subscription for an hour, the same for a known address', async () => {
    const first = await post('/api/newsletter/subscribe', { email: 'kim@example.com' });
    expect(await post('/api/newsletter/subscribe', { email: 'kim@example.com' })).toBe(first);
    expect((await receipt(first)).json()).toEqual({ kind: 'newsletter', email: 'k…@example.com' });
    const before = test.context.clock();
    test.setNow(new Date(before.getTime() + 3_600_000));
    expect((await receipt(first)).statusCode).toBe(404);
    test.setNow(before);
  });
});

it('a token that was not made here stands for nothing', async () => {
  const { receipt: token } = (await book(test.app)).json();
  const [kind, subject, mac] = token.split('.');
  const other = Buffer.from('2').toString('base64url');
  for (const forged of [
    `${kind}.${other}.${mac}`,
    `quote-request.${subject}.${mac}`,
    `${kind}.${subject}.${'A'.repeat(43)}`,
    `${kind}.${subject}`,
    'toString.MQ.x',
    '2026-11-24 09:00',
    '1',
    'A'.repeat(499),
  ]) {
    expect([forged, (await receipt(encodeURIComponent(forged))).statusCode]).toEqual([forged, 404]);
  }
  await emptyCalendar(test.open.db);
  expect((await receipt(token)).statusCode).toBe(404);
});
