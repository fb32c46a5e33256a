// Which hosts a server answers for: its own, by every spelling; on this machine by every name of it; and no other.
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../../../../test/raw-request.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

describe('a server that is told its address', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({
      PUBLIC_URL: 'https://oak.example',
      RATE_LIMIT: 'on',
      TRUSTED_PROXIES: '10.0.0.1',
    });
  });
  afterAll(() => test.close());

  const ask = async (headers: Record<string, string>, url = '/api/company', peer = '192.0.2.1') =>
    (await test.app.inject({ url, headers, remoteAddress: peer })).statusCode;

  it.each(['oak.example', 'OAK.example', 'oak.example:443'])('answers as %s', async (host) => {
    expect(await ask({ host })).toBe(200);
  });

  it.each([
    'evil.example',
    'oak.example.evil.example',
    'oak.example:8443',
    'localhost',
    '127.0.0.1:3000',
  ])('does not answer as %s, but tells of its health', async (host) => {
    for (const url of ['/api/company', '/api/nothing', '/api/logout']) {
      const answer = await test.app.inject({ url, headers: { host } });
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 421, 'misdirected']);
      expect(answer.json().alternative).toContain('proxy_set_header Host $host;');
    }
    for (const url of ['/healthz', '/readyz']) expect(await ask({ host }, url)).toBe(200);
  });

  it('believes a forwarded host from a trusted proxy alone', async () => {
    const headers = { host: '127.0.0.1:3000', 'x-forwarded-host': 'oak.example' };
    expect(await ask(headers, '/api/company', '10.0.0.1')).toBe(200);
    expect(await ask(headers)).toBe(421);
    const foreign = { host: 'oak.example', 'x-forwarded-host': 'evil.example' };
    expect(await ask(foreign, '/api/company', '10.0.0.1')).toBe(421);
  });
});

describe('a server whose address is this machine', () => {
  let test: TestApp;
  let port: number;
  beforeAll(async () => {
    test = await createTestApp({ PUBLIC_URL: 'http://127.0.0.1:8080' });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    port = (test.app.server.address() as AddressInfo).port;
  });
  afterAll(() => test.close());

  const statusOf = async (path: string, ...headers: string[]) => {
    const lines = [`GET ${path} HTTP/1.1`, ...headers, 'Connection: close'];
    const answer = await rawRequest(port, `${lines.join('\r\n')}\r\n\r\n`);
    return Number(answer.split(' ')[1]);
  };

  it('answers to every name of it, with the port of its address or the one that was reached', async () => {
    for (const name of ['localhost', '127.0.0.1', '[::1]', 'LOCALHOST']) {
      for (const one of [port, 8080]) {
        const host = `${name}:${one}`;
        expect([host, await statusOf('/api/company', `Host: ${host}`)]).toEqual([host, 200]);
      }
    }
  });

  it.each([
    'evil.example',
    'localhost.evil.example',
    'localhost:1',
    '127.0.0.1',
    'evil.example:8080',
  ])('is not %s', async (host) => {
    expect(await statusOf('/api/company', `Host: ${host}`)).toBe(421);
  });

  it('takes the host of an absolute request target before Host', async () => {
    const own = `Host: localhost:${port}`;
    expect(await statusOf('http://evil.example/api/company', own)).toBe(421);
    expect(await statusOf(`http://localhost:${port}/api/company`, own)).toBe(200);
  });

  it.each([
    ['no Host', []],
    ['an empty Host', ['Host:']],
    ['two Hosts', ['Host: localhost:8080', 'Host: localhost:8080']],
    ['a Host that is none', ['Host: a b']],
    ['a Host with a person', ['Host: user@localhost']],
  ])('refuses %s', async (_what, headers) => {
    for (const path of ['/api/company', '/healthz']) {
      expect([path, await statusOf(path, ...headers)]).toEqual([path, 400]);
    }
  });

  it('answers a health check by HTTP/1.0, which has no Host', async () => {
    expect(await rawRequest(port, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('leaves an expectation aside that it does not know', async () => {
    expect(await statusOf('/healthz', `Host: localhost:${port}`, 'Expect: nothing')).toBe(200);
  });
});

it('a server that is not told its address answers to every host', async () => {
  const test = await createTestApp();
  for (const host of ['localhost:3000', '192.0.2.7:3000', 'anything.example']) {
    expect((await test.app.inject({ url: '/api/company', headers: { host } })).statusCode).toBe(
      200,
    );
  }
  await test.close();
});

describe('a server without an address', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    await test.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => test.close());

  it('knows who asks by an absolute request target', async () => {
    const { port } = test.app.server.address() as AddressInfo;
    const statusOf = async (cookie: string) => {
      const lines = [
        `GET http://localhost:${port}/api/auth/user HTTP/1.1`,
        `Host: localhost:${port}`,
        `Cookie: ${cookie}`,
        'Connection: close',
      ];
      return (await rawRequest(port, `${lines.join('\r\n')}\r\n\r\n`)).split(' ')[1];
    };
    expect(await statusOf('sid=made.up')).toBe('401');
    expect(await statusOf(await signedIn(test, 'fern@example.com'))).toBe('200');
  });
});
