// What a start warns of, in one sentence each, and what it keeps quiet about.
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createLogger } from '#server/platform/http/log.ts';
import { readConfig } from '#server/platform/installation/config.ts';
import { startWarnings, warnOfUnknownProxy } from './start-warnings.ts';

const PUBLIC = { PUBLIC_URL: 'https://oak.example', SMTP_URL: 'smtp://mail.example' };

describe('a start', () => {
  it.each([
    [{}, []],
    [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, []],
    [PUBLIC, []],
    [
      { ...PUBLIC, PUBLIC_URL: 'http://oak.example' },
      [/^PUBLIC_URL is http:\/\/oak\.example: .*use https\.$/],
    ],
    [{ PUBLIC_URL: 'https://oak.example' }, [/^SMTP_URL is not set: .*sign-in code.*outbox\.$/]],
    [{ PUBLIC_URL: 'http://oak.example' }, [/^PUBLIC_URL/, /^SMTP_URL/]],
  ])('with %j warns as it should', (environment, expected) => {
    const warnings = startWarnings(readConfig(environment));
    expect(warnings).toHaveLength(expected.length);
    for (const [index, pattern] of expected.entries()) expect(warnings[index]).toMatch(pattern);
  });
});

describe('a proxy', () => {
  it.each([
    ['that nobody named is told of once', { ...PUBLIC }, 1],
    ['on a port that others reach is told of, too', { HOST: '0.0.0.0' }, 1],
    ['that TRUSTED_PROXIES names is not', { ...PUBLIC, TRUSTED_PROXIES: '10.1.0.0/16' }, 0],
    ["is nobody's business where only this machine comes", {}, 0],
  ])('%s', async (_what, environment, count) => {
    const config = readConfig(environment);
    const lines: string[] = [];
    const log = createLogger('info', { write: (line) => void lines.push(line) });
    const app = Fastify({
      trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    });
    warnOfUnknownProxy(app, config, log);
    app.get('/', async () => 'ok');
    const from = { url: '/', remoteAddress: '10.1.2.3' };
    await app.inject(from);
    expect(lines).toEqual([]);
    for (const _ of [1, 2, 3]) {
      await app.inject({ ...from, headers: { 'x-forwarded-for': '203.0.113.9' } });
    }
    expect(lines).toHaveLength(count);
    if (count > 0) {
      expect(lines[0]).toContain(
        'A proxy at 10.1.2.3 passes requests on but is not in TRUSTED_PROXIES',
      );
      expect(lines[0]).not.toContain('203.0.113.9');
    }
    await app.close();
  });
});
