// What the booking endpoint makes of input that is wrong, hostile or not JSON at all: always a 4xx that names the fault.
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { book, booking, emptyCalendar } from '../../../test/booking-steps.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
afterEach(async () => {
  const stored = await test.open.db.$count(appointments);
  await emptyCalendar(test.open.db);
  expect(stored).toBe(0);
});

/** Sends a body as it stands. */
function post(body: string | Buffer | undefined, headers: Record<string, string> = {}) {
  return test.app.inject({
    method: 'POST',
    url: '/api/appointments',
    ...(body === undefined ? {} : { payload: body }),
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
  });
}

describe('a field that does not fit: 422 with a pointer and a sentence', () => {
  const long = 'x'.repeat(10_000);
  const cases: [field: string, value: unknown][] = [
    ['customerName', undefined],
    ['customerName', null],
    ['customerName', ''],
    ['customerName', '   '],
    ['customerName', '\u3000\u2003'],
    ['customerName', 'x'.repeat(201)],
    ['customerName', long],
    ['customerName', 'Maria\u0085Example'],
    ['customerName', 'Maria\u202eelpmaxE'],
    ['customerName', 'Ma\u200bria'],
    ['customerName', '\u3164'],
    ['propertyAddress', '1 \u2066Lane\u2069'],
    ['customerName', 'Maria\u0000'],
    ['customerName', 'Maria \ud800'],
    ['customerName', '\udc00 Maria'],
    ['customerName', 7],
    ['customerName', ['Maria']],
    ['customerName', { toString: 'Maria' }],
    ['customerEmail', undefined],
    ['customerEmail', ''],
    ['customerEmail', 'maria'],
    ['customerEmail', 'maria@'],
    ['customerEmail', '@example.com'],
    ['customerEmail', 'maria@example'],
    ['customerEmail', 'maria@@example.com'],
    ['customerEmail', 'maria@home@example.com'],
    ['customerEmail', 'maria@example.com, joe@example.com'],
    ['customerEmail', 'maria@example.com;joe@example.com'],
    ['customerEmail', 'Maria <maria@example.com>'],
    ['customerEmail', 'ma ria@example.com'],
    ['customerEmail', 'maria@example.com\r\nBcc: joe@example.com'],
    ['customerEmail', 'maria@example.com\njoe'],
    ['customerEmail', 'maria\u0000@example.com'],
    ['customerEmail', `${'x'.repeat(250)}@example.com`],
    ['customerEmail', long],
    ['customerPhone', undefined],
    ['customerPhone', ''],
    ['customerPhone', '555'],
    ['customerPhone', 'call me'],
    ['customerPhone', '1'.repeat(16)],
    ['customerPhone', '281-555-0100\n'.repeat(2)],
    ['customerPhone', 2815550100],
    ['propertyAddress', 'x'.repeat(501)],
    ['propertyAddress', '1 Lane\u0000'],
    ['propertyAddress', 5],
    ['consultationTypeId', undefined],
    ['consultationTypeId', null],
    ['consultationTypeId', '1'],
    ['consultationTypeId', 0],
    ['consultationTypeId', -1],
    ['consultationTypeId', 1.5],
    ['consultationTypeId', 2_147_483_648],
    ['consultationTypeId', 1e308],
    ['serviceType', 'x'.repeat(101)],
    ['appointmentDate', undefined],
    ['appointmentDate', '2026-02-30'],
    ['appointmentDate', '2026-11-31'],
    ['appointmentDate', '11/17/2026'],
    ['appointmentDate', 'tomorrow'],
    ['appointmentDate', '0000-11-17'],
    ['appointmentDate', '10000-11-17'],
    ['appointmentDate', '2026-11-17T09:00:00Z'],
    ['appointmentDate', 20261117],
    ['appointmentTime', undefined],
    ['appointmentTime', '9:00 AM'],
    ['appointmentTime', '24:00'],
    ['appointmentTime', '09:60'],
    ['appointmentTime', '09:00:00'],
    ['appointmentTime', 900],
    ['duration', '60'],
    ['duration', 0],
    ['duration', -60],
    ['duration', 1e9],
    ['status', 'confirmed'],
    ['status', ''],
    ['priority', 'urgent'],
    ['estimatedPrice', 0],
    ['estimatedPrice', '0'],
    ['estimatedPrice', '-5.00'],
    ['estimatedPrice', '1e9'],
    ['notes', 'x'.repeat(5_001)],
    ['notes', 'bell \u0007'],
    ['notes', 'half \udfff'],
    ['customerNotes', long],
    ['customerNotes', '\u0000'],
    ['reminderSent', true],
    ['reminderSent', 'false'],
    ['followupRequired', 'true'],
    ['followupRequired', null],
  ];
  it.each(
    cases.map(([field, value]) => ({
      field,
      value,
      shown: `${JSON.stringify(value)}`.slice(0, 50),
    })),
  )('$field: $shown', async ({ field, value }) => {
    const answer = await book(test.app, { [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    const { code, errors } = answer.json();
    expect(code).toBe('invalid_input');
    expect(errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([`/${field}`]);
    for (const { detail } of errors) expect(detail).toMatch(/^[A-Z][^\n]{5,120}\.$/);
  });

  it('names all of them at once', async () => {
    const { json } = await post('{}');
    expect(json().errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/customerName',
      '/customerEmail',
      '/customerPhone',
      '/consultationTypeId',
      '/appointmentDate',
      '/appointmentTime',
    ]);
  });

  it('speaks to people, not of types', async () => {
    expect((await post('{}')).body).not.toMatch(/invalid input|undefined|expected|received/i);
    expect(
      (await post(JSON.stringify({ ...booking, status: 'x', duration: 'x' }))).body,
    ).not.toMatch(/expected|received|NaN/i);
  });
});

describe('fields that are not known: 400', () => {
  it.each([
    ['crew', '/crew'],
    ['id', '/id'],
    ['calendarSequence', '/calendarSequence'],
    ['a/b', '/a~1b'],
    ['m~n', '/m~0n'],
    ['', '/'],
  ])('%j', async (field, pointer) => {
    const answer = await book(test.app, { [field]: 1 });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'unknown_field', errors: [{ pointer }] });
  });

  it('answers shortly to a thousand of them', async () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`field${i}`, i]));
    const answer = await book(test.app, many);
    expect(answer.statusCode).toBe(400);
    expect(answer.body.length).toBeLessThan(3_000);
  });
});

