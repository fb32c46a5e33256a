// Bookings under review from the first mail to the last: the seat is kept for a time, the office decides, the clock ends it.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { digests } from '#server/platform/database/schema/operations.ts';
import { emptyCalendar, lookAtDay, seatFaults } from '../../../test/booking-steps.ts';
import {
  bookAsPerson,
  later,
  newEmail,
  newestAppointment,
  send,
} from '../../../test/guarded-booking.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { calendarOf, mailsAfterWork, type ReadMail } from '../../../test/outbox.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { appointmentToken } from './appointment-link.ts';
import { endReviews, sendReminders } from './booking.jobs.ts';
import { reviewToken } from './review-link.ts';

const OFFICE = 'office@example.com';

let test: TestApp;
let old: Set<string>;
/** Each test speaks from addresses of its own, so that limits start anew. */
let network = 0;

beforeAll(async () => {
  test = await createTestApp({ RATE_LIMIT: 'on', OFFICE_EMAIL: OFFICE });
  await test.work();
});
afterAll(() => test.close());
beforeEach(async () => {
  network += 1;
  test.setNow(TEST_NOW);
  await test.open.db.delete(digests);
  old = new Set((await mailsAfterWork(test)).map(({ file }) => file));
});
afterEach(async () => {
  expect(await seatFaults(test.open.db)).toEqual([]);
  await emptyCalendar(test.open.db);
});

const address = () => `198.51.100.${network}`;

/** The mails of the running test: their readers and subjects up to the colon, and the mails themselves. */
async function mails(): Promise<{ said: string[]; all: ReadMail[] }> {
  const all = (await mailsAfterWork(test)).filter(({ file }) => !old.has(file));
  const said = all.map(({ to, subject }) => `${to?.[0]?.address}: ${subject?.split(':')[0]}`);
  return { said: said.sort(), all };
}

/** Books without a token, as a browser without JavaScript does; gives the address it was booked with. */
async function bookPlainly(changes: object = {}): Promise<string> {
  const customerEmail = newEmail();
  const answer = await send(test, address(), { customerEmail, ...changes });
  expect(answer.statusCode, answer.body).toBe(201);
  return customerEmail;
}

const REVIEWS = '/api/appointment-reviews';

/** The path of the API behind the link of the newest booking's mail to the office. */
async function reviewUrl(): Promise<string> {
  const { all } = await mails();
  const mail = all.filter(({ subject }) => subject?.startsWith('Consultation to review')).at(-1);
  const links = [mail?.text, mail?.html].map((part) => /\/review\/([\w-]+)/.exec(part ?? '')?.[1]);
  expect(links[0]).toBeDefined();
  expect(links[1]).toBe(links[0]);
  return `${REVIEWS}/${links[0]}`;
}

function decide(url: string, decision: 'confirm' | 'release') {
  return test.app.inject({ method: 'POST', url, payload: { decision } });
}

/** Lets the clock's job come by once, and waits for it. */
async function endReviewsNow(): Promise<void> {
  await test.open.db.transaction((tx) => test.context.jobs.enqueue(tx, endReviews, {}));
  await mailsAfterWork(test);
}

const taken = async () => (await lookAtDay(test.app, '2026-11-17')).taken;

