// The mails of an appointment from booking to cancelling, read from the outbox as a mail program reads them.
import { eq, sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appointmentToken } from '#server/booking/appointment-link.ts';
import { sendReminders } from '#server/booking/booking.jobs.ts';
import { enqueueReminders } from '#server/booking/reminders.ts';
import { book, emptyCalendar } from '../../../../test/booking-steps.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { calendarOf, mailsAfterWork, type ReadMail } from '../../../../test/outbox.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { users } from '../database/schema/account.ts';
import { appointments } from '../database/schema/booking.ts';

const OFFICE = 'office@example.com';
const wednesday = { appointmentDate: '2026-11-18', appointmentTime: '13:00' };

let test: TestApp;
/** Mails that were there before the running test, and how many had been sent. */
let old: { files: Set<string>; sent: number };

/** The mails of the running test, each of which was sent once: a second copy would have the name of the first. */
async function newMails(): Promise<ReadMail[]> {
  const mails = (await mailsAfterWork(test)).filter(({ file }) => !old.files.has(file));
  expect(test.sent.length - old.sent).toBe(mails.length);
  return mails;
}

/** The only new mail to someone whose subject says something. */
async function mailTo(address: string, subject: string): Promise<ReadMail> {
  const mails = (await newMails()).filter(
    (mail) => mail.to?.[0]?.address === address && mail.subject?.startsWith(subject),
  );
  expect(mails).toHaveLength(1);
  return mails[0] as ReadMail;
}

const maria = (subject: string) => mailTo('maria@example.com', subject);
const office = (subject: string) => mailTo(OFFICE, subject);

/** The path of the API behind the link that a mail carries, in text and HTML alike, to the page in its language. */
function linkIn(mail: ReadMail, language = 'en'): string {
  const page = language === 'en' ? '/appointment/' : `/${language}/appointment/`;
  const links = [mail.text, mail.html].map(
    (part) => new RegExp(`http://localhost:3000${page}([\\w-]+)`).exec(part ?? '')?.[1],
  );
  expect(links[0]).toBeDefined();
  expect(links[1]).toBe(links[0]);
  return `/api/appointments/by-link/${links[0]}`;
}

/** What the calendar program of the customer makes of a mail. */
function entryOf(mail: ReadMail) {
  const calendar = new ICAL.Component(ICAL.parse(calendarOf(mail) ?? ''));
  const entry = calendar.getFirstSubcomponent('vevent');
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: entry?.getFirstPropertyValue('uid'),
    sequence: entry?.getFirstPropertyValue('sequence'),
    start: entry?.getFirstPropertyValue('dtstart')?.toString(),
  };
}

/** The header lines of a mail, unfolded. */
function headerLines(mail: ReadMail): string[] {
  const [head = ''] = mail.source.split('\r\n\r\n');
  return head.replace(/\r\n[ \t]/g, ' ').split('\r\n');
}

