// Generates requests that no page of ours would send: wrong types, hostile text, broken JSON, odd paths and headers.
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';

type Headers = Record<string, string>;

/** A booking as the site sends it. */
export const booking = {
  customerName: 'Maria Example',
  customerEmail: 'maria@example.com',
  customerPhone: '(281) 555-0111',
  propertyAddress: '1 Sample Lane',
  consultationTypeId: 1,
  serviceType: 'Consultation',
  appointmentDate: '2026-11-17',
  appointmentTime: '09:00',
  duration: 60,
  status: 'scheduled',
  priority: 'normal',
  estimatedPrice: '0.00',
  notes: 'A note',
  customerNotes: 'A note',
  reminderSent: false,
  followupRequired: false,
};

/** Bodies that are right, by endpoint: one wrong field among right ones gets further than chaos. */
const bodies: Partial<Record<string, object>> = {
  'POST /api/appointments': booking,
  'POST /api/appointments/holds': {
    consultationTypeId: 1,
    appointmentDate: '2026-11-17',
    appointmentTime: '09:00',
  },
  'PATCH /api/appointments/by-link/{token}': {
    appointmentDate: '2026-11-18',
    appointmentTime: '10:00',
    rescheduleReason: 'Rain',
  },
  'POST /api/lawn-plans/price': {
    address: '8418 Sky Ridge Dr, Cypress, TX 77433',
    propertySize: 8170,
    frequency: 'weekly',
    addOns: ['bagging'],
    promoCode: 'WELCOME10',
  },
  'POST /api/plan-requests': {
    firstName: 'Maria',
    lastName: 'Example',
    email: 'maria@example.com',
    phone: '(281) 555-0111',
    address: '8418 Sky Ridge Dr, Cypress, TX 77433',
    propertySize: 8170,
    dataSource: 'local-estimate',
    frequency: 'weekly',
    addOns: ['bagging'],
    promoCode: 'WELCOME10',
    startDate: '2027-01-12',
    notes: 'A note',
    firstVisitTotal: '61.19',
    everyVisitTotal: '67.99',
  },
  'POST /api/auth/code': { email: 'maria@example.com' },
  'POST /api/auth/verify': { email: 'maria@example.com', code: '12345678' },
  'POST /api/auth/demo': { email: 'juniper.meadows@example.com' },
};

const pages = [
  '/',
  '/book',
  '/sign-in',
  '/sign-out',
  '/customer-portal',
  '/console',
  '/appointment/1-x',
  '/review/1-x',
  '/api/docs',
  '/dev/mailbox',
];
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

const hostileText = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\r\nBcc: evil@example.com',
  '\u2028',
  '\u202e',
  '%00',
  '%zz',
  '%ff%fe',
  "'; drop table appointments; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  'Infinity',
  '-0',
  '9'.repeat(400),
  '1e309',
  'a'.repeat(6_000),
  '👩‍👩‍👧‍👦'.repeat(50),
  'ﷺ'.repeat(200),
  'e\u0301'.repeat(300),
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  '-000001-01-01',
  '24:00',
  '2026-11',
  '2026-13',
  '999999-01',
);

const text = fc.oneof(
  hostileText,
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);

const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(
    0,
    -0,
    -1,
    1,
    2,
    1.5,
    2 ** 31,
    2 ** 31 - 1,
    2 ** 53,
    1e21,
    Number.MAX_VALUE,
    5e-324,
  ),
);

const scalar = fc.oneof(text, number, fc.boolean(), fc.constant(null));