describe('a booking under review', () => {
  it('keeps its seat; its person gets a receipt, the office the reasons and a link', async () => {
    const email = await bookPlainly({ customerNotes: 'Two beds & a <gate>.' });
    expect(await taken()).toEqual(['9:00 AM']);
    const { said, all } = await mails();
    expect(said).toEqual(
      [`${OFFICE}: Consultation to review`, `${email}: We have your booking`].sort(),
    );
    const toOffice = all.find(({ to }) => to?.[0]?.address === OFFICE);
    expect(toOffice?.text).toContain('without the form’s own token');
    expect(toOffice?.text).toContain('Two beds & a <gate>.');
    expect(toOffice?.html).toContain('&lt;gate&gt;');
    expect(toOffice?.text).toContain(
      'We’re holding its time until Tuesday, November 10, 2026, 9:00 AM',
    );
    const receipt = all.find(({ to }) => to?.[0]?.address === email);
    expect(receipt?.text).toContain('(281) 555-0142');
    expect(receipt && calendarOf(receipt)).toBeUndefined();
    const own = /\/appointment\/([\w-]+)/.exec(receipt?.text ?? '')?.[1];
    const linked = await test.app.inject(`/api/appointments/by-link/${own}`);
    expect(linked.json()).toMatchObject({ underReview: true, canChange: true });
  });

  it('that looks like a robot’s causes no mail to the address it names', async () => {
    const victim = newEmail();
    for (const changes of [
      { website: 'x' },
      { customerName: 'You have won! Claim at http://evil.example', appointmentTime: '10:00' },
    ]) {
      const { statusCode } = await bookAsPerson(test, address(), {
        ...changes,
        customerEmail: victim,
      });
      expect(statusCode).toBe(201);
    }
    // Of the second one the office reads in the digest of what is held.
    expect((await mails()).said).toEqual([`${OFFICE}: Consultation to review`]);
  });

  it('is not reminded of while no one has confirmed it', async () => {
    const wednesday = { appointmentDate: '2026-11-11' };
    await bookPlainly(wednesday);
    const customerEmail = newEmail();
    await bookAsPerson(test, address(), {
      ...wednesday,
      appointmentTime: '10:00',
      customerEmail,
    });
    // The confirmation leaves today: whom a mail reached within hours is not reminded.
    await mails();
    later(test, 24 * 3600);
    await test.open.db.transaction((tx) => test.context.jobs.enqueue(tx, sendReminders, {}));
    expect((await mails()).said.filter((said) => said.includes('Reminder'))).toEqual([
      `${customerEmail}: Reminder`,
    ]);
  });

  it('ends for good when its person cancels it', async () => {
    const email = await bookPlainly();
    const url = await reviewUrl();
    const { id } = await newestAppointment(test);
    const token = appointmentToken(test.context.secrets.appointmentLink, id);
    await test.app.inject({ method: 'DELETE', url: `/api/appointments/by-link/${token}` });
    expect((await decide(url, 'confirm')).json().state).toBe('released');
    later(test, 3 * 86_400);
    await endReviewsNow();
    const { said } = await mails();
    expect(said.filter((each) => each.startsWith(email))).toEqual([
      `${email}: We have your booking`,
      `${email}: Your consultation is canceled`,
    ]);
  });

  it('is not reviewed longer because it is moved, and shorter when it is moved to today', async () => {
    await bookPlainly();
    const { id, reviewUntil } = await newestAppointment(test);
    const token = appointmentToken(test.context.secrets.appointmentLink, id);
    const url = `/api/appointments/by-link/${token}`;
    later(test, 3600);
    const move = (appointmentDate: string) =>
      test.app.inject({
        method: 'PATCH',
        url,
        payload: { appointmentDate, appointmentTime: '16:00' },
      });
    expect((await move('2026-11-20')).json().underReview).toBe(true);
    expect((await newestAppointment(test)).reviewUntil).toEqual(reviewUntil);
    await move('2026-11-09');
    expect((await newestAppointment(test)).reviewUntil).toEqual(new Date('2026-11-09T20:00:00Z'));
  });
});

