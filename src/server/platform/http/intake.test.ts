// Places for large bodies: one client's full share never stops another, who has to wait is let in later or told when to come again.
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createIntake, type IntakeLimits } from './intake.ts';
import { sendProblem } from './problem.ts';

const LIMITS: IntakeLimits = {
  bodyBytes: 100,
  bytes: 400,
  bytesPerClient: 150,
  bodiesPerClient: 3,
  waiting: 3,
  waitingPerClient: 2,
  waitMs: 60_000,
  busy: 'Please come again.',
};

let app: FastifyInstance;
/** Lets the requests end that are inside, the oldest first. */
let inside: (() => void)[];

beforeEach(() => {
  inside = [];
});
afterEach(async () => {
  for (const end of inside) end();
  await app.close();
});

function serve(limits: Partial<IntakeLimits> = {}): void {
  app = Fastify();
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
  app.post('/', { onRequest: createIntake({ ...LIMITS, ...limits }) }, async () => {
    await new Promise<void>((resolve) => inside.push(resolve));
    return 'taken';
  });
}

/** A request with a body of so many bytes. */
function post(remoteAddress: string, bytes: number) {
  const payload = 'x'.repeat(bytes);
  const headers = { 'content-type': 'text/plain' };
  return app.inject({ method: 'POST', url: '/', remoteAddress, headers, payload }).then();
}

it('a client with a full share waits, others do not, and the wait ends when its own place is free', async () => {
  serve();
  const first = post('192.0.2.1', 100);
  await vi.waitFor(() => expect(inside).toHaveLength(1));
  const second = post('192.0.2.1', 100);
  const other = post('192.0.2.2', 100);
  await vi.waitFor(() => expect(inside).toHaveLength(2));
  inside[1]?.();
  expect((await other).statusCode).toBe(200);
  inside[0]?.();
  expect((await first).statusCode).toBe(200);
  await vi.waitFor(() => expect(inside).toHaveLength(3));
  inside[2]?.();
  expect((await second).statusCode).toBe(200);
});

it('small bodies of one client go in together, since places are counted in bytes', async () => {
  serve();
  const answers = Array.from({ length: 3 }, () => post('192.0.2.1', 10));
  await vi.waitFor(() => expect(inside).toHaveLength(3));
  for (const end of inside) end();
  for (const answer of answers) expect((await answer).statusCode).toBe(200);
});

it('who finds the line full is told in words when to come again', async () => {
  serve();
  void post('192.0.2.1', 100);
  await vi.waitFor(() => expect(inside).toHaveLength(1));
  void post('192.0.2.1', 100);
  void post('192.0.2.1', 100);
  const refused = await post('192.0.2.1', 100);
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json().detail).toBe(LIMITS.busy);
  const answers = [() => inside[0]?.(), () => inside[1]?.(), () => inside[2]?.()];
  for (const [index, end] of answers.entries()) {
    await vi.waitFor(() => expect(inside).toHaveLength(index + 1));
    end();
  }
});

it('who has waited long enough is told as well', async () => {
  serve({ waitMs: 20 });
  void post('192.0.2.1', 100);
  await vi.waitFor(() => expect(inside).toHaveLength(1));
  expect((await post('192.0.2.1', 100)).statusCode).toBe(503);
});
