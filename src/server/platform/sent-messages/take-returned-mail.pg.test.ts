// What becomes of a mail that left by itself and came back: where the office reads it, and that no one else can say so.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sentMails } from '#server/platform/database/schema/customer.ts';
import {
  deliver,
  deliveryReport,
  MAIL_DOOR,
  NO_SUCH_MAILBOX,
  rawMail,
} from '../../../../test/mailed-in.ts';
import { newCustomer } from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import type { Mail } from '../mail/mailer.ts';

const MARIA = 'maria@example.com';
const times = ['08:00', '09:00', '10:00', '11:00', '13:00'];

let test: TestApp;
let cookie: string;
let customerId: string;
let taken: Mail[];
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'olive@example.com', ...MAIL_DOOR });
  cookie = await signedIn(test, 'olive@example.com');
  customerId = (await newCustomer(test, MARIA)).id;
  await test.work({
    async send(mail) {
      taken.push(mail);
    },
    close() {},
  });
});
afterAll(() => test.close());
beforeEach(async () => {
  taken = [];
  await test.open.db.delete(sentMails);
});

/** A visitor books, and the confirmation leaves. */
async function confirmation(to = MARIA): Promise<Mail> {
  const payload = {
    ...{ customerName: 'Maria Example', customerEmail: to, customerPhone: '(281) 555-0111' },
    ...{ consultationTypeId: 1, appointmentDate: '2026-11-17', appointmentTime: times.shift() },
  };
  const answer = await test.app.inject({ method: 'POST', url: '/api/appointments', payload });
  expect(answer.statusCode, answer.body).toBe(201);
  const left = () => taken.find((mail) => mail.to === to);
  await expect.poll(left).toBeDefined();
  const mail = left();
  if (!mail) throw new Error('no confirmation left');
  return mail;
}

const messageIdOf = ({ id }: Mail) => `<${id}@${test.context.config.publicUrl.hostname}>`;
const report = (to: string, messageId: string, action?: string) =>
  deliver(test, deliveryReport(to, messageId, action));

async function read(path: string) {
  const answer = await test.app.inject({ url: `/api/console/${path}`, headers: { cookie } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const bounced = async (): Promise<unknown[][]> =>
  (await read('mails?status=bounced')).items.map(
    (row: { recipient: string; returnReason: string }) => [row.recipient, row.returnReason],
  );

it('is among what bounced, on the record of the customer and in the whole conversation', async () => {
  const mail = await confirmation();
  expect(await read(`customers/${customerId}`)).toMatchObject({ mailReturned: null });
  expect(await report(mail.returnPath ?? '', messageIdOf(mail))).toBe(202);
  expect(await bounced()).toEqual([[MARIA, NO_SUCH_MAILBOX]]);
  expect(await read(`customers/${customerId}`)).toMatchObject({
    mailReturned: { reason: NO_SUCH_MAILBOX },
  });
  const { items } = await read(`customers/${customerId}/conversation`);
  expect(items).toContainEqual(
    expect.objectContaining({
      ...{ source: 'notice', delivery: 'failed', reason: NO_SUCH_MAILBOX },
    }),
  );
});

it('counts for the mail whose return path it came to, and for no other', async () => {
  const first = await confirmation();
  const other = await confirmation('fern@example.com');
  expect(first.returnPath).not.toBe(other.returnPath);
  expect((first.returnPath ?? '').split('@')[0]?.length).toBeLessThanOrEqual(64);
  // Whoever had one mail knows nothing of another.
  expect(await report(first.returnPath ?? '', messageIdOf(other))).toBe(202);
  // An address that was made up is none of ours.
  const forged = (first.returnPath ?? '').replace(/.{4}@/, 'aaaa@');
  expect(await report(forged, messageIdOf(first))).toBe(404);
  expect(await bounced()).toEqual([]);
});

it('is no mail that is late, and nothing that someone writes there', async () => {
  const mail = await confirmation();
  expect(await report(mail.returnPath ?? '', messageIdOf(mail), 'delayed')).toBe(202);
  const written = rawMail({ From: MARIA, To: mail.returnPath ?? '', Subject: 'Hi' }, 'Hello?');
  expect(await deliver(test, written)).toBe(404);
  expect(await bounced()).toEqual([]);
});

it('says so of a copy that was sent again, too', async () => {
  const mail = await confirmation();
  await report(mail.returnPath ?? '', messageIdOf(mail));
  const [{ id }] = (await read('mails?status=bounced')).items;
  taken = [];
  const again = await test.app.inject({
    method: 'POST',
    url: `/api/console/mails/${id}/send-again`,
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  });
  expect(again.statusCode, again.body).toBe(200);
  // The office's own mail about the booking may come in between.
  const left = () => taken.find(({ copyOf }) => copyOf !== undefined);
  await expect.poll(left).toBeDefined();
  expect(await bounced()).toEqual([]);
  const copy = left();
  if (!copy) throw new Error('no copy left');
  expect(await report(copy.returnPath ?? '', messageIdOf(copy))).toBe(202);
  expect(await bounced()).toEqual([[MARIA, NO_SUCH_MAILBOX]]);
});