describe('the office’s link', () => {
  it('shows the booking and changes nothing, however often it is opened', async () => {
    await bookPlainly({ customerNotes: 'Two beds.' });
    const url = await reviewUrl();
    for (let times = 0; times < 2; times += 1) {
      const answer = await test.app.inject(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({
        state: 'under_review',
        keptUntil: '2026-11-10T15:00:00.000Z',
        appointment: { customerName: 'Maria Example', customerNotes: 'Two beds.' },
      });
    }
    expect((await newestAppointment(test)).calendarSequence).toBe(0);
  });

  it('confirms: the person gets the usual confirmation, and the clock does not end it', async () => {
    const email = await bookPlainly();
    const url = await reviewUrl();
    expect((await decide(url, 'confirm')).json().state).toBe('confirmed');
    later(test, 2 * 86_400);
    await endReviewsNow();
    expect(await taken()).toEqual(['9:00 AM']);
    const { all } = await mails();
    const confirmation = all.filter(({ to }) => to?.[0]?.address === email).at(-1);
    expect(confirmation?.subject).toMatch(/^Your consultation is booked: Tuesday, November 17/);
    expect(confirmation && calendarOf(confirmation)).toContain('METHOD:REQUEST');
  });

  it('releases: the time is free, and who got a receipt is told', async () => {
    const email = await bookPlainly();
    expect((await decide(await reviewUrl(), 'release')).json().state).toBe('released');
    expect(await taken()).toEqual([]);
    expect((await newestAppointment(test)).status).toBe('cancelled');
    expect((await mails()).said).toContain(`${email}: Your consultation is not confirmed`);
  });

  it('releases a robot’s booking without a word to the address it named', async () => {
    const victim = newEmail();
    await bookAsPerson(test, address(), { customerEmail: victim, website: 'x' });
    await decide(await reviewUrl(), 'release');
    expect((await mails()).said.filter((said) => said.startsWith(victim))).toEqual([]);
  });

  it('decides once: of many decisions at the same moment the first one counts', async () => {
    const email = await bookPlainly();
    const url = await reviewUrl();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, nth) => decide(url, nth % 2 ? 'release' : 'confirm')),
    );
    const states = new Set(answers.map((answer) => answer.json().state));
    expect(states.size).toBe(1);
    const told = (await mails()).said.filter((said) => said.startsWith(email));
    expect(told).toHaveLength(2);
    expect((await newestAppointment(test)).calendarSequence).toBe(1);
  });

  it('opens nothing but a review, and nothing else opens one', async () => {
    await bookPlainly();
    const { id } = await newestAppointment(test);
    const { reviewLink, appointmentLink } = test.context.secrets;
    const own = appointmentToken(appointmentLink, id);
    const office = reviewToken(reviewLink, id);
    const swapped = [`${REVIEWS}/${own}`, `/api/appointments/by-link/${office}`];
    for (const url of swapped) expect((await test.app.inject(url)).statusCode).toBe(404);
    expect((await decide(`${REVIEWS}/${own}`, 'confirm')).statusCode).toBe(404);
    const usual = await bookAsPerson(test, address(), { appointmentTime: '10:00' });
    const unreviewed = reviewToken(reviewLink, usual.json().id);
    expect((await test.app.inject(`${REVIEWS}/${unreviewed}`)).statusCode).toBe(404);
    expect((await test.app.inject(`${REVIEWS}/${office}`)).statusCode).toBe(200);
  });
});

describe('when no one looks in time', () => {
  it('the time is free again, and its person is told once, in our own words', async () => {
    const email = await bookPlainly({
      customerName: 'Zacharias Example',
      propertyAddress: '12 Oak Lane',
      customerNotes: 'Beds.',
    });
    later(test, 86_399);
    await endReviewsNow();
    expect(await taken()).toEqual(['9:00 AM']);
    later(test, 1);
    await endReviewsNow();
    await endReviewsNow();
    expect(await taken()).toEqual([]);
    const { all } = await mails();
    const told = all.filter(({ to }) => to?.[0]?.address === email).slice(1);
    expect(told.map(({ subject }) => subject)).toEqual([
      'Your consultation is not confirmed: Tuesday, November 17, 2026, 9:00 AM',
    ]);
    expect(told[0]?.text).toContain('(281) 555-0142');
    expect(told[0]?.source).not.toMatch(/Zacharias|Oak Lane|Beds/);
  });

  it('an address is told once a day, however many bookings were made in its name', async () => {
    const victim = newEmail();
    for (const [nth, appointmentTime] of ['08:00', '09:00', '10:00', '11:00'].entries()) {
      // The last ones with a tag, which leads to the same mailbox.
      const customerEmail = nth < 2 ? victim : victim.replace('@', `+${nth}@`);
      const body = { appointmentTime, customerEmail };
      expect((await send(test, address(), body)).statusCode).toBe(201);
    }
    // A receipt that is still waiting when its review ends is not sent any more.
    await mails();
    later(test, 86_400);
    await endReviewsNow();
    expect(await taken()).toEqual([]);
    const { said } = await mails();
    expect(said.filter((each) => !each.startsWith(OFFICE))).toEqual([
      `${victim}: We have your booking`,
      `${victim}: We have your booking`,
      `${victim}: Your consultation is not confirmed`,
    ]);
  });
});
