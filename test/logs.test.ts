// What the running server prints: a whole visit full of personal data leaves none of it in the logs.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadSecrets } from '#server/platform/installation/secrets.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { rawRequest } from './raw-request.ts';

const EMAIL = 'canary.person@example.com';

let dataDir: string;
let server: BuiltServer;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'logs-'));
  server = await startBuiltServer({
    DATA_DIR: dataDir,
    SEED: 'content',
    LOG_LEVEL: 'debug',
    RATE_LIMIT: 'off',
  });
}, 120_000);
afterAll(async () => {
  server.kill('SIGKILL');
  await server.exited;
  await rm(dataDir, { recursive: true, force: true });
});

it('a visit with bookings, links, sign-in and mistakes leaves no personal data and no secret in the logs', async () => {
  const secrets = new Set<string>();
  const visitor = newVisitor(secrets);

  await visitor('POST', '/api/appointments', await booking());
  const token = await mailed('booked-customer', /\/appointment\/(\d+-[\w-]{43})/);
  secrets.add(token);
  await visitor('GET', `/api/appointments/by-link/${token}`);
  await visitor('GET', `/appointment/${token}`);
  await visitor('GET', `/appointment/${token}.data`);
  await visitor('POST', `/appointment/${token}`, 'canary=1', 'application/x-www-form-urlencoded');
  await visitor('PATCH', `/api/appointments/by-link/${token}`, { appointmentDate: 'canary' });
  await visitor('DELETE', `/api/appointments/by-link/${token}`);
  await visitor('PUT', `/api/appointments/by-link/${token}`, {});

  await visitor('POST', '/api/auth/code', { email: EMAIL });
  const code = await mailed('sign-in', /\b(\d{8})\b/);
  secrets.add(code);
  await visitor('POST', '/api/auth/verify', { email: EMAIL, code: '00000000' });
  await visitor('POST', '/api/auth/verify', { email: EMAIL, code });
  await visitor('GET', '/api/auth/user');
  await visitor('GET', '/customer-portal');
  await visitor('GET', '/api/logout');

  await visitor('POST', '/api/appointments', '{"email":"canary', 'application/json');
  await visitor('POST', '/api/appointments', { customerEmail: EMAIL, canary: 1 });
  await visitor('POST', '/sign-in', `email=${EMAIL}`, 'application/x-www-form-urlencoded');
  await visitor('POST', '/', 'canary=1', 'application/x-www-form-urlencoded');
  await visitor('GET', `/canary/${EMAIL}?email=${EMAIL}`);
  await visitor('GET', `/book?email=${EMAIL}`);
  await visitor('GET', `/api/canary?email=${EMAIL}`);
  await rawRequest(server.port, `GET /%zz${EMAIL} HTTP/1.1\r\nHost: canary\r\n\r\n`);
  await rawRequest(server.port, `canary ${EMAIL}\r\n\r\n`);

  const { localKey } = await loadSecrets(undefined, dataDir);
  await visitor('GET', `/dev/mailbox?key=${localKey}`);
  await visitor('GET', `/sign-in?key=${localKey}`);

  const printed = server.output();
  expect(printed).not.toMatch(/canary/i);
  expect(secrets.size).toBeGreaterThanOrEqual(4);
  for (const secret of secrets) expect(printed).not.toContain(secret);

  // It is not silent either: a line for each answer that Fastify gave, each of them JSON of the known fields.
  const lines = printed
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
  expect(JSON.stringify(lines)).not.toContain(localKey);
  const answered = lines.filter(({ msg }) => msg === 'answered');
  expect(answered.length).toBeGreaterThan(20);
  const known = ['level', 'method', 'ms', 'msg', 'reqId', 'route', 'status', 'time'];
  for (const line of answered) expect(Object.keys(line).sort()).toEqual(known);
  const others = lines.filter(({ msg }) => msg !== 'answered');
  const ordinary = /^Server listening at /;
  for (const { msg } of others) expect(msg).toMatch(ordinary);
  const words = printed.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
  expect(
    words.every((line) => /^ {2}(Site|Mail|Sign in|Owner|API|Demo) /.test(line)),
    words.join('\n'),
  ).toBe(true);
}, 120_000);

type Send = (method: string, path: string, body?: object | string, type?: string) => Promise<void>;

/** A browser with cookies, each of whose values is a secret. */
function newVisitor(secrets: Set<string>): Send {
  const cookies = new Map<string, string>([['canary', 'canary']]);
  return async (method, path, body, type = 'application/json') => {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'sec-fetch-site': 'same-origin',
        'user-agent': 'canary-browser',
        referer: `${server.url}/?email=${EMAIL}`,
        'idempotency-key': `canary-${crypto.randomUUID()}`,
        'x-forwarded-for': 'canary',
        ...(body !== undefined && { 'content-type': type }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    expect([method, path.slice(0, 20), answer.status < 500]).toEqual([
      method,
      path.slice(0, 20),
      true,
    ]);
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
      if (value.length > 8) secrets.add(value);
    }
  };
}

async function booking(): Promise<object> {
  const month = new Date(Date.now() + 35 * 86_400_000).toISOString().slice(0, 7);
  const answer = await fetch(`${server.url}/api/appointments/availability?month=${month}`);
  const { days } = (await answer.json()) as {
    days: { date: string; availableTimeSlots: string[] }[];
  };
  const day = days.find(({ availableTimeSlots }) => availableTimeSlots.includes('9:00 AM'));
  return {
    customerName: 'Canary Person',
    customerEmail: EMAIL,
    customerPhone: '(281) 555-0199 x 2222',
    propertyAddress: '1 Canary Lane',
    consultationTypeId: 1,
    appointmentDate: day?.date,
    appointmentTime: '09:00',
    notes: 'canary',
    customerNotes: 'canary',
  };
}

/** What the pattern's group finds in the mail of that kind, once it has arrived in the outbox. */
async function mailed(kind: string, pattern: RegExp): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  return vi.waitFor(
    async () => {
      for (const name of (await readdir(outbox)).filter((one) => one.includes(kind))) {
        const text = (await readFile(join(outbox, name), 'latin1')).replaceAll('=\r\n', '');
        const found = pattern.exec(text.slice(text.indexOf('\r\n\r\n')))?.[1];
        if (found) return found;
      }
      throw new Error(`no mail of ${kind} has ${pattern}`);
    },
    { timeout: 60_000, interval: 200 },
  );
}
