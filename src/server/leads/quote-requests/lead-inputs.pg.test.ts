// Generated inputs to quote form, lawn plan, photo upload and form guard: whatever comes in, nothing is our fault.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jpegOf, multipart } from '../../../../test/pictures.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let picture: Buffer;
beforeAll(async () => {
  test = await createTestApp();
  picture = await jpegOf(60, 40);
});
afterAll(() => test.close());

type Sent = {
  method: 'GET' | 'POST' | 'DELETE' | 'PUT';
  url: string;
  payload?: string | Buffer;
  headers?: Record<string, string>;
};

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    '\r\n',
    "'; drop table users --",
    '__proto__',
    '💐'.repeat(40),
  ),
  fc.string({ minLength: 4_000, maxLength: 12_000 }),
);
const oddValue = fc.oneof(oddText, fc.jsonValue(), fc.uuid(), fc.double(), fc.array(fc.uuid()));

const valid = {
  firstName: 'Maria',
  lastName: 'Example',
  email: 'maria@example.com',
  phone: '(281) 555-0111',
  serviceType: 'fencing',
};
const field = fc.constantFrom(
  ...[...Object.keys(valid), 'projectDetails', 'photos', 'formToken', 'proof', 'website'],
  'status',
  '__proto__',
);

/** A body that is right but for some fields. */
const quote: fc.Arbitrary<Sent> = fc
  .record({
    changes: fc.array(fc.tuple(field, oddValue), { maxLength: 3 }),
    key: fc.option(fc.string({ maxLength: 250 }), { nil: undefined }),
  })
  .map(({ changes, key }) => ({
    method: 'POST',
    url: '/api/quote-requests',
    payload: JSON.stringify({ ...valid, ...Object.fromEntries(changes) }),
    headers: {
      'content-type': 'application/json',
      ...(key && /^[\x20-\x7e]+$/.test(key) && { 'idempotency-key': key }),
    },
  }));

const { serviceType: _, ...contact } = valid;
const validPlan = {
  ...contact,
  address: '8418 Sky Ridge Dr, Cypress, TX 77433',
  propertySize: 8170,
  dataSource: 'local-estimate',
  frequency: 'weekly',
  startDate: '2026-11-10',
  firstVisitTotal: '52.99',
  everyVisitTotal: '52.99',
};
const planField = fc.constantFrom(
  ...[...Object.keys(validPlan), 'addOns', 'promoCode', 'notes', 'formToken', 'website'],
  'status',
  '__proto__',
);

/** A plan, or the question for its price, that is right but for some fields. */
const plan: fc.Arbitrary<Sent> = fc
  .record({
    changes: fc.array(fc.tuple(planField, oddValue), { maxLength: 3 }),
    isPrice: fc.boolean(),
  })
  .map(({ changes, isPrice }) => {
    const { address, frequency } = validPlan;
    const right = isPrice ? { address, frequency } : validPlan;
    return {
      method: 'POST',
      url: isPrice ? '/api/lawn-plans/price' : '/api/plan-requests',
      payload: JSON.stringify({ ...right, ...Object.fromEntries(changes) }),
      headers: { 'content-type': 'application/json' },
    };
  });

/** Bytes that may or may not be what their type says. */
const anyBody: fc.Arbitrary<Sent> = fc
  .record({
    url: fc.constantFrom(
      '/api/quote-requests',
      '/api/plan-requests',
      '/api/lawn-plans/price',
      '/api/photos',
      '/api/form-guard',
    ),
    type: fc.constantFrom(
      'application/json',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'text/plain',
      'application/x-www-form-urlencoded',
      'x',
    ),
    body: fc.oneof(oddText, fc.json(), fc.constant(`${'['.repeat(5_000)}`), fc.constant('--x\r\n')),
  })
  .map(({ url, type, body }) => ({
    method: 'POST',
    url,
    payload: body,
    headers: { 'content-type': type },
  }));

/** A form with a file in it: real pictures with bytes changed, and what is none. */
const photo: fc.Arbitrary<Sent> = fc
  .record({
    name: fc.oneof({ weight: 8, arbitrary: fc.constant('photo') }, fc.string({ maxLength: 20 })),
    filename: fc.option(fc.string({ maxLength: 30 }), { nil: undefined }),
    damage: fc.array(fc.tuple(fc.nat(2_000), fc.nat(255)), { maxLength: 20 }),
    cut: fc.nat(3_000),
    noise: fc.uint8Array({ maxLength: 300 }),
    isPicture: fc.boolean(),
    copies: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ name, filename, damage, cut, noise, isPicture, copies }) => {
    const content = isPicture ? Buffer.from(picture.subarray(0, Math.max(3, cut))) : noise;
    for (const [at, byte] of damage) if (at < content.length) content[at] = byte;
    const clean = (text: string) => text.replace(/["\r\n]/g, '');
    const part = {
      name: clean(name),
      ...(filename !== undefined && { filename: clean(filename) }),
      content,
    };
    return {
      method: 'POST' as const,
      url: '/api/photos',
      ...multipart(Array.from({ length: copies }, () => part)),
    };
  });

const address: fc.Arbitrary<Sent> = fc
  .record({
    method: fc.constantFrom('GET', 'DELETE', 'PUT'),
    id: oddText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 2_000)),
    query: fc.constantFrom(
      '',
      '?size=thumb',
      '?size=x',
      '?form=quote',
      '?form=',
      '?form=quote&form=quote',
    ),
    path: fc.constantFrom('photos/', 'form-guard', 'quote-requests/'),
  })
  .map(({ method, id, query, path }) => ({
    method: method as Sent['method'],
    url: `/api/${path}${path.endsWith('/') ? id : ''}${query}`,
  }));

it.each([
  ['quote bodies', quote, 450],
  ['plan bodies', plan, 450],
  ['bodies of any kind', anyBody, 150],
  ['photos', photo, 200],
  ['addresses', address, 200],
])('%s never end in a status of 500 or above', async (_what, inputs, numRuns) => {
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(inputs, async (input) => {
      const answer = await test.app.inject(input);
      statuses.add(answer.statusCode);
      expect(answer.statusCode, `${input.method} ${input.url}: ${answer.body}`).toBeLessThan(500);
      if (answer.statusCode >= 400 && input.method !== 'GET') {
        expect(answer.json().detail).not.toBe('');
      }
    }),
    { numRuns },
  );
  // The inputs reach more than the door: some are taken, or refused for different reasons.
  expect(statuses.size).toBeGreaterThan(2);
});
