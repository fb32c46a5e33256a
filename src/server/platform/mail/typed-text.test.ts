// No mail to a person repeats what a stranger may have typed beside that person's address: only a first name, and only
// what can be nothing else. The office's mails say everything.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appointmentToken } from '#server/booking/appointment-link.ts';
import { appointmentMail } from '#server/booking/appointment-mails.ts';
import { sendReminders } from '#server/booking/booking.jobs.ts';
import { reviewToken } from '#server/booking/review-link.ts';
import { bookAsPerson, later, newestAppointment, send } from '../../../../test/guarded-booking.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { calendarOf, mailsAfterWork, type ReadMail } from '../../../../test/outbox.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const VICTIM = 'victim@example.com';
const OFFICE = 'office@example.com';

/** One word that no mail of ours has, in each field that takes words. */
const typed = {
  customerName: 'Zacharias Canaryname',
  customerEmail: VICTIM,
  serviceType: 'Canarytype',
  propertyAddress: '1 Canarystreet',
  notes: 'Canarynotes',
  customerNotes: 'Canarynotes',
};
const person = {
  firstName: 'Zacharias Canaryname',
  lastName: 'Canaryname',
  email: VICTIM,
  phone: '(281) 555-0111',
};

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ OFFICE_EMAIL: OFFICE });
  await test.work();
});
afterAll(() => test.close());

const post = (url: string, payload: object) => test.app.inject({ method: 'POST', url, payload });

/** Everything of a mail that a person or a program may read. */
const wordsOf = (mail: ReadMail) =>
  [mail.subject, mail.text, mail.html, calendarOf(mail), JSON.stringify(mail.headers)].join('\n');

/** All that is mailed about appointments: booked, moved, the day before, canceled; then the ways of a review. */
async function appointmentMails(): Promise<void> {
  const { appointmentLink, reviewLink } = test.context.secrets;
  await bookAsPerson(test, '192.0.2.1', typed);
  // A mail that comes after the next change is not sent any more.
  await mailsAfterWork(test);
  const { id } = await newestAppointment(test);
  const url = `/api/appointments/by-link/${appointmentToken(appointmentLink, id)}`;
  const moved = { appointmentDate: '2026-11-11', appointmentTime: '17:00' };
  await test.app.inject({
    method: 'PATCH',
    url,
    payload: { ...moved, rescheduleReason: 'Canaryreason' },
  });
  await mailsAfterWork(test);
  // No one is reminded within twelve hours of a confirmation, nor at night.
  test.setNow(new Date(TEST_NOW.getTime() + 24 * 3_600_000));
  await test.open.db.transaction((tx) => test.context.jobs.enqueue(tx, sendReminders, {}));
  await mailsAfterWork(test);
  test.setNow(TEST_NOW);
  await test.app.inject({ method: 'DELETE', url });
  for (const [decision, appointmentTime] of [
    ['confirm', '10:00'],
    ['release', '11:00'],
  ]) {
    await send(test, '192.0.2.1', { ...typed, appointmentTime, customerNotes: 'Canarynotes' });
    const row = await newestAppointment(test);
    // As a form without a token is reviewed where limits are on.
    await test.open.db.execute(sql`
      update appointments set review_until = now() + interval '1 day', review_reasons = '{no_token}'
      where id = ${row.id}`);
    await test.open.db.transaction((tx) =>
      test.context.jobs.enqueue(tx, appointmentMail, {
        appointmentId: row.id,
        kind: 'received',
        to: 'customer',
        sequence: 0,
      }),
    );
    await mailsAfterWork(test);
    await post(`/api/appointment-reviews/${reviewToken(reviewLink, row.id)}`, { decision });
  }
}

it('repeats a first name and nothing else', async () => {
  await appointmentMails();
  await post('/api/quote-requests', {
    ...person,
    serviceType: 'fencing',
    projectDetails: 'Canarynotes',
  });
  await post('/api/plan-requests', {
    ...person,
    address: '8418 Canarystreet Dr, Cypress, TX 77433',
    propertySize: 8170,
    dataSource: 'manual',
    frequency: 'weekly',
    startDate: '2026-11-16',
    firstVisitTotal: '52.99',
    everyVisitTotal: '52.99',
    notes: 'Canarynotes',
  });
  await post('/api/newsletter/subscribe', { email: VICTIM });
  await post('/api/auth/code', { email: VICTIM });
  later(test, 1);

  const mails = await mailsAfterWork(test);
  const toVictim = mails.filter(({ to }) => to?.[0]?.address === VICTIM);
  expect(toVictim.map(({ subject }) => subject?.replace(/(:| \d).*/, '')).sort()).toEqual([
    'Reminder',
    'We have your booking',
    'We have your booking',
    'We have your lawn plan',
    'We have your quote request',
    'Welcome to Our Community!',
    'Your consultation has moved',
    'Your consultation is booked',
    'Your consultation is booked',
    'Your consultation is booked',
    'Your consultation is booked',
    'Your consultation is canceled',
    'Your consultation is not confirmed',
    'Your sign-in code',
  ]);
  for (const mail of toVictim) {
    expect(wordsOf(mail), mail.subject).not.toMatch(/canary/i);
    expect(mail.source, mail.subject).not.toMatch(/canary/i);
  }
  expect(toVictim.filter((mail) => mail.text?.includes('Hello Zacharias')).length).toBe(11);

  const toOffice = mails.filter(({ to }) => to?.[0]?.address === OFFICE).map(wordsOf);
  for (const word of ['Canaryname', 'Canarystreet', 'Canarynotes', 'Canaryreason']) {
    expect(toOffice.filter((words) => words.includes(word)).length, word).toBeGreaterThan(0);
  }
  expect(toOffice.filter((words) => words.includes('Canarytype'))).toEqual([]);
});

it('greets by no name when the name is a sentence or a link', async () => {
  const email = 'other@example.com';
  const firstName = 'Claim your prize at evil.example';
  await post('/api/quote-requests', { ...person, firstName, email, serviceType: 'fencing' });
  const mail = (await mailsAfterWork(test)).find(({ to }) => to?.[0]?.address === email);
  expect(mail?.text).toContain('Hello, thank you for your inquiry.');
  expect(mail?.source).not.toMatch(/claim|prize|evil/i);
});
