// A customer gets another email: by a code to the new address, typed by themselves or read out to the office, and never by a stranger.
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { users } from '#server/platform/database/schema/account.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { emailChanges } from '#server/platform/database/schema/email-change.ts';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';
import { serviceRequests } from '#server/platform/database/schema/visits.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { newCustomer, type PortalCustomer, send } from '../../../../test/portal-customer.ts';
import { appointment, request } from '../../../../test/sample-rows.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addressPlaces } from './address-places.ts';
import { codeOf } from './email-change-code.ts';

const START = 'POST /api/portal/email-change';
const FINISH = 'POST /api/portal/email-change/code';
const WRONG = '00000000';

let test: TestApp;
let owner: { cookie: string };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com' });
  owner = { cookie: await signedIn(test, 'owner@example.com') };
  await test.work();
});
afterAll(() => test.close());
afterEach(() => test.setNow(TEST_NOW));

let met = 0;
/** A customer and an address that no one has, since codes of one mailbox are limited. */
async function someone() {
  const number = ++met;
  const email = `fern-${number}@example.com`;
  return {
    fern: await newCustomer(test, email),
    email,
    wanted: `new-fern-${number}@example.com`,
  };
}
/** Signs an address in once more: a second later, so that its latest code is known. */
function signedInAgain(email: string) {
  test.setNow(new Date(test.context.clock().getTime() + 1000));
  return signedIn(test, email);
}
const emailOf = async ({ id }: PortalCustomer) =>
  (await test.open.db.select().from(users).where(eq(users.id, id)))[0]?.email;
/** Subjects of the mails that have left for an address. */
const subjectsTo = (address: string) =>
  test.sent.filter(({ to }) => to === address).map(({ subject }) => subject);
/** The codes that were mailed to an address, once so many have arrived. */
async function codesTo(address: string, count = 1): Promise<string[]> {
  const texts = () => test.sent.filter(({ to }) => to === address).map(({ text }) => text ?? '');
  const codes = () => texts().flatMap((text) => /your code (\d{8})/i.exec(text)?.[1] ?? []);
  await expect.poll(codes, { timeout: 20_000 }).toHaveLength(count);
  return codes();
}
const codeTo = async (address: string) => (await codesTo(address))[0] ?? '';
const hears = (address: string) => expect.poll(() => subjectsTo(address), { timeout: 20_000 });
const statusOf = async (answer: ReturnType<typeof send>) => (await answer).statusCode;

it('changes once the code of the new address is typed, and takes along what was sent before', async () => {
  const { fern, email, wanted } = await someone();
  const { db } = test.open;
  const elsewhere = await signedInAgain(email);
  await db.insert(appointments).values({ ...appointment, customerEmail: email.toUpperCase() });
  await db.insert(serviceRequests).values({ ...request, userId: fern.id, customerEmail: email });
  await db.insert(newsletterSubscriptions).values({ email });

  const asked = await send(test, fern, START, { email: wanted.toUpperCase() });
  expect(asked.statusCode).toBe(202);
  expect(asked.json().open.email).toBe(wanted);
  const { contact } = (await send(test, fern, 'GET /api/portal/account')).json();
  expect(contact).toMatchObject({ email, emailChange: { email: wanted } });

  const code = await codeTo(wanted);
  expect(await statusOf(send(test, fern, FINISH, { code }))).toBe(200);
  expect(await emailOf(fern)).toBe(wanted);
  const after = (await send(test, fern, 'GET /api/portal/account')).json().contact;
  expect(after).toMatchObject({ email: wanted, emailChange: null });
  expect(await statusOf(send(test, { cookie: elsewhere }, 'GET /api/auth/user'))).toBe(401);
  await hears(email).toContain('Your account has a new email');
  expect(subjectsTo(email).filter((subject) => !subject.includes('sign-in'))).toHaveLength(1);
  expect(await db.$count(appointments, eq(appointments.customerEmail, wanted))).toBe(1);
  expect(await db.$count(serviceRequests, eq(serviceRequests.customerEmail, wanted))).toBe(1);
  expect(await db.$count(newsletterSubscriptions, eq(newsletterSubscriptions.email, wanted))).toBe(
    1,
  );
  // Typed once more, it opens nothing; who signs in with the address of before is someone else.
  expect(await statusOf(send(test, fern, FINISH, { code }))).toBe(422);
  const stranger = { cookie: await signedInAgain(email) };
  expect((await send(test, stranger, 'GET /api/auth/user')).json().id).not.toBe(fern.id);
  expect((await send(test, stranger, 'GET /api/portal/account')).json().property).toBeNull();
});

