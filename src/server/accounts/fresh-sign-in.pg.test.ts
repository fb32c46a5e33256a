// What a session that was left open must not be enough for: gate codes, exports, merges, deletions; and who reads of it.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { encryptGateCode } from '#server/customers/properties/gate-code.ts';
import { sessions } from '#server/platform/database/schema/account.ts';
import { properties } from '#server/platform/database/schema/visits.ts';
import { beginChat, chatBrowser } from '../../../test/chat-people.ts';
import { addVisit, newCustomer, type PortalCustomer, send } from '../../../test/portal-customer.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let fern: PortalCustomer;
let staff: { cookie: string };
let chatId: string;
let lastNumber: number;
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'daniel@example.com' });
  fern = await newCustomer(test, 'fern@example.com');
  staff = { cookie: await signedIn(test, 'daniel@example.com') };
  const begun = await beginChat(chatBrowser(test.app), { text: 'Please call me' });
  chatId = begun.id;
  lastNumber = begun.lastNumber;
  await test.open.db
    .update(properties)
    .set({
      gateCodeEncrypted: encryptGateCode(test.context.secrets.gateCode, fern.propertyId, '4711#'),
    })
    .where(eq(properties.id, fern.propertyId));
});
afterAll(() => test.close());

/** Sets when all sessions began; they stay signed in. */
const signedInAgo = (minutes: number) =>
  test.open.db.update(sessions).set({ createdAt: sql`now() - ${minutes} * interval '1 minute'` });

const gateCode = (body: object) =>
  send(
    test,
    staff,
    `POST /api/console/customers/${fern.id}/properties/${fern.propertyId}/gate-code`,
    body,
  );

