// What customers do is announced to the pages of staff, and to no one else.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { appointmentToken } from '#server/booking/appointment-link.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { book, emptyCalendar } from '../../../../test/booking-steps.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let heard: (string | undefined)[] = [];
const cookies = { staff: '', customer: '' };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com' });
  cookies.staff = await signedIn(test, 'owner@example.com');
  cookies.customer = await signedIn(test, 'maria@example.com');
  test.context.hub.subscribe('console', (id) => void heard.push(id));
});
afterAll(async () => {
  await emptyCalendar(test.open.db);
  await test.close();
});

/** What staff hear while something is done. */
async function heardDuring(step: () => Promise<unknown>): Promise<(string | undefined)[]> {
  heard = [];
  await step();
  // Announcements arrive in the order of their commits: behind one of our own nothing is on its way.
  const mark = randomUUID();
  const arrived = vi.fn();
  const stop = test.context.hub.subscribe('content', arrived, mark);
  await test.open.db.transaction((tx) => announce(tx, 'content', mark));
  await vi.waitFor(() => expect(arrived).toHaveBeenCalled());
  stop();
  return heard;
}

const post = (url: string, payload: object, cookie = '', key = '') =>
  test.app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(cookie && { cookie }),
      ...(key && { 'idempotency-key': key }),
    },
  });

const quote = {
  firstName: 'Fern',
  lastName: 'Sample',
  email: 'fern@example.com',
  phone: '(281) 555-0150',
  serviceType: 'fencing',
};

it('a request for a quote is heard once, with its id, and its repetition is not', async () => {
  const first = await heardDuring(async () => {
    const answer = await post('/api/quote-requests', quote, '', 'heard-once');
    expect(answer.statusCode).toBe(201);
  });
  expect(first).toEqual([expect.stringMatching(/^lead quote-\S+$/)]);
  expect(await heardDuring(() => post('/api/quote-requests', quote, '', 'heard-once'))).toEqual([]);
});

it('what is refused is not heard', async () => {
  expect(await heardDuring(() => post('/api/quote-requests', { ...quote, email: '' }))).toEqual([]);
});

it('a booking and its cancellation are heard', async () => {
  let id = 0;
  const booked = await heardDuring(async () => {
    id = (await book(test.app)).json().id;
  });
  expect(booked).toEqual([`appointment ${id}`]);
  const token = appointmentToken(test.context.secrets.appointmentLink, id);
  const url = `/api/appointments/by-link/${token}`;
  expect(await heardDuring(() => test.app.inject({ method: 'DELETE', url }))).toEqual([
    `appointment ${id}`,
  ]);
});

it('a request for add-on work is heard', async () => {
  const form = {
    serviceType: 'Mulch Installation',
    description: 'Two yards of mulch in the front beds.',
    urgency: 'normal',
    customerPhone: '(281) 555-0111',
    propertyAddress: '1 Sample Lane, Cypress, TX 77429',
    photos: [],
  };
  const asked = await heardDuring(async () => {
    const answer = await post('/api/service-requests', form, cookies.customer);
    expect(answer.statusCode).toBe(201);
  });
  expect(asked).toContainEqual(expect.stringMatching(/^request \d+$/));
});

it('no one but staff may listen', async () => {
  const listen = async (cookie = '') =>
    (
      await test.app.inject({
        method: 'HEAD',
        url: '/api/console/events',
        headers: cookie ? { cookie } : {},
      })
    ).statusCode;
  expect([await listen(), await listen(cookies.customer), await listen(cookies.staff)]).toEqual([
    401, 403, 200,
  ]);
});