it('takes a newsletter along only where the new address gets none', async () => {
  const { fern, email, wanted } = await someone();
  const { db } = test.open;
  await db.insert(newsletterSubscriptions).values([{ email }, { email: wanted }]);
  await send(test, fern, START, { email: wanted });
  expect(await statusOf(send(test, fern, FINISH, { code: await codeTo(wanted) }))).toBe(200);
  expect(await db.$count(newsletterSubscriptions, eq(newsletterSubscriptions.email, email))).toBe(
    1,
  );
});

it('lets five guesses pass at a code, then asks for a new one, and five codes a day', async () => {
  const { fern, email, wanted } = await someone();
  await send(test, fern, START, { email: wanted });
  const code = await codeTo(wanted);
  for (let guess = 0; guess < 5; guess++) {
    expect(await statusOf(send(test, fern, FINISH, { code: WRONG }))).toBe(422);
  }
  expect(await statusOf(send(test, fern, FINISH, { code }))).toBe(422);
  expect(await emailOf(fern)).toBe(email);
  for (let more = 0; more < 2; more++) {
    expect(await statusOf(send(test, fern, START, { email: wanted }))).toBe(202);
  }
  // A mailbox gets three a day, with whatever tag.
  const tagged = wanted.replace('@', '+tag@');
  const fourth = await send(test, fern, START, { email: tagged });
  expect(fourth.statusCode).toBe(429);
  expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(86_000);
  expect(await statusOf(send(test, fern, START, { email: `a-${wanted}` }))).toBe(202);
  expect(await statusOf(send(test, fern, START, { email: `b-${wanted}` }))).toBe(202);
  expect(await statusOf(send(test, fern, START, { email: `c-${wanted}` }))).toBe(429);
});

it('ends a code after half an hour, and when another one is asked for', async () => {
  const { fern, email, wanted } = await someone();
  await send(test, fern, START, { email: `first-${wanted}` });
  const first = await codeTo(`first-${wanted}`);
  await send(test, fern, START, { email: wanted });
  expect(await statusOf(send(test, fern, FINISH, { code: first }))).toBe(422);
  const code = await codeTo(wanted);
  test.setNow(new Date(TEST_NOW.getTime() + 31 * 60_000));
  expect(await statusOf(send(test, fern, FINISH, { code }))).toBe(422);
  expect(await emailOf(fern)).toBe(email);
});

it('asks for a fresh sign-in, and is of no use to another customer or to the staff', async () => {
  const { fern, email, wanted } = await someone();
  const { fern: other } = await someone();
  await send(test, fern, START, { email: wanted });
  const code = await codeTo(wanted);
  expect(await statusOf(send(test, other, FINISH, { code }))).toBe(422);
  expect(await statusOf(send(test, owner, FINISH, { code }))).toBe(403);
  expect(await statusOf(send(test, owner, START, { email: wanted }))).toBe(403);
  const forOffice = `POST /api/console/customers/${fern.id}/email-change` as const;
  expect(await statusOf(send(test, owner, `${forOffice}/code`, { code }))).toBe(422);
  expect(await statusOf(send(test, other, forOffice, { email: wanted }))).toBe(403);
  await test.open.db.execute(
    sql`update sessions set created_at = created_at - interval '11 minutes' where user_id = ${fern.id}`,
  );
  const stale = await send(test, fern, START, { email: wanted });
  expect([stale.statusCode, stale.json().code]).toEqual([403, 'sign_in_again']);
  expect(await emailOf(fern)).toBe(email);
});