describe('with the worker running', () => {
  beforeAll(async () => {
    test = await createTestApp({ OFFICE_EMAIL: OFFICE });
    await test.work();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await emptyCalendar(test.open.db);
    await test.open.db.delete(users);
    test.setNow(TEST_NOW);
    const mails = await mailsAfterWork(test);
    old = { files: new Set(mails.map(({ file }) => file)), sent: test.sent.length };
  });

  it('writes in Spanish about a booking of the Spanish page, and tells the office that they speak it', async () => {
    await book(test.app, { consultationTypeId: 3, language: 'es' });
    const booked = await maria(
      'Su consulta está reservada: martes, 17 de noviembre de 2026, 9:00 a.m.',
    );
    expect(booked.text).toContain('Hola, Maria: gracias.');
    expect(booked.text).toContain('9:00 a.m. (hora central), 90 minutos. El precio es $95');
    expect(booked.html).toContain('lang="es"');
    expect(calendarOf(booked)).toContain('SUMMARY:Consulta de diseño con Prairie Oak');
    expect((await office('New consultation')).text).toContain('Speaks Spanish.');
    const [row] = await test.open.db.select().from(appointments);
    expect(row?.language).toBe('es');

    const url = linkIn(booked, 'es');
    await test.app.inject({ method: 'PATCH', url, payload: wednesday });
    const moved = await maria('Su consulta cambió de horario: miércoles, 18 de noviembre de 2026');
    expect(moved.text).toContain('Antes: martes, 17 de noviembre de 2026, 9:00 a.m.');
    test.setNow(new Date('2026-11-17T15:00:00Z'));
    await askForReminders();
    await maria('Recordatorio: su consulta es mañana, miércoles, 18 de noviembre de 2026');
    await test.app.inject({ method: 'DELETE', url });
    const canceled = await maria('Su consulta está cancelada: miércoles, 18 de noviembre de 2026');
    expect(canceled.text).toContain('Si fue un error, llámenos al');
    await office('Consultation canceled: Design Consultation, Wednesday, November 18');
  });

  it('writes to a person of ours in the language that they have said, whatever page they booked on', async () => {
    const { db } = test.open;
    await db.insert(users).values({ email: 'Maria@example.com', language: 'es' });
    await book(test.app);
    const booked = await maria('Su consulta está reservada: martes, 17 de noviembre de 2026');
    const file = await test.app.inject({ method: 'GET', url: `${linkIn(booked, 'es')}/calendar` });
    expect(file.body).toContain('Consulta gratis de jardinería con');
    expect((await office('New consultation')).text).toContain('Speaks Spanish.');

    await db.update(users).set({ language: 'en' });
    await book(test.app, { ...wednesday, language: 'es', bookAgain: true });
    await maria('Your consultation is booked: Wednesday, November 18');
    await db.update(users).set({ language: null });
    await book(test.app, {
      ...wednesday,
      appointmentTime: '15:00',
      language: 'es',
      bookAgain: true,
    });
    await maria('Su consulta está reservada: miércoles, 18 de noviembre de 2026, 3:00 p.m.');
  });

  it('tells customer and office of a booking, a move by the link, and a cancelling', async () => {
    await book(test.app, {
      consultationTypeId: 3,
      propertyAddress: '12 Oak Lane, Cypress',
      customerNotes: 'Two beds & a gate.\nCall <first>.',
    });
    const booked = await maria('Your consultation is booked: Tuesday, November 17, 2026, 9:00 AM');
    expect(booked.from).toEqual({
      name: 'Prairie Oak Landscaping',
      address: 'hello@prairieoak.example',
    });
    expect(booked.text).toContain('Hello Maria, thank you.');
    expect(booked.text).toContain('Tuesday, November 17, 2026, 9:00 AM (Central Time)');
    expect(booked.text).toContain('90 minutes');
    expect(booked.text).toContain('$95');
    const first = entryOf(booked);
    expect(first).toMatchObject({ method: 'REQUEST', sequence: 0, start: '2026-11-17T09:00:00' });
    expect(booked.source).toMatch(/content-type: text\/calendar;[^\r]*method=REQUEST/i);

    const toOffice = await office('New consultation: Design Consultation, Tuesday, November 17');
    expect(toOffice.replyTo).toEqual([{ name: 'Maria Example', address: 'maria@example.com' }]);
    expect(toOffice.text).toContain('(281) 555-0111');
    expect(toOffice.text).toContain('12 Oak Lane, Cypress');
    expect(toOffice.text).toContain('Two beds & a gate.');
    expect(toOffice.html).toContain('Call &lt;first&gt;.');
    expect(toOffice.source).not.toContain('/appointment/');
    const officeEntry = calendarOf(toOffice) ?? '';
    expect(officeEntry).toContain('Design Consultation with Maria Example');
    expect(officeEntry).not.toContain('/appointment/');

    const link = linkIn(booked);
    const payload = { ...wednesday, rescheduleReason: 'The vet' };
    await test.app.inject({ method: 'PATCH', url: link, payload });
    const moved = await maria('Your consultation has moved: Wednesday, November 18, 2026, 1:00 PM');
    expect(linkIn(moved)).toBe(link);
    expect(moved.text).toContain('Tuesday, November 17, 2026, 9:00 AM');
    expect(entryOf(moved)).toEqual({ ...first, sequence: 1, start: '2026-11-18T13:00:00' });
    expect((await office('Consultation moved')).text).toContain('The vet');

    await test.app.inject({ method: 'DELETE', url: link });
    const cancelled = await maria('Your consultation is canceled: Wednesday, November 18, 2026');
    expect(entryOf(cancelled)).toEqual({
      ...first,
      method: 'CANCEL',
      sequence: 2,
      start: '2026-11-18T13:00:00',
    });
    expect(cancelled.source).toMatch(/content-type: text\/calendar;[^\r]*method=CANCEL/i);
    await office('Consultation canceled');
    await test.app.inject({ method: 'DELETE', url: link });

    const mails = await newMails();
    expect(mails).toHaveLength(6);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(6);
    for (const { file } of mails) expect(file).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-/);
  });

  it('says nothing when a booking is refused', async () => {
    await book(test.app, { appointmentTime: '12:00' });
    await book(test.app, { customerName: 'Maria\0Bcc: all@example.com' });
    expect(await newMails()).toEqual([]);
  });

  it('cannot be made to write headers, however a person calls themselves', async () => {
    const customerName = 'Eve "E" <eve@evil.example>, joe@evil.example; \\ Bcc: x@evil.example 🌳';
    const serviceType = 'Plan =?utf-8?Q?=0D=0ABcc:_x@evil.example?= \\r\\nBcc: x@evil.example';
    await book(test.app, {
      customerName,
      serviceType,
      propertyAddress: '.\\r\\n.\\r\\nQUIT',
      notes: 'x\r\n.\r\nBcc: x@evil.example\r\n\r\nSubject: y',
      customerNotes: 'x\r\n.\r\nBcc: x@evil.example\r\n\r\nSubject: y',
    });
    const mails = await newMails();
    expect(mails.map((mail) => mail.to)).toEqual([
      [{ name: '', address: 'maria@example.com' }],
      [{ name: '', address: OFFICE }],
    ]);
    const names = /^(from|to|reply-to|subject|message-id|date|mime-version|content-type): /i;
    for (const mail of mails) for (const line of headerLines(mail)) expect(line).toMatch(names);
    expect(mails[1]?.replyTo).toEqual([{ name: customerName, address: 'maria@example.com' }]);
  });

  it('reminds the day before from nine o’clock, once, however often the clock asks', async () => {
    await book(test.app);
    await book(test.app, wednesday);
    await newMails();
    test.setNow(new Date('2026-11-16T14:59:59Z'));
    await askForReminders();
    expect(await remindedIds()).toHaveLength(0);
    test.setNow(new Date('2026-11-16T15:00:00Z'));
    await askForReminders();
    await askForReminders();
    const reminder = await maria('Reminder: your consultation tomorrow: Tuesday, November 17');
    expect(linkIn(reminder)).toBe(
      linkIn(await maria('Your consultation is booked: Tuesday, November 17')),
    );
    expect(entryOf(reminder)).toMatchObject({ method: 'REQUEST', sequence: 0 });
    expect(await remindedIds()).toHaveLength(1);
  });

  it('does not remind within twelve hours of the booking', async () => {
    test.setNow(new Date('2026-11-16T13:30:00Z'));
    await book(test.app);
    await maria('Your consultation is booked');
    test.setNow(new Date('2026-11-17T01:29:00Z'));
    await askForReminders();
    expect(await remindedIds()).toHaveLength(0);
    test.setNow(new Date('2026-11-17T01:30:01Z'));
    await askForReminders();
    expect(await remindedIds()).toHaveLength(1);
  });

  it('reminds no one at night', async () => {
    await book(test.app);
    await newMails();
    test.setNow(new Date('2026-11-17T03:00:00Z'));
    await askForReminders();
    expect(await remindedIds()).toHaveLength(0);
    test.setNow(new Date('2026-11-17T02:59:00Z'));
    await askForReminders();
    expect(await remindedIds()).toHaveLength(1);
  });

  it('does not remind within twelve hours of a move', async () => {
    await book(test.app, wednesday);
    const url = linkIn(await maria('Your consultation is booked'));
    test.setNow(new Date('2026-11-16T13:30:00Z'));
    await test.app.inject({
      method: 'PATCH',
      url,
      payload: { appointmentDate: '2026-11-17', appointmentTime: '16:00' },
    });
    await maria('Your consultation has moved');
    await askForReminders();
    expect(await remindedIds()).toHaveLength(0);
    test.setNow(new Date('2026-11-17T01:31:00Z'));
    await askForReminders();
    expect(await remindedIds()).toHaveLength(1);
  });

  it('reminds once when several workers ask at the same moment', async () => {
    await book(test.app);
    await newMails();
    test.setNow(new Date('2026-11-16T18:00:00Z'));
    await Promise.all(Array.from({ length: 6 }, () => enqueueReminders(test.context)));
    await maria('Reminder');
  });

  it('reminds by the clock in Cypress on the night that clocks change', async () => {
    await book(test.app, { appointmentDate: '2027-03-15' });
    await newMails();
    test.setNow(new Date('2027-03-14T13:59:00Z'));
    await askForReminders();
    expect(await remindedIds()).toHaveLength(0);
    test.setNow(new Date('2027-03-14T14:00:00Z'));
    await askForReminders();
    await maria('Reminder: your consultation tomorrow: Monday, March 15, 2027, 9:00 AM');
  });

  it('reminds again of the new day when the appointment is moved after its reminder', async () => {
    await book(test.app);
    await newMails();
    test.setNow(new Date('2026-11-16T15:00:00Z'));
    await askForReminders();
    const url = linkIn(await maria('Reminder'));
    await test.app.inject({ method: 'PATCH', url, payload: wednesday });
    expect(await remindedIds()).toHaveLength(0);
    await maria('Your consultation has moved');
    test.setNow(new Date('2026-11-17T15:00:00Z'));
    await askForReminders();
    const subjects = (await newMails()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject?.startsWith('Reminder'))).toEqual([
      'Reminder: your consultation tomorrow: Tuesday, November 17, 2026, 9:00 AM',
      'Reminder: your consultation tomorrow: Wednesday, November 18, 2026, 1:00 PM',
    ]);
  });
});

