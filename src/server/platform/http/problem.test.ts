// Every failure becomes one kind of answer: the table of codes, the framework's own errors, the database's, and ours.
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem, type ProblemCode, problemCodes } from '#contract/platform/problem.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { RequestProblem, sendProblem } from './problem.ts';

/** An app whose one route throws what the test says. */
function throwing(): {
  app: FastifyInstance;
  fail: (error: unknown) => Promise<Awaited<ReturnType<FastifyInstance['inject']>>>;
} {
  let next: unknown;
  const app = Fastify();
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
  app.get('/', async () => {
    throw next;
  });
  return {
    app,
    fail: (error) => {
      next = error;
      return app.inject('/');
    },
  };
}

const statuses: Record<ProblemCode, number> = {
  malformed_request: 400,
  unknown_field: 400,
  unauthorized: 401,
  forbidden: 403,
  only_looking: 403,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  slot_taken: 409,
  too_late: 409,
  already_booked: 409,
  needs_reason: 409,
  needs_confirmation: 409,
  day_full: 409,
  already_cancelled: 409,
  changed_meanwhile: 409,
  wrong_state: 409,
  quote_changed: 409,
  quote_answered: 409,
  quote_expired: 409,
  message_differs: 409,
  missed_messages: 409,
  body_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  misdirected: 421,
  invalid_input: 422,
  not_bookable: 422,
  key_reused: 422,
  wrong_code: 422,
  wrong_passkey: 422,
  sign_in_again: 403,
  too_many_requests: 429,
  headers_too_large: 431,
  internal_error: 500,
  unavailable: 503,
};

describe('a problem', () => {
  const { app, fail } = throwing();
  afterAll(() => app.close());

  it.each(Object.entries(statuses) as [ProblemCode, number][])('%s is %i', async (code, status) => {
    const answer = await fail(new RequestProblem(code, 'A sentence.'));
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    const { title } = problemCodes[code];
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title,
      status,
      detail: 'A sentence.',
      code,
    });
  });

  it('carries fields, alternatives and the seconds to wait', async () => {
    const errors = [{ pointer: '/appointmentTime', detail: 'Taken.' }];
    const alternatives = [
      { appointmentDate: '2026-11-17', appointmentTime: '09:00', label: '9:00 AM' },
    ];
    const answer = await fail(
      new RequestProblem('slot_taken', 'Taken.', { errors, alternatives, retryAfterSeconds: 7 }),
    );
    expect(answer.json()).toMatchObject({ errors, alternatives });
    expect(answer.headers['retry-after']).toBe('7');
    expect(Problem.parse(answer.json())).toEqual(answer.json());
  });
});

describe('an error that no one expected', () => {
  const { app, fail } = throwing();
  afterAll(() => app.close());

  it.each([new Error('canary'), new TypeError('canary'), { message: 'canary' }, 'canary', null])(
    'is our fault and says nothing of its reason: %s',
    async (error) => {
      const answer = await fail(error);
      expect(answer.statusCode).toBe(500);
      expect(answer.body).not.toContain('canary');
      expect(answer.json()).toMatchObject({
        code: 'internal_error',
        title: 'Internal Server Error',
      });
    },
  );

  it.each(['57P01', '57P03', '53300', '08006', '40001', '40P01', '55P03'])(
    'of the database with state %s passes, so the client may come again',
    async (code) => {
      for (const error of [sqlError(code), new Error('Failed query', { cause: sqlError(code) })]) {
        const answer = await fail(error);
        expect(answer.statusCode).toBe(503);
        expect(answer.headers['retry-after']).toBe('2');
        expect(answer.json()).toMatchObject({ code: 'unavailable' });
      }
    },
  );

  it.each(['53100', '25006', 'ENOSPC', 'EDQUOT'])(
    'for want of room (%s) passes when someone makes some',
    async (code) => {
      for (const error of [sqlError(code), new Error('Failed query', { cause: sqlError(code) })]) {
        const answer = await fail(error);
        expect(answer.statusCode).toBe(503);
        expect(answer.headers['retry-after']).toBe('60');
        expect(answer.json().detail).toContain('nothing was saved');
      }
    },
  );

  it.each(['23505', '42601', '22P02', 'ENOENT'])(
    'with code %s does not pass by itself',
    async (code) => {
      expect((await fail(sqlError(code))).statusCode).toBe(500);
    },
  );

  it('is unavailable when the pool has no connection left', async () => {
    const answer = await fail(new Error('timeout exceeded when trying to connect'));
    expect(answer.statusCode).toBe(503);
  });
});

describe('a request that cannot be read', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const json = { 'content-type': 'application/json' };
  const unreadable: [
    string,
    ProblemCode,
    { method: 'POST' | 'GET'; url: string; headers?: Record<string, string>; payload?: string },
  ][] = [
    ['broken JSON', 'malformed_request', post('{"a":', json)],
    ['a prototype in JSON', 'malformed_request', post('{"__proto__":{"a":1}}', json)],
    ['a constructor in JSON', 'malformed_request', post('{"constructor":{"prototype":{}}}', json)],
    ['an empty body called JSON', 'malformed_request', post('', json)],
    ['no body', 'malformed_request', { method: 'POST', url: '/api/appointments' }],
    ['plain text', 'unsupported_media_type', post('hello', { 'content-type': 'text/plain' })],
    [
      'a form',
      'unsupported_media_type',
      post('a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
    ],
    [
      'multipart',
      'unsupported_media_type',
      post('--x', { 'content-type': 'multipart/form-data; boundary=x' }),
    ],
    ['a type that is none', 'unsupported_media_type', post('{}', { 'content-type': ';;;' })],
    [
      'a body over the limit',
      'body_too_large',
      post(JSON.stringify({ notes: 'x'.repeat(100_000) }), json),
    ],
    ['a broken escape in the path', 'malformed_request', { method: 'GET', url: '/api/%zz' }],
    [
      'a very long parameter',
      'uri_too_long',
      { method: 'GET', url: `/api/appointments/by-link/${'x'.repeat(600)}` },
    ],
  ];

  it.each(unreadable)('%s is %s', async (_what, code, request) => {
    const answer = await test.app.inject(request);
    expect(answer.json()).toMatchObject({ code, status: statuses[code] });
    expect(answer.statusCode).toBe(statuses[code]);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(Problem.parse(answer.json())).toEqual(answer.json());
  });

  function post(payload: string, headers: Record<string, string>) {
    return { method: 'POST' as const, url: '/api/appointments', headers, payload };
  }
});

function sqlError(code: string): Error {
  return Object.assign(new Error('canary'), { code });
}