describe('a body that is no JSON object: 400', () => {
  it.each([
    ['nothing', undefined],
    ['an empty body', ''],
    ['blanks', '   '],
    ['broken JSON', '{"customerName": "Maria"'],
    ['JSON with a comma too many', '{"customerName": "Maria",}'],
    ['single quotes', "{'customerName': 'Maria'}"],
    ['a raw line break in a string', '{"customerName": "Ma\nria"}'],
    ['not a number', '{"consultationTypeId": NaN}'],
    ['text', '"Maria"'],
    ['a number', '1'],
    ['null', 'null'],
    ['true', 'true'],
    ['a list', '[]'],
    ['a list of bookings', JSON.stringify([booking])],
    ['a prototype', '{"__proto__": {"isAdmin": true}}'],
    ['a constructor', '{"constructor": {"prototype": {"isAdmin": true}}}'],
    ['20,000 lists in one another', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['20,000 lists left open', '['.repeat(20_000)],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22])],
  ])('%s', async (_, body) => {
    const answer = await post(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(['malformed_request', 'unknown_field']).toContain(answer.json().code);
  });

  it('is not thrown off by depth inside a field', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const inName = JSON.stringify(booking).replace('"Maria Example"', deep);
    expect((await post(inName)).statusCode).toBe(422);
    const inUnknown = JSON.stringify(booking).replace('{', `{"crew":${deep},`);
    expect((await post(inUnknown)).statusCode).toBe(400);
    const objects = `${'{"a":'.repeat(16_000)}1${'}'.repeat(16_000)}`;
    expect((await post(objects)).statusCode).toBe(400);
  });
});

describe('the envelope', () => {
  it('refuses a body of more than 100,000 bytes: 413', async () => {
    const answer = await book(test.app, { notes: 'x'.repeat(100_000) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json().code).toBe('body_too_large');
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
    'text/html; charset=utf-8',
    'nonsense',
  ])('refuses content type %s: 415', async (contentType) => {
    const answer = await post(JSON.stringify(booking), { 'content-type': contentType });
    expect(answer.statusCode).toBe(415);
    expect(answer.json().code).toBe('unsupported_media_type');
  });

  it.each([
    ['PUT', '/api/appointments', 'POST'],
    ['PATCH', '/api/appointments', 'POST'],
    ['DELETE', '/api/appointments', 'POST'],
    ['GET', '/api/appointments', 'POST'],
    ['OPTIONS', '/api/appointments', 'POST'],
    ['POST', '/api/appointments/availability', 'GET, HEAD'],
    ['DELETE', '/api/appointments/availability/2026-11-17', 'GET, HEAD'],
    ['GET', '/api/appointments/holds', 'POST, DELETE'],
    ['POST', '/api/appointments/by-link/x', 'GET, HEAD, PATCH, DELETE'],
    ['PUT', '/api/consultation-types', 'GET, HEAD'],
  ] as const)('refuses %s %s: 405, allowing %s', async (method, url, allow) => {
    const answer = await test.app.inject({ method, url });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe(allow);
    expect(answer.json().code).toBe('method_not_allowed');
  });

  it('refuses methods that no browser sends: 405', async () => {
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    for (const method of ['PURGE', 'PROPFIND', 'TRACE', 'SEARCH', 'LINK']) {
      const line = await statusLine(address, `${method} /api/appointments HTTP/1.1`);
      expect(`${method}: ${line}`).toMatch(/ 405 /);
    }
  });

  it.each([
    ['of 201 characters', 'x'.repeat(201)],
    ['with a space', 'a b'],
    ['that is empty', ''],
    ['with emoji', '🌳'],
  ])('refuses an Idempotency-Key %s: 422', async (_, key) => {
    const answer = await book(test.app, {}, { 'idempotency-key': key });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].pointer).toBe('Idempotency-Key');
  });
});

/** Sends a request by hand, for methods that clients do not send, and gives the status line. */
function statusLine(address: string, requestLine: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.once('error', reject);
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString().split('\r\n')[0] ?? '');
    });
    socket.write(`${requestLine}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });
}