describe('a session of eleven minutes ago', () => {
  it('reaches nothing that asks for a fresh sign-in, and everything else', async () => {
    const calls = {
      'POST /api/account/passkeys/options': () =>
        send(test, fern, 'POST /api/account/passkeys/options'),
      'GET /api/portal/export': () => send(test, fern, 'GET /api/portal/export'),
      'POST /api/portal/deletion': () =>
        send(test, fern, 'POST /api/portal/deletion', { email: 'fern@example.com' }),
      'POST /api/portal/people/invitations': () =>
        send(test, fern, 'POST /api/portal/people/invitations', {
          firstName: 'Rosemary',
          lastName: 'Sample',
          email: 'rosemary@example.com',
        }),
      'POST /api/console/staff/invitations': () =>
        send(test, staff, 'POST /api/console/staff/invitations', {
          firstName: 'Ivy',
          lastName: 'Trellis',
          email: 'ivy@example.com',
          role: 'staff',
        }),
      'DELETE /api/console/staff/invitations/{id}': () =>
        send(test, staff, `DELETE /api/console/staff/invitations/${fern.id}`),
      'PATCH /api/console/staff/{id}': () =>
        send(test, staff, `PATCH /api/console/staff/${fern.id}`, { version: 1, role: 'owner' }),
      'POST /api/console/staff/{id}/disable': () =>
        send(test, staff, `POST /api/console/staff/${fern.id}/disable`, { version: 1 }),
      'POST /api/console/staff/{id}/enable': () =>
        send(test, staff, `POST /api/console/staff/${fern.id}/enable`, { version: 1 }),
      'GET /api/console/customer-export': () =>
        send(test, staff, 'GET /api/console/customer-export'),
      'GET /api/console/application-record-export': () =>
        send(test, staff, 'GET /api/console/application-record-export'),
      'POST /api/console/customers/{id}/properties/{propertyId}/gate-code': () =>
        gateCode({ reason: 'The crew called.' }),
      'POST /api/portal/email-change': () =>
        send(test, fern, 'POST /api/portal/email-change', { email: 'new@example.com' }),
      'POST /api/console/customers/{id}/email-change': () =>
        send(test, staff, `POST /api/console/customers/${fern.id}/email-change`, {
          email: 'new@example.com',
        }),
      'POST /api/console/customers/{id}/email-change/code': () =>
        send(test, staff, `POST /api/console/customers/${fern.id}/email-change/code`, {
          code: '12345678',
        }),
      'POST /api/console/customers/{id}/merge': () =>
        send(test, staff, `POST /api/console/customers/${fern.id}/merge`, {
          other: fern.id,
          version: 1,
          otherVersion: 1,
        }),
      'POST /api/console/crew-links/renew': () =>
        send(test, staff, 'POST /api/console/crew-links/renew', {
          ...{ crewId: 1, date: '2026-11-09', generation: 1 },
        }),
      'POST /api/console/own-feed': () => send(test, staff, 'POST /api/console/own-feed'),
      'GET /api/console/customer-imports/{id}/faults': () =>
        send(test, staff, `GET /api/console/customer-imports/${fern.id}/faults`),
      'GET /api/console/billing/journal': () =>
        send(test, staff, 'GET /api/console/billing/journal?from=2026-11-01&to=2026-11-30'),
      'POST /api/console/payroll/exports': () =>
        send(test, staff, 'POST /api/console/payroll/exports', {
          ...{ from: '2026-11-02', until: '2026-11-08', seen: '0'.repeat(64) },
        }),
      'GET /api/console/payroll/exports/{number}/hours': () =>
        send(test, staff, 'GET /api/console/payroll/exports/1/hours'),
      'POST /api/console/billing/exports': () =>
        send(test, staff, 'POST /api/console/billing/exports', { through: 1, entries: 1 }),
      'GET /api/console/billing/exports/{number}/{file}': () =>
        send(test, staff, 'GET /api/console/billing/exports/1/journal'),
      'POST /api/console/billing/payments/{id}/tip-refund': () =>
        send(test, staff, `POST /api/console/billing/payments/${fern.id}/tip-refund`, {
          reason: 'Asked for it back',
        }),
      'POST /api/console/billing/accounts/{id}/refunds': () =>
        send(test, staff, `POST /api/console/billing/accounts/${fern.id}/refunds`, {
          ...{ method: 'check', amount: '10.00', reason: 'Moved away' },
        }),
      'GET /api/chat-sessions/{sessionId}/export': () =>
        send(test, staff, `GET /api/chat-sessions/${chatId}/export`),
      'DELETE /api/chat-sessions/{sessionId}': () =>
        send(test, staff, `DELETE /api/chat-sessions/${chatId}?lastNumber=${lastNumber}`),
    };
    /** Files, by who takes them and on which page their links are. */
    const downloads: Record<string, [{ cookie: string }, string]> = {
      'GET /api/portal/export': [fern, '/customer-portal/your-data'],
      'GET /api/console/customer-export': [staff, '/console/customers?plan=weekly'],
      'GET /api/console/application-record-export': [staff, '/console/visits/applications?q=oak'],
      [`GET /api/chat-sessions/${chatId}/export`]: [staff, `/admin-support/${chatId}/download`],
    };
    const follow = (name: string, referer: string | undefined) =>
      test.app.inject({
        url: name.replace('GET ', ''),
        headers: {
          cookie: downloads[name]?.[0].cookie ?? '',
          'sec-fetch-site': 'same-origin',
          'sec-fetch-mode': 'navigate',
          ...(referer && { referer }),
        },
      });
    const asking = Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, one]) =>
      one.freshSignIn ? [name] : [],
    );
    expect(asking.sort()).toEqual(Object.keys(calls).sort());
    await signedInAgo(11);
    for (const [name, call] of Object.entries(calls)) {
      const answer = await call();
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 403, 'sign_in_again']);
    }
    for (const [name, [, page]] of Object.entries(downloads)) {
      const followed = await follow(name, `http://localhost${page}`);
      const returnTo = `?returnTo=${encodeURIComponent(page)}`;
      expect([followed.statusCode, followed.headers.location]).toEqual([
        303,
        `/sign-in/confirm${returnTo}`,
      ]);
    }
    const astray = await follow('GET /api/portal/export', undefined);
    expect([astray.statusCode, astray.headers.location]).toEqual([303, '/sign-in/confirm']);
    const seen = await send(test, fern, 'GET /api/account/fresh-sign-in');
    expect([seen.statusCode, seen.json()]).toEqual([200, { isFresh: false }]);
    await signedInAgo(9);
    for (const name of Object.keys(downloads)) {
      const { statusCode, headers } = await follow(name, undefined);
      expect([statusCode, headers['content-disposition']]).toEqual([
        200,
        expect.stringMatching(/^attachment; /),
      ]);
    }
    const taken = await send(test, staff, `GET /api/chat-sessions/${chatId}/export`);
    expect([taken.statusCode, taken.json().session.id]).toEqual([200, chatId]);
    const erased = await calls['DELETE /api/chat-sessions/{sessionId}']();
    expect(erased.statusCode).toBe(204);
  });
});

describe('a gate code', () => {
  it('takes a reason from staff unless someone goes there today, and its customer reads who looked and why', async () => {
    await signedInAgo(1);
    const silent = await gateCode({ reason: ' ' });
    expect(silent.json().errors).toMatchObject([
      { pointer: '/reason', detail: 'Please say why you need the code. The customer can read it.' },
    ]);
    const told = await gateCode({ reason: 'The gas company is at the gate.' });
    expect(told.json()).toEqual({ gateCode: '4711#' });
    await addVisit(test, fern, { scheduledDate: '2026-11-10' });
    expect((await gateCode({})).statusCode).toBe(422);
    await addVisit(test, fern, { scheduledDate: '2026-11-09' });
    expect((await gateCode({})).json()).toEqual({ gateCode: '4711#' });
    await send(test, fern, `POST /api/portal/property/gate-code?property=${fern.propertyId}`);
    const { gateCodeReads } = (await send(test, fern, 'GET /api/portal/account')).json();
    expect(gateCodeReads).toMatchObject([
      { propertyId: fern.propertyId, reason: 'For your visit that day' },
      {
        propertyId: fern.propertyId,
        reason: 'The gas company is at the gate.',
        atWords: expect.stringMatching(/^Monday, November 9, 2026, /),
        reader: expect.stringMatching(/office/i),
      },
    ]);
    const other = await newCustomer(test, 'basil@example.com');
    const foreign = (await send(test, other, 'GET /api/portal/account')).json();
    expect(foreign.gateCodeReads).toEqual([]);
  });
});
