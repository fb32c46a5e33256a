// The mailbox shows mail to a browser on this machine that has the key, to no one else, and only the mails themselves.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest, statusesOf } from './raw-request.ts';
import { type RunningTestServer, startRunningServer } from './running-server.ts';

const NAME = '2026-11-09T15-00-00.000Z-appointment-1-0-booked-customer.eml';
const MAIL = [
  'From: Prairie Oak Landscaping <hello@prairieoak.example>',
  'To: maria@example.com',
  'Subject: Your consultation is booked',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=x',
  '',
  '--x',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Hello Maria</p><script>alert(1)</script>',
  '--x',
  'Content-Type: text/calendar; name="a/../b c.ics"',
  'Content-Disposition: attachment; filename="a/../b c.ics"',
  '',
  'BEGIN:VCALENDAR',
  '--x--',
  '',
].join('\r\n');

describe('with an outbox and this machine as address', () => {
  let server: RunningTestServer;
  beforeAll(async () => {
    server = await startRunningServer();
    const outbox = join(server.dataDir, 'outbox');
    await mkdir(outbox, { recursive: true });
    await writeFile(join(outbox, NAME), MAIL);
    await writeFile(join(outbox, '.2026-half-written.eml'), 'half');
    await writeFile(join(outbox, 'notes.txt'), 'canary-notes');
  });
  afterAll(() => server.close());

  const read = (path: string) =>
    fetch(`${server.url}${path}`, { headers: { cookie: server.localCookie } });
  const pages = ['', `/${NAME}`, `/${NAME}/html`, `/${NAME}/attachments/1`].map(
    (rest) => `/dev/mailbox${rest}`,
  );

  it('a browser on this machine reads list, mail, its HTML and its attachments', async () => {
    const list = await (await read('/dev/mailbox')).text();
    expect(list).toContain('Your consultation is booked');
    expect(list).toContain('maria@example.com');
    expect(list.match(/\.eml/g)).toHaveLength(1);
    expect(await (await read(`/dev/mailbox/${NAME}/html`)).text()).toContain('Hello Maria');
    const file = await read(`/dev/mailbox/${NAME}/attachments/0`);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="a_.._b_c.ics"');
    for (const index of ['1', '-1', 'length']) {
      const none = await read(`/dev/mailbox/${NAME}/attachments/${index}`);
      expect([index, none.status]).toEqual([index, 404]);
    }
  });

  it('the HTML of a mail runs no script and cannot leave its frame', async () => {
    const answer = await read(`/dev/mailbox/${NAME}/html`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/frame-ancestors 'self'/);
    expect(policy).toMatch(/; sandbox /);
    expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin|allow-top-navigation/);
  });

  it.each(pages)('no one else reads %s', async (url) => {
    const foreign: InjectOptions[] = [
      { url, remoteAddress: '203.0.113.9' },
      { url, remoteAddress: '10.0.0.7', headers: { host: 'localhost' } },
      { url, remoteAddress: '2001:db8::1', headers: { host: 'localhost' } },
      ...['evil.example', '203.0.113.9', 'localhost.evil.example', '[2001:db8::1]', 'a b'].map(
        (host) => ({
          url,
          headers: { host },
        }),
      ),
      ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip'].map(
        (name) => ({
          url,
          headers: { host: 'localhost', [name]: '127.0.0.1' },
        }),
      ),
    ];
    const cookie = server.localCookie;
    for (const request of foreign) {
      const headers = { ...request.headers, cookie };
      const answer = await server.app.inject({ ...request, headers });
      // Another host than ours is refused before anyone asks what is wanted.
      const isForeignHost =
        request.headers?.host !== undefined && request.headers.host !== 'localhost';
      const expected = isForeignHost ? [400, 421] : [404];
      expect([request, expected.includes(answer.statusCode)]).toEqual([request, true]);
      expect(answer.body).not.toContain('maria');
    }
    for (const wrong of ['', 'local_key=', `${cookie}x`, cookie.slice(0, -1), 'local_key=%00']) {
      const answer = await server.app.inject({
        url,
        headers: { host: 'localhost', cookie: wrong },
      });
      expect([wrong, answer.statusCode]).toEqual([wrong, 404]);
      expect(answer.body).not.toContain('maria');
    }
    const local = await server.app.inject({ url, headers: { host: 'localhost', cookie } });
    expect(local.statusCode).toBe(url.endsWith('/1') ? 404 : 200);
  });

  it.each([
    '..%2fsecret',
    '..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e%2fsecret',
    '..%5csecret',
    '%2fetc%2fpasswd',
    'notes.txt',
    '.2026-half-written.eml',
    '2026-nothing.eml',
    '2026-..%2fnotes.txt%00.eml',
    '2026-x%2f..%2f..%2fsecret.eml',
    `${NAME}%00`,
    `${NAME}%0a`,
  ])('no path out of the outbox: %s', async (name) => {
    for (const rest of ['', '/html', '/attachments/0']) {
      const answer = await rawRequest(
        server.port,
        `GET /dev/mailbox/${name}${rest} HTTP/1.1\r\nHost: localhost\r\nCookie: ${server.localCookie}\r\nConnection: close\r\n\r\n`,
      );
      expect([name, statusesOf(answer)]).toEqual([name, [404]]);
      expect(answer).not.toMatch(/root:x:|canary-notes|half/);
    }
  });

  it('dots that the client did not hide lead nowhere either', async () => {
    const path = '/dev/mailbox/../../../../../../etc/passwd';
    const answer = await rawRequest(
      server.port,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${server.localCookie}\r\nConnection: close\r\n\r\n`,
    );
    expect(statusesOf(answer)).toEqual([404]);
    expect(answer).not.toContain('root:x:');
  });
});

describe.each([
  ['a mail server is configured', { SMTP_URL: 'smtp://127.0.0.1:2525' }],
  ['the site is public', { PUBLIC_URL: 'https://oak.example', RATE_LIMIT: 'on' }],
])('when %s', (_when, environment) => {
  it('there is no mailbox', async () => {
    const server = await startRunningServer(environment);
    const host = 'PUBLIC_URL' in environment ? 'oak.example' : 'localhost';
    const headers = { host, cookie: server.localCookie };
    const answer = await server.app.inject({ url: '/dev/mailbox', headers });
    expect(answer.statusCode).toBe(404);
    await server.close();
  });
});
