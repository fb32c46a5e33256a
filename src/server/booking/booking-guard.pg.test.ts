// The guard of bookings: an office full of people passes unnoticed, and no one books out the calendar in other people's names.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appointments } from '#server/platform/database/schema/booking.ts';
import {
  countStatuses,
  emptyCalendar,
  seatFaults,
  setCapacity,
} from '../../../test/booking-steps.ts';
import {
  bookAsPerson,
  later,
  newEmail,
  newestAppointment,
  send,
  touchForm,
} from '../../../test/guarded-booking.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { appointmentToken } from './appointment-link.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ RATE_LIMIT: 'on' });
  await setCapacity(test.open.db, 50);
});
afterAll(() => test.close());

/** Each test speaks from addresses of its own, so that limits start anew. */
let network = 0;
const address = (client = 1) => `198.51.${network}.${client}`;
beforeEach(() => {
  network += 1;
  test.setNow(TEST_NOW);
});
afterEach(async () => {
  expect(await seatFaults(test.open.db)).toEqual([]);
  await emptyCalendar(test.open.db);
});

/** Books what must be accepted, and gives the reasons for which it is reviewed. */
async function reasonsOf(changes: object): Promise<string[]> {
  const answer = await bookAsPerson(test, address(), changes);
  expect(answer.statusCode, answer.body).toBe(201);
  const row = await newestAppointment(test);
  expect(row.reviewUntil !== null).toBe(row.reviewReasons.length > 0);
  return row.reviewReasons;
}

describe('people', () => {
  it('thirty of one office who book within an hour all get their booking, without a review', async () => {
    for (let person = 0; person < 30; person += 1) expect(await reasonsOf({})).toEqual([]);
    expect(test.context.clock().getTime() - TEST_NOW.getTime()).toBeLessThan(3_600_000);
  });

  it('are answered like anyone when they are reviewed', async () => {
    const usual = (await bookAsPerson(test, address())).json();
    const reviewed = (await send(test, address(), { customerEmail: newEmail() })).json();
    expect((await newestAppointment(test)).reviewReasons).toEqual(['no_token']);
    expect(Object.keys(reviewed)).toEqual(Object.keys(usual));
    expect(reviewed.status).toBe('scheduled');
  });

  it('who write of a link to a picture in their notes are not reviewed', async () => {
    const notes = 'Like this one: https://example.com/fence';
    expect(await reasonsOf({ notes, customerNotes: notes })).toEqual([]);
  });

  it('whose booking was refused send it again with the same token', async () => {
    const { headers, guard } = await touchForm(test, address());
    later(test, 60);
    const customerEmail = newEmail();
    const refused = { ...guard, customerEmail, appointmentTime: '12:00' };
    expect((await send(test, address(), refused, headers)).statusCode).toBe(422);
    expect((await send(test, address(), { ...guard, customerEmail }, headers)).statusCode).toBe(
      201,
    );
    expect((await newestAppointment(test)).reviewReasons).toEqual([]);
  });

  it('who send it twice under one key get the first answer, whatever token comes with it', async () => {
    const key = { 'idempotency-key': 'a-key-of-the-guard' };
    const { headers, guard } = await touchForm(test, address());
    later(test, 60);
    const customerEmail = newEmail();
    const sent = { ...headers, ...key };
    const first = await send(test, address(), { customerEmail, ...guard }, sent);
    const again = await send(test, address(), { customerEmail, ...guard, website: '' }, sent);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await test.open.db.$count(appointments)).toBe(1);
  });
});

