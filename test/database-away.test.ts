// PostgreSQL stops under load and comes back: documents stay, the rest says when to come again, and no one restarts anything.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type AwayTest,
  expectNoFailure,
  startAwayTest,
  untilAway,
  untilBack,
  untilRendered,
  visitAll,
} from './database-away.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

/** A form that is sent meanwhile comes back with what was typed. */
async function expectKept(url: string): Promise<void> {
  const forms: [path: string, form: Record<string, string>, shown: string][] = [
    ['/book', { customerName: 'Kept Example' }, 'name="customerName" value="Kept Example"'],
    ['/newsletter', { email: 'kept@example.com' }, 'value="kept@example.com"'],
    ['/sign-in', { step: 'email', email: 'kept@example.com' }, 'value="kept@example.com"'],
  ];
  for (const [path, form, shown] of forms) {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    expect([path, answer.status]).toEqual([path, 503]);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.text()).toContain(shown);
  }
}

describe('a server whose database goes away', () => {
  let test: AwayTest;
  beforeAll(async () => {
    test = await startAwayTest();
  });
  afterAll(() => test.close());

  it('goes on with what it has in memory, and with everything once it is back', async () => {
    const { url } = test.server;
    await untilRendered(url);
    const done = new AbortController();
    const visitors = Array.from({ length: 8 }, () => visitAll(url, done.signal));
    await test.stopDatabase();
    await untilAway(url);
    await expectKept(url);
    await test.startDatabase();
    await untilBack(url);
    done.abort();
    for (const met of await Promise.all(visitors)) expectNoFailure(met);
    expect(test.server.output()).not.toMatch(/uncaught|unhandled/i);
  });
});

describe('a server whose database goes away right after its start', () => {
  let test: AwayTest;
  beforeAll(async () => {
    test = await startAwayTest();
  });
  afterAll(() => test.close());

  it('says of each document that it is there or when to come again, and has all once it is back', async () => {
    const { url } = test.server;
    await test.stopDatabase();
    expect((await fetch(`${url}/`)).status).toBe(200);
    const paths = ['/services', '/blog', '/about', '/es/blog'];
    for (const path of paths) {
      const { status, headers } = await fetch(`${url}${path}`);
      const said = status === 200 || (status === 503 && headers.get('retry-after') === '2');
      expect([path, status, said]).toEqual([path, status, true]);
    }
    await test.startDatabase();
    for (const path of paths) {
      await vi.waitFor(async () => expect((await fetch(`${url}${path}`)).status).toBe(200), {
        timeout: 60_000,
        interval: 200,
      });
    }
  });
});
