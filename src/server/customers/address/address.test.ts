// Address check and suggestions through the API.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/platform/installation/config.ts';
import { ConfigError } from '#server/platform/installation/process-settings.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const check = (payload: unknown) =>
  test.app.inject({ method: 'POST', url: '/api/validate-address', payload: payload as object });

describe('checking an address', () => {
  it('estimates lot and lawn within reach', async () => {
    const answer = await check({ address: ' 8418 Sky Ridge Dr, Cypress, TX 77433 ' });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        isValid: true,
        propertySize: 8170,
        lawnArea: 5311,
        dataSource: 'local-estimate',
        methodology:
          'Estimated from the usual size of Sky Ridge lots, 7,670 sq ft, plus 500 sq ft for a drive. 65 percent of the lot counts as lawn.',
      },
    ]);
  });

  it('says how far away an address is that we do not serve', async () => {
    const far = await check({ address: '1 Bay Rd, Baytown, TX 77520' });
    expect(far.json()).toEqual({
      isValid: false,
      propertySize: null,
      lawnArea: null,
      dataSource: 'service-area',
      methodology: 'About 44 miles from our office in Cypress. We drive up to 30.',
    });
    const unknown = await check({ address: '1 Main St, Paris' });
    expect(unknown.json()).toMatchObject({
      isValid: false,
      methodology: 'We couldn’t find a ZIP code or a Greater Houston town in this address.',
    });
  });

  it.each([
    [{ address: '' }, 422],
    [{ address: '   ' }, 422],
    [{ address: 'x'.repeat(501) }, 422],
    [{ address: 'x'.repeat(5000) }, 422],
    [{ address: '1 Oak\u202e Dr' }, 422],
    [{ address: '1 Oak\u0000 Dr' }, 422],
    [{ address: 77429 }, 422],
    [{ address: null }, 422],
    [{}, 422],
    [[], 400],
    [{ address: '1 Oak Dr', lawnArea: 9 }, 400],
  ])('refuses %j', async (payload, status) => {
    const answer = await check(payload);
    expect(answer.statusCode).toBe(status);
  });

  it('names the field and says what to do', async () => {
    expect((await check({ address: ' ' })).json().errors).toEqual([
      { pointer: '/address', detail: 'Please enter your property address.' },
    ]);
  });
});

describe('the ZIP code of a browser', () => {
  const zipOf = (answer: Awaited<ReturnType<typeof check>>) =>
    answer.cookies.find(({ name }) => name === 'zip');

  it('is that of an address in reach, for a year', async () => {
    const cookie = zipOf(await check({ address: '8418 Sky Ridge Dr, Cypress, TX 77433' }));
    expect(cookie).toMatchObject({
      value: '77433',
      path: '/',
      sameSite: 'Lax',
      maxAge: 31_536_000,
    });
  });

  it.each(['1 Bay Rd, Baytown, TX 77520', '12 Oak Dr, Cypress'])(
    'is not set by %j',
    async (address) => {
      expect(zipOf(await check({ address }))).toBeUndefined();
    },
  );

  it('is given, and forgotten', async () => {
    const given = await test.app.inject({
      method: 'POST',
      url: '/api/own-zip',
      payload: { zip: '77494' },
    });
    expect([given.statusCode, zipOf(given)?.value]).toEqual([204, '77494']);
    const forgotten = await test.app.inject({ method: 'DELETE', url: '/api/own-zip' });
    expect([forgotten.statusCode, zipOf(forgotten)?.value]).toEqual([204, '']);
    expect(zipOf(forgotten)?.expires?.getTime()).toBe(0);
  });

  it.each(['7749', '774944', 'katy', '77494\r\nset-cookie: a=b', ''])('is not %j', async (zip) => {
    const answer = await test.app.inject({ method: 'POST', url: '/api/own-zip', payload: { zip } });
    expect([answer.statusCode, zipOf(answer)]).toEqual([422, undefined]);
  });
});

describe('suggestions', () => {
  const suggest = (input: string) =>
    test.app.inject(`/api/address-suggestions?input=${encodeURIComponent(input)}`);

  it('come from our own table', async () => {
    const answer = await suggest('12345 Oak Dr, Cyp');
    expect([answer.statusCode, answer.json()[0]]).toEqual([
      200,
      { description: '12345 Oak Dr, Cypress, TX 77429' },
    ]);
  });

  it('start at three characters', async () => {
    expect((await suggest('Cy')).json()).toEqual([]);
    expect((await suggest('')).json()).toEqual([]);
    expect((await test.app.inject('/api/address-suggestions')).statusCode).toBe(422);
    expect((await suggest('x'.repeat(501))).statusCode).toBe(422);
  });

  it('come from the configured provider, and are empty when it fails', async () => {
    let isBroken = false;
    const photon = createServer((_request, response) => {
      const properties = { countrycode: 'US', state: 'Texas', name: 'Oak Dr', city: 'Katy' };
      response.end(isBroken ? '' : JSON.stringify({ features: [{ properties }] }));
    });
    await new Promise<void>((resolve) => photon.listen(0, '127.0.0.1', resolve));
    const { port } = photon.address() as AddressInfo;
    const other = await createTestApp({
      GEOCODER: `photon:http://127.0.0.1:${port}`,
      LOG_LEVEL: 'silent',
    });
    try {
      const ask = () => other.app.inject('/api/address-suggestions?input=oak');
      expect((await ask()).json()).toEqual([{ description: 'Oak Dr, Katy, TX' }]);
      isBroken = true;
      const answer = await ask();
      expect([answer.statusCode, answer.json()]).toEqual([200, []]);
    } finally {
      await other.close();
      photon.close();
    }
  });

  it('are not configured by nonsense, and the key is not printed', () => {
    expect(() => readConfig({ GEOCODER: 'google:my secret key' })).toThrow(ConfigError);
    expect(() => readConfig({ GEOCODER: 'google:my secret key' })).not.toThrow(/my secret/);
    expect(readConfig({}).geocoder).toEqual({ kind: 'local' });
  });
});