describe('when the worker comes late', () => {
  beforeEach(async () => {
    test = await createTestApp({ OFFICE_EMAIL: OFFICE });
    old = { files: new Set(), sent: 0 };
    return () => test.close();
  });

  it('reminds no one of a visit that is over or was cancelled', async () => {
    const statuses = ['scheduled', 'confirmed', 'completed', 'no_show', 'cancelled'] as const;
    const times = ['08:00', '09:00', '10:00', '11:00', '13:00'];
    for (const [index, status] of statuses.entries()) {
      const { id } = (await book(test.app, { appointmentTime: times[index] })).json();
      await test.open.db.update(appointments).set({ status }).where(eq(appointments.id, id));
    }
    test.setNow(new Date('2026-11-16T16:00:00Z'));
    await enqueueReminders(test.context);
    const reminded = await test.open.db
      .select({ status: appointments.status })
      .from(appointments)
      .where(sql`reminder_sent`)
      .orderBy(appointments.appointmentTime);
    expect(reminded.map(({ status }) => status)).toEqual(['scheduled', 'confirmed']);
  });

  it('sends no reminder of what was cancelled or moved in the meantime', async () => {
    const one = await bookedLink({});
    const two = await bookedLink({ appointmentTime: '10:00' });
    test.setNow(new Date('2026-11-16T16:00:00Z'));
    await enqueueReminders(test.context);
    expect(await remindedIds()).toHaveLength(2);
    await test.app.inject({ method: 'DELETE', url: one });
    await test.app.inject({ method: 'PATCH', url: two, payload: wednesday });
    await test.work();
    expect((await newMails()).map(({ subject }) => subject?.split(':')[0]).sort()).toEqual([
      'Consultation canceled',
      'Consultation moved',
      'Your consultation has moved',
      'Your consultation is canceled',
    ]);
  });
});

/** Books and gives the address behind the link, which the mail would bring. */
async function bookedLink(changes: object): Promise<string> {
  const { id } = (await book(test.app, changes)).json();
  return `/api/appointments/by-link/${appointmentToken(test.context.secrets.appointmentLink, id)}`;
}

/** Lets the clock's job come by once, and waits for it. */
async function askForReminders(): Promise<void> {
  await test.open.db.transaction((tx) => test.context.jobs.enqueue(tx, sendReminders, {}));
  await mailsAfterWork(test);
}

async function remindedIds() {
  return test.open.db.select({ id: appointments.id }).from(appointments).where(sql`reminder_sent`);
}
