// The print loop: a short link is scanned, its code goes along in the address, a lead and a chat keep it, and what was won and paid shows.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PrintLink, PrintLinkPage } from '#contract/site/print-links.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { leads } from '#server/platform/database/schema/lead.ts';
import { printLinkScans, printLinks } from '#server/platform/database/schema/print-link.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';
import {
  addVisit,
  done,
  newCustomer,
  type PortalCustomer,
  send,
} from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { MOST_A_MINUTE } from './follow-link.ts';

const API = '/api/console/print-links';
const PERSON =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
let test: TestApp;
let office: { cookie: string };
let fern: PortalCustomer;

beforeAll(async () => {
  test = await createTestApp({
    STAFF_EMAILS: 'owner@example.com,office@example.com',
    RATE_LIMIT: 'off',
  });
  office = { cookie: await signedIn(test, 'office@example.com') };
  fern = await newCustomer(test, 'fern@example.com');
});
afterAll(() => test.close());

let keys = 0;
const key = () => ({ 'idempotency-key': `print-${++keys}` });
const make = async (body = {}): Promise<PrintLink> => {
  const whole = { kind: 'flyer', name: 'Bridgeland, May', target: '/quote', ...body };
  return (await send(test, office, `POST ${API}`, whole, key())).json();
};
const scan = (code: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  test.app.inject({ method, url: `/go/${code}`, headers: { 'user-agent': PERSON, ...headers } });
const read = async (id: number): Promise<PrintLinkPage> =>
  (await send(test, office, `GET ${API}/${id}`)).json();
const scansOf = async (id: number) => (await read(id)).scans;
const from = (page: string) => ({ referer: `http://localhost${page}` });
const ask = (email: string, headers: Record<string, string>) =>
  send(
    test,
    { cookie: '' },
    'POST /api/quote-requests',
    {
      ...{ firstName: 'Ivy', lastName: 'Sample', email, phone: '(281) 555-0123' },
      serviceType: 'fencing',
    },
    { ...key(), ...headers },
  );
const viaOfQuote = async (email: string) => {
  const [row] = await test.open.db
    .select()
    .from(quoteRequests)
    .where(eq(quoteRequests.email, email));
  return row?.via;
};

describe('a short link', () => {
  it('leads to its page with its code in the address, and is counted by day alone', async () => {
    const { id, code, url } = await make({ neighborhood: 'Bridgeland', zip: '77433' });
    expect(url).toMatch(new RegExp(`/go/${code}$`));
    const answer = await scan(code);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(`/quote?via=${code}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await scan(code.toUpperCase())).headers.location).toBe(`/quote?via=${code}`);
    expect((await read(id)).days).toEqual([{ day: '2026-11-09', scans: 2 }]);
    expect(Object.keys((await test.open.db.select().from(printLinkScans))[0] ?? {})).toEqual([
      ...['linkId', 'day', 'scans'],
    ]);
  });

  it('does not count programs, nor browsers that fetch ahead', async () => {
    const { id, code } = await make();
    await scan(code, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
    await scan(code, { 'user-agent': 'facebookexternalhit/1.1' });
    await scan(code, { 'user-agent': '' });
    await scan(code, { 'sec-purpose': 'prefetch' });
    expect((await scan(code, {}, 'HEAD')).statusCode).toBe(302);
    expect(await scansOf(id)).toBe(0);
  });

  it('counts a flood as far as a crowd could be one, and sends everyone on', async () => {
    const { id, code } = await make();
    const other = await make();
    for (let scans = 0; scans < MOST_A_MINUTE + 20; scans++)
      expect((await scan(code)).statusCode).toBe(302);
    await scan(other.code);
    expect([await scansOf(id), await scansOf(other.id)]).toEqual([MOST_A_MINUTE, 1]);
    test.setNow(new Date(test.context.clock().getTime() + 60_000));
    await scan(code);
    expect(await scansOf(id)).toBe(MOST_A_MINUTE + 1);
  });

  it('leads to the home page when it is off, over or unknown, and counts nothing then', async () => {
    const link = await make({ lastDay: '2026-11-09' });
    const { id, code, version } = link;
    expect((await scan(code)).headers.location).toBe(`/quote?via=${code}`);
    const change = { kind: 'flyer', name: 'Off', target: '/quote', isActive: false, version };
    const changed = await send(test, office, `PATCH ${API}/${id}`, change);
    expect(changed.json()).toMatchObject({ isOver: true, code });
    expect((await send(test, office, `PATCH ${API}/${id}`, change)).statusCode).toBe(409);
    const over = await make({ lastDay: '2026-11-08' });
    for (const each of [code, over.code, 'zzzzzz', '%2f%2fevil.example'])
      expect((await scan(each)).headers.location).toBe('/');
    expect([await scansOf(id), await scansOf(over.id)]).toEqual([1, 0]);
  });

  it('leads to pages of ours alone', async () => {
    for (const target of ['https://evil.example', '//evil.example', '/console', '/quote?x=1']) {
      const refused = await send(test, office, `POST ${API}`, {
        ...{ kind: 'flyer', name: 'Away', target },
      });
      expect(refused.statusCode, target).toBe(422);
    }
    await expect(
      test.open.db.execute(sql`update print_links set target = 'https://evil.example'`),
    ).rejects.toThrow();
  });

  it('is on the flyer and the card that are printed for it', async () => {
    const { code } = await make();
    for (const piece of ['flyer', 'business-card']) {
      const pdf = await test.app.inject(`/api/generate-${piece}-pdf?link=${code}`);
      expect(pdf.headers['content-type']).toBe('application/pdf');
      const none = await test.app.inject(`/api/generate-${piece}-pdf?link=zzzzzz`);
      expect(none.statusCode).toBe(404);
    }
    // The pages to print ask the same.
    const known = await test.app.inject(`/api/printed-links/${code.toUpperCase()}`);
    expect(known.json()).toEqual({ code });
    expect((await test.app.inject('/api/printed-links/zzzzzz')).statusCode).toBe(404);
    const qr = await send(test, office, `GET ${API}/${(await make()).id}/qr`);
    expect(qr.body).toMatch(/^<svg /);
  });
});

describe('the code of a link', () => {
  it('is kept on a request, a booking and a chat, from the address of their page', async () => {
    const { id, code } = await make();
    expect((await ask('ivy@example.com', from(`/quote?via=${code}`))).statusCode).toBe(201);
    expect(await viaOfQuote('ivy@example.com')).toBe(code);
    const types = (await test.app.inject('/api/consultation-types')).json();
    const booked = await send(
      test,
      { cookie: '' },
      'POST /api/appointments',
      {
        ...{ appointmentDate: '2026-11-18', appointmentTime: '09:00' },
        ...{ customerName: 'Ivy Sample', customerEmail: 'ivy@example.com' },
        ...{ customerPhone: '(281) 555-0123', consultationTypeId: types[0].id },
      },
      { ...key(), ...from(`/?via=${code}`) },
    );
    const chat = await send(
      test,
      { cookie: '' },
      'POST /api/chat-session',
      { customerName: 'Ivy', customerEmail: 'ivy@example.com', text: 'Hello?' },
      { ...key(), ...from(`/services?via=${code}`) },
    );
    expect([booked.statusCode, chat.statusCode], booked.body + chat.body).toEqual([201, 201]);
    expect((await test.open.db.select().from(appointments))[0]?.via).toBe(code);
    expect((await test.open.db.select().from(chatSessions))[0]?.via).toBe(code);
    expect(await read(id)).toMatchObject({ leads: 2, chats: 1, won: 0, paid: '0.00' });
  });

  it('is none where no link has it, and where a page has none', async () => {
    await ask('a@example.com', from('/quote?via=zzzzzz'));
    await ask('b@example.com', from('/quote'));
    await ask('c@example.com', {});
    await ask('d@example.com', from(`/quote?via=${encodeURIComponent("'; drop")}`));
    for (const name of ['a', 'b', 'c', 'd'])
      expect(await viaOfQuote(`${name}@example.com`)).toBeNull();
  });

  it('shows what was won and paid since, with its rows, and counts no spam', async () => {
    const { db } = test.open;
    const { id, code } = await make({ kind: 'truck', name: 'Truck 2' });
    await ask('won@example.com', from(`/?via=${code}`));
    await ask('spam@example.com', from(`/?via=${code}`));
    await db.update(leads).set({ stage: 'spam' }).where(eq(leads.mailbox, 'spam@example.com'));
    await db
      .update(leads)
      .set({ stage: 'won', customerId: fern.id })
      .where(eq(leads.mailbox, 'won@example.com'));
    await addVisit(test, fern, { ...done, scheduledDate: '2026-11-02' });
    const billing = '/api/console/billing';
    const { hash } = (
      await send(test, office, `GET ${billing}/preview?customers=${fern.id}`)
    ).json();
    await send(test, office, `POST ${billing}/invoices`, { customers: fern.id, hash }, key());
    const paid = await send(
      test,
      office,
      `POST ${billing}/payments`,
      {
        ...{ customerId: fern.id, method: 'check', amount: '59.95' },
        receivedOn: '2026-11-09',
      },
      key(),
    );
    expect(paid.statusCode, paid.body).toBe(201);
    const page = await read(id);
    expect(page).toMatchObject({ leads: 1, won: 1, paid: '59.95' });
    expect(page.leadRows).toMatchObject([{ stage: 'won', arrivedOn: '2026-11-09' }]);
    expect(page.paidRows).toMatchObject([
      { customerId: fern.id, bookedOn: '2026-11-09', amount: '59.95' },
    ]);
    // Another link’s lead of the same customer changes nothing: money counts once.
    const later = await make();
    await ask('again@example.com', from(`/?via=${later.code}`));
    await db
      .update(leads)
      .set({ stage: 'won', customerId: fern.id })
      .where(eq(leads.mailbox, 'again@example.com'));
    const { items }: { items: PrintLink[] } = (await send(test, office, `GET ${API}`)).json();
    const paidBy = new Map(items.map((link) => [link.code, link.paid]));
    expect([paidBy.get(code), paidBy.get(later.code)]).toEqual(['59.95', '0.00']);
  });

  it('is made once for a press that is sent twice', async () => {
    const body = { kind: 'post', name: 'Twice', target: '/' };
    const headers = key();
    const first = (await send(test, office, `POST ${API}`, body, headers)).json();
    expect((await send(test, office, `POST ${API}`, body, headers)).json()).toEqual(first);
    expect(await test.open.db.$count(printLinks, eq(printLinks.name, 'Twice'))).toBe(1);
  });
});
