// The messages that were sent: what fails is seen with its reason, sent again under one name, or set aside; what signs someone in is never read.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sentMails } from '#server/platform/database/schema/customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import type { Mail } from '../mail/mailer.ts';
import { failAbandoned } from './write-sent-mail.ts';

const booking = {
  customerName: 'Maria Example',
  customerEmail: 'maria@example.com',
  customerPhone: '(281) 555-0111',
  consultationTypeId: 1,
  appointmentDate: '2026-11-17',
};
const PATH = '/api/console/mails';
const REFUSAL = '550 5.1.1 <maria@example.com> user unknown';

let test: TestApp;
let owner: string;
let office: string;
let taken: Mail[];
/** What the mail server says instead of taking a mail to a customer. */
let refusal: string | undefined;
const times = ['08:00', '09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'];

beforeAll(async () => {
  test = await createTestApp(
    { STAFF_EMAILS: 'owner@example.com,office@example.com' },
    { retryDelaySeconds: 1 },
  );
  owner = await signedIn(test, 'owner@example.com');
  office = await signedIn(test, 'office@example.com');
  await test.work({
    async send(mail) {
      if (refusal && mail.to === booking.customerEmail) throw new Error(refusal);
      taken.push(mail);
    },
    close() {},
  });
});
afterAll(() => test.close());
beforeEach(async () => {
  taken = [];
  refusal = undefined;
  await test.open.db.delete(sentMails);
});

async function book(): Promise<number> {
  const payload = { ...booking, appointmentTime: times.shift() };
  const answer = await test.app.inject({ method: 'POST', url: '/api/appointments', payload });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}

async function call(method: 'GET' | 'POST', path: string, cookie = office) {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  return test.app.inject({ method, url: PATH + path, headers });
}

