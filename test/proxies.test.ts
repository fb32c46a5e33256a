// Behind a real nginx: set up rightly everything works, and set up wrongly a person and the operator are told what to do.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../scripts/free-port.ts';
import { type NginxProxy, nginxProgram, startNginxProxy } from './nginx.ts';
import { rawRequest } from './raw-request.ts';
import { type RunningTestServer, startRunningServer } from './running-server.ts';

const FORWARDING =
  'proxy_set_header X-Forwarded-Host $host; proxy_set_header X-Forwarded-For $remote_addr;';

/** A form as a browser without JavaScript sends it to the address in its bar. */
const signIn = (proxy: NginxProxy, host: string) =>
  send(proxy.port, 'POST', '/sign-in', host, 'step=email&email=not-an-address');

/** A request with the Host of a browser's address bar, which fetch would not let us choose. */
function send(port: number, method: string, path: string, host: string, form?: string) {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: close',
    ...(form === undefined
      ? []
      : [
          `Origin: http://${host}`,
          'Sec-Fetch-Site: same-origin',
          'Content-Type: application/x-www-form-urlencoded',
          `Content-Length: ${form.length}`,
        ]),
  ];
  return rawRequest(port, `${lines.join('\r\n')}\r\n\r\n${form ?? ''}`);
}

describe.skipIf(!nginxProgram)('behind nginx', () => {
  const running: { close?: () => Promise<void>; stop?: () => Promise<void> }[] = [];
  afterAll(async () => {
    for (const one of running.reverse()) await (one.close ?? one.stop)?.();
  });

  async function start(
    environment: Record<string, string>,
    directives: string,
  ): Promise<NginxProxy> {
    const server = await startRunningServer(environment);
    running.push(server);
    const proxy = await startNginxProxy(server.port, directives);
    running.push(proxy);
    return proxy;
  }

  it('that says its own Host, a form is answered with what the operator has to set', async () => {
    const proxy = await start({ PUBLIC_URL: '' }, '');
    expect(await send(proxy.port, 'GET', '/sign-in', 'oak.example')).toMatch(/^HTTP\/1\.1 200 /);
    const answer = await signIn(proxy, 'oak.example');
    expect(answer).toMatch(/^HTTP\/1\.1 421 /);
    expect(answer).toContain('content-type: text/html; charset=utf-8');
    expect(answer).toContain('proxy_set_header Host $host;');
    expect(answer).toContain('TRUSTED_PROXIES');
  });

  it('that says its own Host, a site that knows its address says so on every page', async () => {
    const proxy = await start({ PUBLIC_URL: 'http://oak.example', RATE_LIMIT: 'on' }, '');
    for (const path of ['/', '/sign-in', '/favicon.svg']) {
      const answer = await send(proxy.port, 'GET', path, 'oak.example');
      expect(answer).toMatch(/^HTTP\/1\.1 421 /);
      expect(answer).toContain('proxy_set_header Host $host;');
    }
    expect(await send(proxy.port, 'GET', '/readyz', 'oak.example')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    ['that passes the Host on', {}, 'proxy_set_header Host $host;'],
    ['that is trusted and tells of the Host', { TRUSTED_PROXIES: '127.0.0.1' }, FORWARDING],
  ])('%s, pages and forms work', async (_how, environment, directives) => {
    const proxy = await start(
      { PUBLIC_URL: 'http://oak.example', RATE_LIMIT: 'on', ...environment },
      directives,
    );
    for (const path of ['/', '/book', '/sign-in']) {
      expect(await send(proxy.port, 'GET', path, 'oak.example')).toMatch(/^HTTP\/1\.1 200 /);
    }
    // The form is read, and only the address in it is refused.
    const answer = await signIn(proxy, 'oak.example');
    expect(answer).toMatch(/^HTTP\/1\.1 422 /);
    expect(answer).toContain('value="not-an-address"');
    expect(await send(proxy.port, 'GET', '/', 'evil.example')).toMatch(/^HTTP\/1\.1 421 /);
  });

  it('that nobody trusts, a Host that is only told of counts for nothing', async () => {
    const proxy = await start({ PUBLIC_URL: 'http://oak.example', RATE_LIMIT: 'on' }, FORWARDING);
    expect(await send(proxy.port, 'GET', '/', 'oak.example')).toMatch(/^HTTP\/1\.1 421 /);
  });
});

describe('a server that knows its address', () => {
  let server: RunningTestServer;
  beforeAll(async () => {
    server = await startRunningServer({ PUBLIC_URL: `http://127.0.0.1:${await freePort()}` });
  });
  afterAll(() => server.close());

  const get = (path: string, ...headers: string[]) =>
    rawRequest(
      server.port,
      `GET ${path} HTTP/1.1\r\n${[...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`,
    );

  it('answers to every name of this machine', async () => {
    for (const name of ['localhost', '127.0.0.1', '[::1]', 'LOCALHOST']) {
      const answer = await get('/', `Host: ${name}:${server.port}`);
      expect([name, answer.split('\r\n')[0]]).toEqual([name, 'HTTP/1.1 200 OK']);
    }
  });

  it.each([
    'evil.example',
    'localhost.evil.example',
    'localhost:1',
    '127.0.0.1',
    '127.0.0.1.evil.example:80',
  ])('is not %s, on pages, files and the API', async (host) => {
    for (const path of ['/', '/sign-in', '/api/company', '/favicon.svg', '/nothing']) {
      const answer = await get(path, `Host: ${host}`);
      expect([path, answer.split('\r\n')[0]]).toEqual([path, 'HTTP/1.1 421 Misdirected Request']);
    }
    for (const path of ['/healthz', '/readyz']) {
      expect(await get(path, `Host: ${host}`)).toMatch(/^HTTP\/1\.1 200 /);
    }
  });

  it('takes the host of an absolute request target before Host', async () => {
    const own = `Host: localhost:${server.port}`;
    expect(await get('http://evil.example/api/company', own)).toMatch(/^HTTP\/1\.1 421 /);
    expect(await get(`http://localhost:${server.port}/`, own)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    ['no Host', []],
    ['an empty Host', ['Host:']],
    ['two Hosts', ['Host: localhost', 'Host: localhost']],
    ['a Host that is none', ['Host: a b']],
    ['a Host with a person', ['Host: user@localhost']],
  ])('refuses %s', async (_what, headers) => {
    for (const path of ['/', '/sign-in', '/api/company']) {
      expect(await get(path, ...headers)).toMatch(/^HTTP\/1\.1 400 /);
    }
  });

  it('answers a health check that speaks HTTP/1.0', async () => {
    expect(await rawRequest(server.port, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 200 /,
    );
  });
});
