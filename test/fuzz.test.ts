// Nothing that a client sends makes the server fail: a thousand odd requests, and hundreds of odd bytes on a socket.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Problem } from '#contract/platform/problem.ts';
import { booking, oddRequest } from './odd-requests.ts';
import { testSeed } from './random.ts';
import { rawOddities } from './raw-oddities.ts';
import { rawRequest, statusesOf } from './raw-request.ts';
import { rounds } from './rounds.ts';
import { type RunningTestServer, startRunningServer } from './running-server.ts';
import { cookiesOf } from './signed-in.ts';

const REQUESTS = rounds(1_000, 20_000);
const SOCKETS_AT_ONCE = 10;

let server: RunningTestServer;
let session: string;
beforeAll(async () => {
  server = await startRunningServer({ SEED: 'demo' });
  session = await signIn();
});
afterAll(() => server.close());

/** What the generator reaches in any run; a 204 takes more luck. */
const OFTEN = [200, 201, 302, 400, 401, 403, 404, 405, 413, 415, 422];

it(
  `${REQUESTS} generated requests are all answered without a failure of ours`,
  async () => {
    const seen = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(oddRequest, fc.boolean(), async (request, isSignedIn) => {
        const headers = { ...(isSignedIn && { cookie: session }), ...request.headers };
        const answer = await server.app.inject({ ...request, headers });
        seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1);
        expect(answer.statusCode).toBeLessThan(500);
        const isProblem = answer.statusCode >= 400 && String(request.url).startsWith('/api/');
        if (isProblem && request.method !== 'HEAD') Problem.parse(answer.json());
      }),
      { numRuns: REQUESTS, seed: testSeed, endOnFailure: true },
    );
    await expectAlive();
    // Two strangers want one slot: too much of a chance to wait for.
    const book = () =>
      server.app.inject({ method: 'POST', url: '/api/appointments', payload: booking });
    expect([(await book()).statusCode, (await book()).statusCode]).toContain(409);
    // The generator is worth something only if it gets through every door.
    for (const status of [...OFTEN, ...(rounds(0, 1) ? [204] : [])]) {
      expect([...seen.keys()], `no request was answered ${status}`).toContain(status);
    }
  },
  rounds(120_000, 600_000),
);

it('every odd booking that was accepted gets its mail', async () => {
  const booked = {
    customerName: '𝓜𝓪𝓻𝓲𝓪 "<b>" 👩🌾',
    customerPhone: '+1 (281) 555-0111 x 12',
    propertyAddress: 'ﷺ'.repeat(100),
  };
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/appointments',
    payload: {
      ...booked,
      customerEmail: "o'neil+a=b@example.com",
      consultationTypeId: 1,
      appointmentDate: '2027-01-12',
      appointmentTime: '09:00',
    },
  });
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json();
  await vi.waitFor(
    async () => {
      const mails = (await readdir(join(server.dataDir, 'outbox'))).join();
      expect(mails).toContain(`appointment-${id}-0-booked-customer.eml`);
      expect(mails).toContain(`appointment-${id}-0-booked-office.eml`);
    },
    { timeout: 120_000, interval: 500 },
  );
}, 130_000);

it(`${rawOddities.length} oddities on a socket are refused or answered, and the server lives`, async () => {
  const waiting = [...rawOddities];
  const failures: string[] = [];
  let answered = 0;
  const send = async () => {
    for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
      const answer = await rawRequest(server.port, text);
      const statuses = statusesOf(answer);
      if (isBare(answer)) failures.push(`a bare answer: ${JSON.stringify(text.slice(0, 200))}`);
      if (statuses.length > 0) answered += 1;
      const failed = statuses.filter((status) => status >= 500);
      if (failed.length > 0) failures.push(`${failed}: ${JSON.stringify(text.slice(0, 200))}`);
    }
  };
  await Promise.all(Array.from({ length: SOCKETS_AT_ONCE }, send));
  expect(failures).toEqual([]);
  // Some deserve no answer, such as noise that never becomes a request; they are few.
  expect(answered).toBeGreaterThan(rawOddities.length * 0.9);
  await expectAlive();
}, 180_000);

it('a request that is smuggled in the body of another is not answered', async () => {
  const hidden = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const lines = `POST /api/logout HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${hidden.length}`;
  const answer = await rawRequest(server.port, `${lines}\r\nConnection: close\r\n\r\n${hidden}`);
  expect(statusesOf(answer)).toHaveLength(1);
});

/** Whether a refusal among the answers is neither a problem nor a page in words. */
function isBare(answer: string): boolean {
  return answer
    .split(/^(?=HTTP\/1\.1 )/m)
    .filter((one) => /^HTTP\/1\.1 [45]/.test(one))
    .some((one) => !/^content-type: (text\/html|application\/problem\+json); /im.test(one));
}

async function expectAlive(): Promise<void> {
  for (const path of ['/readyz', '/', '/api/company', '/book']) {
    const answer = await fetch(`${server.url}${path}`);
    await answer.arrayBuffer();
    expect([path, answer.status]).toEqual([path, 200]);
  }
}

async function signIn(): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/demo',
    payload: { email: 'juniper.meadows@example.com' },
    headers: { host: 'localhost', cookie: server.localCookie, 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.statusCode).toBe(200);
  return [server.localCookie, cookiesOf(answer)].join('; ');
}
