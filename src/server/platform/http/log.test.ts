// The log says what happened and nothing about whom: no value of a query, a request or a header gets into it.
import { DrizzleQueryError } from 'drizzle-orm/errors';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger, logAnswers } from './log.ts';
import { sendProblem } from './problem.ts';

const CANARY = 'canary@example.com';

let lines: string[];
let app: FastifyInstance;
let next: unknown;

beforeEach(() => {
  lines = [];
  app = Fastify({
    loggerInstance: createLogger('debug', { write: (line) => void lines.push(line) }),
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
  logAnswers(app);
  app.all('/things/:token', async () => {
    if (next) throw next;
    return {};
  });
  app.get('/healthz', async () => ({}));
});
afterEach(async () => {
  next = undefined;
  await app.close();
});

describe('an answered request', () => {
  it('is one line of id, method, route pattern, status and milliseconds', async () => {
    await app.inject({
      method: 'POST',
      url: `/things/${CANARY}?email=${CANARY}`,
      headers: {
        cookie: `sid=${CANARY}`,
        'user-agent': CANARY,
        referer: CANARY,
        authorization: CANARY,
      },
      payload: { email: CANARY },
      remoteAddress: '203.0.113.77',
    });
    expect(lines).toHaveLength(1);
    const line = JSON.parse(lines[0] ?? '');
    expect(Object.keys(line).sort()).toEqual([
      'level',
      'method',
      'ms',
      'msg',
      'reqId',
      'route',
      'status',
      'time',
    ]);
    expect(line).toMatchObject({ method: 'POST', route: '/things/:token', status: 200 });
    expect(new Date(line.time).toISOString()).toBe(line.time);
    expect(lines.join()).not.toContain('canary');
    expect(lines.join()).not.toContain('203.0.113.77');
  });

  it('is no line at all when a probe asked whether we live', async () => {
    await app.inject('/healthz');
    expect(lines).toEqual([]);
  });

  it('does not tell an address that no one serves', async () => {
    await app.inject(`/${CANARY}`);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ route: 'none', status: 404 });
    expect(lines.join()).not.toContain('canary');
  });
});

describe('an error', () => {
  const driverError = (code: string, message: string) =>
    Object.assign(new Error(message), {
      code,
      detail: `Key (email)=(${CANARY}) already exists.`,
      parameters: [CANARY],
    });

  it.each([
    [
      'a failed query',
      new DrizzleQueryError('insert into users', [CANARY], driverError('23505', 'duplicate key')),
    ],
    ['a failed query without a cause', new DrizzleQueryError('insert into users', [CANARY])],
    [
      'a value that does not fit',
      driverError('22P02', `invalid input syntax for type uuid: "${CANARY}"`),
    ],
    [
      'a value with quotes',
      driverError('22007', `invalid input syntax for type date: "a"${CANARY}"b"`),
    ],
    [
      'the same in a query',
      new DrizzleQueryError('select', [], driverError('22P02', `invalid: "${CANARY}"`)),
    ],
    [
      'fields beside the message',
      Object.assign(new Error('broken'), { email: CANARY, body: { CANARY } }),
    ],
  ])('is told without the values that it carries: %s', async (_what, error) => {
    next = error;
    expect((await app.inject('/things/1')).statusCode).toBe(500);
    const told = lines.find((line) => line.includes('unexpected error')) ?? '';
    expect(told).not.toContain('canary');
    const { err } = JSON.parse(told);
    expect(err.message.length).toBeGreaterThan(0);
    expect(err.stack).toContain('log.test.ts');
  });

  it('keeps what helps: its kind, its code and its message', async () => {
    next = new DrizzleQueryError(
      'insert into users',
      [CANARY],
      driverError('23505', 'duplicate key value'),
    );
    await app.inject('/things/1');
    const { err } = JSON.parse(lines[0] ?? '');
    expect(err).toMatchObject({ type: 'Error', message: 'duplicate key value', code: '23505' });
  });
});

it('no text from outside can forge a line', () => {
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  log.info({ route: 'x\r\n{"level":30,"msg":"forged"}' }, 'a\n{"msg":"forged"}');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toContain('\n');
});
