// The links that the start prints open mailbox and demonstration; without their key nothing opens, not even by a proxy.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/platform/installation/config.ts';
import { startMessage } from '#server/start/start-message.ts';
import { type NginxProxy, startNginxProxy } from './nginx-proxy.ts';
import { type RunningTestServer, startRunningServer } from './running-server.ts';

const OWNED = { kind: 'owned' } as const;
const JUNIPER = 'juniper.meadows@example.com';
const SENTENCE = 'open the sign-in link that the program printed in its terminal';

let server: RunningTestServer;
let key: string;
beforeAll(async () => {
  server = await startRunningServer({ SEED: 'demo' });
  key = server.localCookie.replace('local_key=', '');
});
afterAll(() => server.close());

/** A page without what it hands to its scripts, all of its words among it. */
const shown = (body: string) => body.replace(/<script.*?<\/script>/gs, '');

const visit = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: path, headers: { host: 'localhost', ...headers } });

const signInAs = (email: string, headers: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/demo',
    payload: { email },
    headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', ...headers },
  });

describe('a printed link', () => {
  it('is in what the start prints, for this machine only', () => {
    const config = readConfig({ PORT: '3000' });
    const printed = startMessage(config, { hasMailbox: true, localKey: key, setup: OWNED });
    expect(printed).toContain(`  Mail      http://localhost:3000/dev/mailbox?key=${key}\n`);
    expect(printed).toContain(
      `  Sign in   http://localhost:3000/sign-in?key=${key} with any e-mail address; `,
    );
    const elsewhere = startMessage(config, {
      hasMailbox: false,
      localKey: undefined,
      setup: OWNED,
    });
    expect(elsewhere).toContain(
      '  Sign in   http://localhost:3000/sign-in with any e-mail address; ',
    );
    expect(elsewhere).not.toContain('key=');
  });

  it.each(['/dev/mailbox', '/sign-in'])(
    '%s leaves a cookie and leads on without the key',
    async (path) => {
      const answer = await visit(`${path}?key=${key}`);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, path]);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.cookies).toEqual([
        expect.objectContaining({
          name: 'local_key',
          httpOnly: true,
          sameSite: 'Strict',
          path: '/',
        }),
      ]);
      expect((await visit(path, { cookie: server.localCookie })).statusCode).toBe(200);
    },
  );

  it.each([
    ['a wrong key', { host: 'localhost' }, (right: string) => `${right.slice(0, -1)}!`],
    ['a proxy that says so', { host: 'localhost', 'x-real-ip': '203.0.113.9' }, undefined],
    ['another host', { host: 'oak.example' }, undefined],
  ])('opens nothing for %s', async (_who, headers, change) => {
    const given = change ? change(key) : key;
    for (const path of ['/dev/mailbox', '/sign-in']) {
      const answer = await visit(`${path}?key=${given}`, headers);
      expect(answer.cookies.some(({ name }) => name === 'local_key')).toBe(false);
    }
  });
});

describe('the demonstration', () => {
  it('shows its people to who followed the link, and says where it is to others here', async () => {
    const closed = await visit('/sign-in');
    expect(shown(closed.body)).toContain(SENTENCE);
    expect(closed.body).not.toContain('Juniper');
    const open = await visit('/sign-in', { cookie: server.localCookie });
    expect(open.body).toContain('Juniper Meadows');
    expect(shown(open.body)).not.toContain(SENTENCE);
    const elsewhere = await visit('/sign-in', { host: 'oak.example', cookie: server.localCookie });
    expect(elsewhere.body).not.toContain('Juniper');
    expect(shown(elsewhere.body)).not.toContain(SENTENCE);
  });

  it('signs no one in without the key', async () => {
    expect((await visit('/api/auth/demo')).json()).toEqual({ people: [], needsLink: true });
    expect((await signInAs(JUNIPER, {})).statusCode).toBe(404);
    expect((await signInAs(JUNIPER, { cookie: 'local_key=x' })).statusCode).toBe(404);
    expect((await signInAs(JUNIPER, { cookie: server.localCookie })).statusCode).toBe(200);
  });
});

describe('behind an nginx that adds no headers', () => {
  let proxy: NginxProxy;
  let site: string;
  beforeAll(async () => {
    proxy = await startNginxProxy(server.port);
    site = proxy.url;
  });
  afterAll(() => proxy.stop());

  it('mailbox and demonstration stay shut', async () => {
    expect((await fetch(`${site}/api/company`)).status).toBe(200);
    expect((await fetch(`${site}/dev/mailbox`)).status).toBe(404);
    expect(await (await fetch(`${site}/api/auth/demo`)).json()).toMatchObject({ people: [] });
    expect(await (await fetch(`${site}/sign-in`)).text()).not.toContain('Juniper');
    const signedIn = await fetch(`${site}/api/auth/demo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: JUNIPER }),
    });
    expect(signedIn.status).toBe(404);
  });
});
