// Behind a real nginx: set up rightly everything works, and set up wrongly a person and the operator are told what to do.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type NginxProxy, startNginxProxy } from './nginx-proxy.ts';
import { rawRequest } from './raw-request.ts';
import { type RunningTestServer, startRunningServer } from './running-server.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

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

type Closable = { close: () => Promise<void> } | { stop: () => Promise<void> };

describe('behind nginx', () => {
  let unnamed: RunningTestServer;
  let named: RunningTestServer;
  const running: Closable[] = [];
  beforeAll(async () => {
    unnamed = await startRunningServer({ PUBLIC_URL: '' });
    named = await startRunningServer({
      PUBLIC_URL: 'http://oak.example',
      RATE_LIMIT: 'on',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    running.push(unnamed, named);
  });
  afterAll(async () => {
    for (const one of running.reverse()) await ('close' in one ? one.close() : one.stop());
  });

  async function proxyFor(server: RunningTestServer, directives: string): Promise<NginxProxy> {
    const proxy = await startNginxProxy(server.port, directives);
    running.push(proxy);
    return proxy;
  }

  it('that says its own Host, a form is answered with what the operator has to set', async () => {
    const proxy = await proxyFor(unnamed, '');
    expect(await send(proxy.port, 'GET', '/sign-in', 'oak.example')).toMatch(/^HTTP\/1\.1 200 /);
    const answer = await signIn(proxy, 'oak.example');
    expect(answer).toMatch(/^HTTP\/1\.1 421 /);
    expect(answer.toLowerCase()).toContain('content-type: text/html; charset=utf-8');
    expect(answer).toContain('proxy_set_header Host $host;');
    expect(answer).toContain('TRUSTED_PROXIES');
  });

  it('that says its own Host, a site that knows its address says so on every page', async () => {
    const proxy = await proxyFor(named, '');
    for (const path of ['/', '/sign-in', '/favicon.svg']) {
      const answer = await send(proxy.port, 'GET', path, 'oak.example');
      expect(answer).toMatch(/^HTTP\/1\.1 421 /);
      expect(answer).toContain('proxy_set_header Host $host;');
    }
    expect(await send(proxy.port, 'GET', '/readyz', 'oak.example')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    ['that passes the Host on', 'proxy_set_header Host $host;'],
    ['that is trusted and tells of the Host', FORWARDING],
  ])('%s, pages and forms work', async (_how, directives) => {
    const proxy = await proxyFor(named, directives);
    for (const path of ['/', '/book', '/sign-in']) {
      expect(await send(proxy.port, 'GET', path, 'oak.example')).toMatch(/^HTTP\/1\.1 200 /);
    }
    // The form is read, and only the address in it is refused.
    const answer = await signIn(proxy, 'oak.example');
    expect(answer).toMatch(/^HTTP\/1\.1 422 /);
    expect(answer).toContain('value="not-an-address"');
    expect(await send(proxy.port, 'GET', '/', 'evil.example')).toMatch(/^HTTP\/1\.1 421 /);
  });
});
