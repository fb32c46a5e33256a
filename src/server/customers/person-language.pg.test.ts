// The language in which a person is written to: from the first request that made them a customer, changed by themselves and by the
// office, with them in their file and in a merge, and gone with them.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#company/facts/languages.ts';
import type { Customer } from '#contract/customers/customers.ts';
import { carryOutDeletions } from '#server/accounts/own-data/deletion.service.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { planRequests } from '#server/platform/database/schema/plan-request.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';
import { book, booking } from '../../../test/booking-steps.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { send } from '../../../test/portal-customer.ts';
import { appointment, lead, plan } from '../../../test/sample-rows.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const PATH = '/api/console/customers';
const NAMES = { firstName: 'Luz', lastName: 'Vega', phone: '(281) 555-0150' };

let test: TestApp;
let staff: { cookie: string };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com' });
  staff = { cookie: await signedIn(test, 'owner@example.com') };
});
afterAll(() => test.close());

const call = (name: Parameters<typeof send>[2], body?: object) => send(test, staff, name, body);
const read = async (id: string): Promise<Customer> => (await call(`GET ${PATH}/${id}`)).json();
const kept = async (id: string) =>
  (await test.open.db.select().from(users).where(eq(users.id, id)))[0]?.language;

/** Someone asks for a quote on a page in this language, and the office makes them a customer. */
async function asks(email: string, language: Language): Promise<string> {
  const [row] = await test.open.db
    .insert(quoteRequests)
    .values({ ...lead, email, language })
    .returning();
  const made = await call(`POST /api/console/leads/quote/${row?.id}/customer`, { version: 1 });
  expect(made.statusCode, made.body).toBe(200);
  return made.json().id;
}

/** The same by a wish for a lawn plan. */
async function wants(email: string, language: Language): Promise<string> {
  const [row] = await test.open.db
    .insert(planRequests)
    .values({ ...plan, email, language })
    .returning();
  const made = await call(`POST /api/console/leads/plan/${row?.id}/customer`, { version: 1 });
  expect(made.statusCode, made.body).toBe(200);
  return made.json().id;
}

/** Someone signs in who has said no language yet. */
async function comes(email: string) {
  const cookie = await signedIn(test, email);
  const [row] = await test.open.db.select().from(users).where(eq(users.email, email));
  return { cookie, id: row?.id ?? '' };
}

const change = async (id: string, body: object) =>
  call(`PATCH ${PATH}/${id}`, { ...NAMES, version: (await read(id)).version, ...body });

async function lastChange(id: string) {
  const ofThem = and(eq(auditLog.subjectType, 'user'), eq(auditLog.subjectId, id));
  return (await test.open.db.select().from(auditLog).where(ofThem).orderBy(auditLog.id)).at(-1);
}

describe('the first request', () => {
  it('says the language of who becomes a customer by it, and no later one says another', async () => {
    const id = await asks('luz@example.com', 'es');
    expect((await read(id)).language).toBe('es');
    expect(await asks('luz@example.com', 'en')).toBe(id);
    expect((await read(id)).language).toBe('es');
    const other = await asks('rob@example.com', 'en');
    expect(await asks('rob@example.com', 'es')).toBe(other);
    expect((await read(other)).language).toBe('en');
  });

  it('may be a wish for a lawn plan', async () => {
    const id = await wants('cesped@example.com', 'es');
    expect((await read(id)).language).toBe('es');
    expect(await wants('cesped@example.com', 'en')).toBe(id);
    expect(await kept(id)).toBe('es');
    const { cookie } = await comes('cesped@example.com');
    const { planRequests: asked } = (await send(test, { cookie }, 'GET /api/portal/export')).json();
    expect(asked).toMatchObject([{ language: 'Spanish' }, { language: 'English' }]);
  });

  it('may be a booking, which staff can make from a Spanish one as well', async () => {
    const email = 'books@example.com';
    const booked = await book(test.app, { customerEmail: email, language: 'es' });
    const path = '/api/console/leads';
    const made = await call(`POST ${path}/booking/${booked.json().id}/customer`, { version: 1 });
    expect(made.statusCode, made.body).toBe(200);
    expect(await kept(made.json().id)).toBe('es');

    const { db } = test.open;
    const [asked] = await db
      .insert(quoteRequests)
      .values({ ...lead, language: 'es' })
      .returning();
    const { consultationTypeId, customerName, customerPhone } = booking;
    const byStaff = await call(`POST ${path}/quote/${asked?.id}/booking`, {
      ...{ consultationTypeId, customerName, customerPhone, customerEmail: lead.email },
      ...{ appointmentDate: '2026-11-18', appointmentTime: '10:00' },
    });
    expect(byStaff.statusCode, byStaff.body).toBe(201);
    const [row] = await db
      .select()
      .from(appointments)
      .where(eq(appointments.id, byStaff.json().id));
    expect(row?.language).toBe('es');
  });

  it('is none where staff have entered the booking', async () => {
    const email = 'called@example.com';
    const [row] = await test.open.db
      .insert(appointments)
      .values({ ...appointment, customerEmail: email })
      .returning();
    const made = await call(`POST /api/console/leads/booking/${row?.id}/customer`, { version: 1 });
    expect(made.statusCode, made.body).toBe(200);
    expect(await kept(made.json().id)).toBeNull();
  });

  it('says it for who had signed in before and said none', async () => {
    const { id } = await comes('before@example.com');
    expect([await kept(id), (await read(id)).language]).toEqual([null, 'en']);
    expect(await asks('before@example.com', 'es')).toBe(id);
    expect(await kept(id)).toBe('es');
  });
});