describe('a booking is accepted but reviewed', () => {
  it.each([
    ['the field that people do not see', { website: 'x' }, 'honeypot'],
    ['a link in the name', { customerName: 'You have won! Claim at http://evil.example' }, 'links'],
    ['a link in the address', { propertyAddress: 'www.evil.example' }, 'links'],
    ['a link in the type', { serviceType: 'Prize: https://evil.example' }, 'links'],
    ['several links in the notes', { customerNotes: 'http://a.example http://b.example' }, 'links'],
  ])('with %s', async (_what, changes, reason) => {
    expect(await reasonsOf(changes)).toEqual([reason]);
  });

  it('when it comes faster than people choose and type', async () => {
    const { headers, guard } = await touchForm(test, address());
    later(test, 1);
    await send(test, address(), { customerEmail: newEmail(), ...guard }, headers);
    expect((await newestAppointment(test)).reviewReasons).toEqual(['too_fast']);
  });

  it('when it is the third that its e-mail address has ahead, however that is written', async () => {
    expect(await reasonsOf({ customerEmail: 'often@example.com' })).toEqual([]);
    expect(await reasonsOf({ customerEmail: 'Often@example.com' })).toEqual([]);
    expect(await reasonsOf({ customerEmail: 'OFTEN@example.com' })).toEqual(['open_bookings']);
    expect(await reasonsOf({ customerEmail: 'often+7@example.com' })).toEqual(['open_bookings']);
    expect(await reasonsOf({ customerEmail: 'often@other.example' })).toEqual([]);
  });

  it('while those that were canceled or are over do not count', async () => {
    const customerEmail = 'again@example.com';
    await reasonsOf({ customerEmail, appointmentDate: '2026-11-10' });
    await reasonsOf({ customerEmail });
    const { id } = await newestAppointment(test);
    const token = appointmentToken(test.context.secrets.appointmentLink, id);
    await test.app.inject({ method: 'DELETE', url: `/api/appointments/by-link/${token}` });
    expect(await reasonsOf({ customerEmail })).toEqual([]);
    later(test, 48 * 3600);
    expect(await reasonsOf({ customerEmail })).toEqual([]);
    expect(await reasonsOf({ customerEmail })).toEqual(['open_bookings']);
  });
});

describe('within a day', () => {
  it('an e-mail address books five times; the sixth is told what to do, and tomorrow it goes on', async () => {
    const customerEmail = 'many@example.com';
    for (let times = 0; times < 5; times += 1) await reasonsOf({ customerEmail });
    later(test, 3600);
    const sixth = await bookAsPerson(test, address(), { customerEmail: 'MANY@example.com' });
    expect([sixth.statusCode, sixth.json().code]).toEqual([429, 'too_many_requests']);
    expect(sixth.json().detail).toBe(
      '5 consultations were booked with this email address within a day. To book more, please call us at (281) 555-0142, or try again in 23 hours.',
    );
    later(test, Number(sixth.headers['retry-after']) - 61);
    expect((await bookAsPerson(test, address(), { customerEmail })).statusCode).toBe(429);
    later(test, 1);
    expect(await reasonsOf({ customerEmail })).toEqual(['open_bookings']);
  });

  it('so does a browser, under whatever names', async () => {
    const { headers } = await touchForm(test, address());
    for (let times = 0; times < 6; times += 1) {
      const { guard } = await touchForm(test, address());
      later(test, 60);
      const body = { ...guard, customerEmail: newEmail(), bookAgain: true };
      const { statusCode } = await send(test, address(), body, headers);
      expect(statusCode).toBe(times < 5 ? 201 : 429);
    }
    expect((await bookAsPerson(test, address())).statusCode).toBe(201);
  });

  it('exactly five, when a dozen computers book with one e-mail address at the same moment', async () => {
    const browsers = await Promise.all(
      Array.from({ length: 12 }, (_, client) => touchForm(test, address(client))),
    );
    later(test, 60);
    const answers = await Promise.all(
      browsers.map(({ headers, guard }, client) =>
        send(test, address(client), { customerEmail: 'storm@example.com', ...guard }, headers),
      ),
    );
    expect(countStatuses(answers)).toEqual({ 201: 5, 429: 7 });
    const rows = await test.open.db.select().from(appointments);
    expect(rows.filter(({ reviewUntil }) => reviewUntil !== null)).toHaveLength(3);
  });
});

describe('with RATE_LIMIT=off', () => {
  it('nothing is counted and no token asked for; what the words say still counts', async () => {
    const open = await createTestApp();
    try {
      await setCapacity(open.open.db, 50);
      for (let times = 0; times < 7; times += 1) {
        expect((await send(open, '192.0.2.1', {})).statusCode).toBe(201);
      }
      await send(open, '192.0.2.1', { website: 'x', customerName: 'Win at www.evil.example' });
      const rows = await open.open.db.select().from(appointments);
      const reviewed = rows.filter(({ reviewUntil }) => reviewUntil !== null);
      expect(reviewed.map(({ reviewReasons }) => reviewReasons)).toEqual([['honeypot', 'links']]);
    } finally {
      await open.close();
    }
  });
});