it('refuses the address of the account, of another one and of the staff, and says whose only after the code', async () => {
  const { fern, email } = await someone();
  const { email: others } = await someone();
  expect(await statusOf(send(test, fern, START, { email }))).toBe(422);
  for (const taken of [others, 'owner@example.com']) {
    expect(await statusOf(send(test, fern, START, { email: taken }))).toBe(202);
    const answer = await send(test, fern, FINISH, { code: await codeTo(taken) });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'wrong_state']);
  }
  expect(await emailOf(fern)).toBe(email);
});

it('takes the address of someone who only looked in with it', async () => {
  const { fern, wanted } = await someone();
  const lookedIn = { cookie: await signedIn(test, wanted) };
  await send(test, fern, START, { email: wanted });
  const code = await codeTo(wanted);
  expect(await statusOf(send(test, fern, FINISH, { code }))).toBe(200);
  expect(await emailOf(fern)).toBe(wanted);
  expect(await statusOf(send(test, lookedIn, 'GET /api/auth/user'))).toBe(401);
  const back = { cookie: await signedInAgain(wanted) };
  expect((await send(test, back, 'GET /api/auth/user')).json().id).toBe(fern.id);
});

it('is done by the office for someone who has lost their mailbox, whose old address hears of it', async () => {
  const { fern, email, wanted } = await someone();
  const path = `/api/console/customers/${fern.id}/email-change` as const;
  expect(await statusOf(send(test, owner, `POST ${path}`, { email: wanted }))).toBe(202);
  expect((await send(test, owner, `GET ${path}`)).json().open.email).toBe(wanted);
  await hears(email).toContain('Someone asked us for a new email on your account');
  const code = await codeTo(wanted);
  // What the office asked for is not finished from an open session of the account.
  expect(await statusOf(send(test, fern, FINISH, { code }))).toBe(422);
  expect(await statusOf(send(test, owner, `POST ${path}/code`, { code }))).toBe(200);
  expect(await emailOf(fern)).toBe(wanted);
  expect(await statusOf(send(test, fern, 'GET /api/auth/user'))).toBe(401);
  await hears(email).toContain('Your account has a new email');
});

it('lets one of two presses at once through, and one of two who want the same address', async () => {
  const { fern, wanted } = await someone();
  const { fern: other } = await someone();
  for (const one of [fern, other]) await send(test, one, START, { email: wanted });
  const codes = await codesTo(wanted, 2);
  const [change] = await test.open.db
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.userId, fern.id));
  const codeOfFern = codeOf(test.context, change?.id ?? '');
  const codeOfOther = codes.find((code) => code !== codeOfFern) ?? '';
  const answers = await Promise.all([
    statusOf(send(test, fern, FINISH, { code: codeOfFern })),
    statusOf(send(test, fern, FINISH, { code: codeOfFern })),
    statusOf(send(test, other, FINISH, { code: codeOfOther })),
  ]);
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
  expect(await test.open.db.$count(users, eq(users.email, wanted))).toBe(1);
  expect(answers.filter((status) => status >= 500)).toEqual([]);
});

it('keeps what the limits count, and forgets it after a month', async () => {
  const { fern, wanted } = await someone();
  await send(test, fern, START, { email: wanted });
  const mine = eq(emailChanges.userId, fern.id);
  const { emailChangeModule } = await import('./email-change.module.ts');
  test.setNow(new Date(TEST_NOW.getTime() + 29 * 86_400_000));
  await emailChangeModule.sweep?.(test.context);
  expect(await test.open.db.$count(emailChanges, mine)).toBe(1);
  test.setNow(new Date(TEST_NOW.getTime() + 31 * 86_400_000));
  await emailChangeModule.sweep?.(test.context);
  expect(await test.open.db.$count(emailChanges, mine)).toBe(0);
});

it('was thought of for every column with an address', async () => {
  const { rows } = await test.open.db.execute<{ place: string }>(sql`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = 'public' and column_name ~ '(email|mail_address|mailbox|recipient|farewell)'
      and data_type = 'character varying' order by 1`);
  expect(
    rows.map(({ place }) => place),
    'A column has an email address. Say in address-places.ts what becomes of it when its person gets another one',
  ).toEqual(Object.keys(addressPlaces).sort());
});