const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.dictionary(text, scalar, { maxKeys: 4 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** JSON that cannot be made from a value, and what is no JSON at all. */
const rawBody = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '{',
    '[',
    '"',
    '{"a":1,}',
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"admin":true}}}',
    '{"customerName":{"__proto__":null}}',
    '{"consultationTypeId":1e400}',
    '{"consultationTypeId":-1e400}',
    '{"consultationTypeId":0.1e-999}',
    '{"email":"\\ud800@example.com"}',
    '{"email":"\\u0000@example.com"}',
    '{"a":1,"a":2}',
    '\ufeff{}',
    '{}{}',
    'undefined',
    'NaN',
    '['.repeat(20_000),
    `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    `{"notes":${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}}`,
    `{${Array.from({ length: 2_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
    JSON.stringify({ notes: 'x'.repeat(120_000) }),
    'a=1&b=2&__proto__[x]=1',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--',
  ),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.string({ maxLength: 200 }),
);

/** A right body with some fields replaced, dropped or added; or anything else that is JSON. */
function jsonBody(name: string): fc.Arbitrary<string> {
  const right = bodies[name] ?? {};
  const keys = Object.keys(right);
  const field = fc.oneof(
    ...(keys.length > 0 ? [{ weight: 8, arbitrary: fc.constantFrom(...keys) }] : []),
    { weight: 1, arbitrary: text },
  );
  const changed = fc
    .tuple(
      fc.dictionary(field, value, { maxKeys: 3 }),
      fc.oneof(
        { weight: 3, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.subarray(keys, { maxLength: Math.min(2, keys.length) }) },
      ),
    )
    .map(([changes, dropped]) => {
      const body: Record<string, unknown> = { ...right, ...changes };
      for (const key of dropped) delete body[key];
      return JSON.stringify(body);
    });
  const anything = value.map((one) => JSON.stringify(one));
  return fc.oneof({ weight: 8, arbitrary: changed }, { weight: 1, arbitrary: anything });
}

const contentType = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-7',
  'APPLICATION/JSON',
  'application/problem+json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'application/json, text/plain',
  ';',
  '/',
  '',
);

/** Header values are bytes: anything but line breaks and NUL, which no parser lets through. */
const headerText = fc.oneof(
  hostileText.map((one) =>
    Buffer.from(one)
      .toString('latin1')
      .replace(/[\r\n\0]/g, ''),
  ),
  fc.string({ maxLength: 60 }).map((one) => one.replace(/[^\x20-\x7e]/g, '')),
);

const headerValues: Record<string, fc.Arbitrary<string>> = {
  accept: headerText,
  'accept-encoding': fc.constantFrom('br', 'gzip;q=0', 'br;q=x,,;', '*', 'identity;q=0', ''),
  'accept-language': headerText,
  authorization: headerText,
  cookie: fc.oneof(
    headerText,
    fc.constantFrom(
      'sid=1',
      'sid=s%3A1.2',
      'sid=%zz',
      'sid=;;=',
      `visitor=${'A'.repeat(43)}`,
      'visitor=1; visitor=2',
      '__proto__=1',
    ),
  ),
  'content-length': fc.constantFrom('0', '1', '99999999'),
  expect: fc.constantFrom('100-continue', 'nothing'),
  forwarded: headerText,
  host: fc.constantFrom(
    'localhost',
    'evil.example',
    'a b',
    '%%%',
    '[::1',
    'localhost:99999',
    '@',
    '\\',
    'ü',
  ),
  'idempotency-key': fc.oneof(headerText, fc.constantFrom('once', 'once', 'twice')),
  'if-modified-since': headerText,
  'if-none-match': headerText,
  origin: fc.constantFrom('null', 'http://localhost', 'http://evil.example', 'a b', ''),
  range: fc.constantFrom('bytes=0-0', 'bytes=9-1', 'bytes=-', 'lines=1-2'),
  'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'none', ''),
  'transfer-encoding': fc.constantFrom('chunked', 'gzip'),
  'user-agent': headerText,
  'x-forwarded-for': headerText,
  'x-http-method-override': fc.constantFrom('DELETE', 'x'),
};

/** A few headers of the list; most requests have to get past the question where they come from. */
const headers: fc.Arbitrary<Headers> = fc
  .tuple(fc.subarray(Object.keys(headerValues), { maxLength: 4 }), fc.integer({ min: 0, max: 3 }))
  .chain(([names, dice]) =>
    fc
      .record(
        Object.fromEntries(names.map((name) => [name, headerValues[name] ?? fc.constant('')])),
      )
      .map((some) => (dice > 0 ? { ...some, 'sec-fetch-site': 'same-origin' } : some)),
  );

/** A piece of a path: encoded in the right way, or as it is. */
const pathPart = fc.oneof(
  text.map((one) => encodeURIComponent(one.toWellFormed()).slice(0, 3_000)),
  fc.constantFrom(
    '%zz',
    '%',
    '%00',
    '%2f',
    '%2e%2e',
    '%c0%af',
    '%ed%a0%80',
    '..',
    '.',
    ';a=1',
    '2026-11-17',
    '1-x',
    `1-${'A'.repeat(43)}`,
  ),
);

const query = fc.array(
  fc.tuple(
    fc.constantFrom(
      'month',
      'consultationTypeId',
      'isActive',
      'returnTo',
      'date',
      'index',
      '_data',
      '__proto__',
      'a[b]',
      '',
    ),
    pathPart,
  ),
  { maxLength: 3 },
);

/** Endpoints whose answer ends by itself; those that stream are asked over sockets (realtime/streams.test.ts). */
export const endedAnswers = (Object.entries(endpoints) as [string, Endpoint][])
  .filter(([, { answer }]) => answer === null || !('events' in answer))
  .map(([name]) => name);

type Target = { name: string; path: string };
const targets: Target[] = [...endedAnswers, ...pages.map((page) => `POST ${page}`)].map((name) => ({
  name,
  path: name.slice(name.indexOf(' ') + 1),
}));

/** One request of any kind to any endpoint or page, or to nowhere. */
export const oddRequest: fc.Arbitrary<InjectOptions> = fc
  .tuple(
    fc.oneof(
      { weight: 24, arbitrary: fc.constantFrom(...targets) },
      // However long the table becomes, enough requests come as far as a handler that writes.
      { weight: 8, arbitrary: fc.constantFrom(...targets.filter(({ name }) => bodies[name])) },
      { weight: 1, arbitrary: pathPart.map((part) => ({ name: 'GET /', path: `/${part}` })) },
    ),
    fc.boolean(),
  )
  .chain(([{ name, path }, isJson]) =>
    fc
      .record({
        method: fc.oneof(
          { weight: 6, arbitrary: fc.constant(name.slice(0, name.indexOf(' ')) as 'GET') },
          { weight: 1, arbitrary: fc.constantFrom(...methods) },
        ),
        part: pathPart,
        query,
        sendsBody: bodies[name] ? fc.constant(true) : fc.boolean(),
        headers,
        type: isJson ? fc.constant('application/json') : contentType,
        body: isJson ? jsonBody(name) : rawBody,
      })
      .map(({ method, part, query: pairs, headers: given, sendsBody, type, body }) => {
        const asked = pairs.map(([key, one]) => `${key}=${one}`).join('&');
        const url = `${path.replace(/\{\w+\}/g, part)}${asked === '' ? '' : `?${asked}`}`;
        const hasBody = sendsBody && method !== 'GET' && method !== 'HEAD';
        return {
          method,
          url: url as `/${string}`,
          headers: hasBody ? { ...given, 'content-type': type } : given,
          ...(hasBody && { payload: body }),
        };
      }),
  );