async function list(query = '') {
  const answer = await call('GET', query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
/** The message to the customer once it has this status. */
async function customerMessage(status: string) {
  const url = `?recipient=maria%2Btag@example.com&status=${status}`;
  await expect.poll(async () => (await list(url)).items.length, { timeout: 8_000 }).toBe(1);
  return (await list(url)).items[0];
}

/** The message to the customer once the mail server has refused it: before, its first try is still under way. */
async function refusedMessage() {
  const waiting = await customerMessage('waiting');
  const read = async () => (await call('GET', `/${waiting.id}`)).json().reason;
  await expect.poll(read).toBe(REFUSAL);
  return waiting;
}

/** As if the last of all tries had failed. */
async function giveUp(id: number) {
  await test.open.db.update(sentMails).set({ status: 'failed' }).where(eq(sentMails.id, id));
}

describe('a message that leaves', () => {
  it('is listed by mailbox, kind and status, and can be read by the owner alone', async () => {
    const id = await book();
    const sent = await customerMessage('sent');
    expect(sent).toMatchObject({ kind: 'Consultation', tries: 1, reason: null });
    await expect
      .poll(async () => (await list('?kind=appointment-mail')).items.length, { timeout: 8_000 })
      .toBe(2);
    expect((await list('?kind=quote-mail')).items).toHaveLength(0);
    expect((await call('GET', `/${sent.id}/text`)).statusCode).toBe(403);
    const text = (await call('GET', `/${sent.id}/text`, owner)).json();
    expect(text.text).toContain('Maria');
    expect(text.html).toContain("default-src 'none'");
    expect(text.html).not.toMatch(/href=|src=/);
    expect(text.text + text.html).not.toMatch(/\/appointment\/[\w-]{10,}/);
    const [row] = await test.open.db.select().from(sentMails).where(eq(sentMails.id, sent.id));
    expect(row?.mailId).toBe(`appointment-${id}-0-booked-customer`);
    expect(row?.sealedBody).not.toContain('Maria');
  });

  it('to ourselves stores neither subject nor text', async () => {
    await book();
    await customerMessage('sent');
    await expect.poll(async () => (await list('?status=sent')).items.length).toBe(2);
    const rows = await test.open.db.select().from(sentMails).where(eq(sentMails.isOurs, true));
    expect(rows).toMatchObject([{ subject: 'Consultation', sealedBody: null }]);
    expect(JSON.stringify(rows)).not.toContain('Maria');
    const again = await call('POST', `/${rows[0]?.id}/send-again`);
    expect([again.statusCode, again.json().detail]).toEqual([
      409,
      'It went to our own staff. What it was about is in the console.',
    ]);
  });

  it('and signs someone in is never stored and never sent again', async () => {
    const payload = { email: booking.customerEmail };
    await test.app.inject({ method: 'POST', url: '/api/auth/code', payload });
    const sent = await customerMessage('sent');
    const isIt = eq(sentMails.id, sent.id);
    const [row] = await test.open.db.select().from(sentMails).where(isIt);
    expect(row?.sealedBody).toBeNull();
    // The code itself: by chance there are eight digits in a row in the name of a job as well.
    const code = /\d{8}/.exec(taken.at(-1)?.subject ?? '')?.[0] ?? 'no code';
    expect(taken.at(-1)?.text).toContain(code);
    expect(JSON.stringify(row)).not.toContain(code);
    expect(row?.subject).not.toMatch(/\d{8}/);
    expect((await call('GET', `/${sent.id}/text`, owner)).statusCode).toBe(404);
    expect((await call('POST', `/${sent.id}/send-again`)).statusCode).toBe(409);
  });

  it('goes once more as a copy with a Message-ID of its own, however often it is pressed meanwhile', async () => {
    const id = await book();
    const sent = await customerMessage('sent');
    const presses = await Promise.all([1, 2, 3].map(() => call('POST', `/${sent.id}/send-again`)));
    expect(presses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await expect.poll(() => taken.filter(({ to }) => to === booking.customerEmail).length).toBe(2);
    await expect.poll(async () => (await list(`?status=sent`)).items.length).toBe(2);
    const ids = taken.filter(({ to }) => to === booking.customerEmail).map((mail) => mail.id);
    const first = `appointment-${id}-0-booked-customer`;
    expect(ids).toEqual([first, `${first}-again-1`]);
    expect(taken.at(-1)?.calendar?.content).toContain('BEGIN:VCALENDAR');
    expect((await call('GET', `/${sent.id}`)).json()).toMatchObject({ copies: 1, status: 'sent' });
  });
});

describe('a message that does not leave', () => {
  it('waits with the reason and what to do, and goes under its own Message-ID when it is sent again', async () => {
    refusal = REFUSAL;
    const id = await book();
    const waiting = await refusedMessage();
    expect((await call('GET', `/${waiting.id}`)).json().advice).toContain('does not exist');
    await giveUp(waiting.id);
    refusal = undefined;
    expect((await call('POST', `/${waiting.id}/send-again`)).json().status).toBe('waiting');
    await customerMessage('sent');
    const ids = taken.filter(({ to }) => to === booking.customerEmail).map((mail) => mail.id);
    expect(ids).toEqual([`appointment-${id}-0-booked-customer`]);
    // The message is sent a moment before its job is over.
    const open = sql`
      select from pgboss.job where name = 'appointment-mail' and state in ('retry', 'created', 'active')`;
    await expect.poll(async () => (await test.open.db.execute(open)).rows.length).toBe(0);
  });

  it('is not tried any more once it is set aside', async () => {
    refusal = REFUSAL;
    await book();
    const waiting = await refusedMessage();
    expect((await call('POST', `/${waiting.id}/set-aside`)).json().status).toBe('set_aside');
    expect((await call('POST', `/${waiting.id}/set-aside`)).statusCode).toBe(409);
    refusal = undefined;
    const { rows } = await test.open.db.execute<{ state: string }>(sql`
      select job.state from pgboss.job join sent_mails as message on message.job_id = job.id where message.id = ${waiting.id}`);
    expect(rows.map(({ state }) => state)).not.toContain('retry');
    expect(taken.map(({ to }) => to)).not.toContain(booking.customerEmail);
  });

  it('fails when its job is gone', async () => {
    refusal = REFUSAL;
    await book();
    const waiting = await refusedMessage();
    await test.open.db.execute(sql`
      update pgboss.job set state = 'failed' where id = (select job_id from sent_mails where id = ${waiting.id})`);
    await failAbandoned(test.open.db);
    expect((await customerMessage('failed')).id).toBe(waiting.id);
  });
});

it('is the office’s: no customer, no stranger, no crew lead', async () => {
  const maria = await signedIn(test, 'fern@example.com');
  for (const cookie of [maria, '']) {
    const status = cookie ? 403 : 401;
    expect((await call('GET', '', cookie)).statusCode).toBe(status);
    expect((await call('POST', '/1/send-again', cookie)).statusCode).toBe(status);
  }
  expect((await call('POST', '/999999/set-aside')).statusCode).toBe(404);
});