describe('a choice', () => {
  it('is the customer’s own in their account, with a line in the log', async () => {
    const luz = await comes('own@example.com');
    const contact = (body: object) =>
      send(test, luz, 'PATCH /api/portal/contact', { ...NAMES, ...body });
    expect((await contact({ language: 'es' })).json()).toMatchObject({ language: 'es' });
    expect(await lastChange(luz.id)).toMatchObject({
      actorId: luz.id,
      action: 'contact-changed',
      details: { language: true },
    });
    expect((await contact({})).json()).toMatchObject({ language: 'es' });
    expect((await lastChange(luz.id))?.details).toEqual({ language: false });
    expect((await send(test, luz, 'GET /api/portal/account')).json().contact.language).toBe('es');
    expect((await read(luz.id)).language).toBe('es');
    expect((await contact({ language: 'en' })).json()).toMatchObject({ language: 'en' });
    expect((await contact({ language: 'fr' })).statusCode).toBe(422);
    expect(await asks('own@example.com', 'es')).toBe(luz.id);
    expect(await kept(luz.id)).toBe('en');
  });

  it('is made by the office, with a line in the log', async () => {
    const { id } = await comes('office@example.com');
    expect((await change(id, { language: 'es' })).json()).toMatchObject({ language: 'es' });
    expect(await lastChange(id)).toMatchObject({
      action: 'customer-changed',
      details: { language: true },
    });
    expect((await change(id, {})).json()).toMatchObject({ language: 'es' });
  });

  it('is none when a form is saved as it stood', async () => {
    const { id, cookie } = await comes('none@example.com');
    await change(id, { language: 'en' });
    await send(test, { cookie }, 'PATCH /api/portal/contact', { ...NAMES, language: 'en' });
    expect(await kept(id)).toBeNull();
  });
});

describe('a merge', () => {
  const both = async (name: string, language: Language | null) => {
    const stays = await comes(`${name}-stays@example.com`);
    const goes = await comes(`${name}-goes@example.com`);
    await test.open.db.update(users).set({ language }).where(eq(users.id, stays.id));
    await test.open.db.update(users).set({ language: 'es' }).where(eq(users.id, goes.id));
    const preview = await call(`GET ${PATH}/${stays.id}/merge?other=${goes.id}`);
    const merge = async () =>
      (
        await call(`POST ${PATH}/${stays.id}/merge`, {
          other: goes.id,
          version: (await read(stays.id)).version,
          otherVersion: (await read(goes.id)).version,
        })
      ).json().mergeId;
    return { id: stays.id, fills: preview.json().fills, merge };
  };

  it('takes over a language where none was said, and gives it back', async () => {
    const { id, fills, merge } = await both('blank', null);
    expect(fills).toEqual(['language']);
    const mergeId = await merge();
    expect(await kept(id)).toBe('es');
    await call(`POST /api/console/customer-merges/${mergeId}/undo`);
    expect(await kept(id)).toBeNull();
  });

  it('leaves the one that was said', async () => {
    const { id, fills, merge } = await both('said', 'en');
    expect(fills).toEqual([]);
    await merge();
    expect(await kept(id)).toBe('en');
  });
});

it('is in the file of their data, and gone with their account', async () => {
  const who = await comes('leaves@example.com');
  const file = async () => (await send(test, who, 'GET /api/portal/export')).json();
  expect((await file()).account[0].writtenToIn).toBe('English');
  await change(who.id, { language: 'es' });
  expect((await file()).account[0].writtenToIn).toBe('Spanish');
  await send(test, who, 'POST /api/portal/deletion', { email: 'leaves@example.com' });
  test.setNow(new Date(TEST_NOW.getTime() + 8 * 86_400_000));
  await carryOutDeletions(test.context);
  test.setNow(TEST_NOW);
  expect(await kept(who.id)).toBeNull();
});
