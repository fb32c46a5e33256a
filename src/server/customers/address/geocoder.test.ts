// Address suggestions: from our own table, and from Photon or Google as a small stand-in server plays them.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type GeocoderSetting,
  parseGeocoder,
} from '#server/platform/installation/geocoder-setting.ts';
import { createGeocoder } from './geocoder.ts';

type Seen = { method: string; url: URL; key: string | undefined; body: string };

let server: Server;
let address: URL;
let seen: Seen[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let failures: unknown[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    seen.push({
      method: request.method ?? '',
      url: new URL(request.url ?? '', address),
      key: request.headers['x-goog-api-key']?.toString(),
      body: await text(request),
    });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
  failures = [];
});

const geocoder = (setting: GeocoderSetting) =>
  createGeocoder(setting, {
    officeZip: () => '77429',
    onFailure: (error) => failures.push(error),
    googleUrl: address,
  });
const json = (value: unknown) => {
  answer = (_request, response) => response.end(JSON.stringify(value));
};
const photonFeature = (properties: object) => ({
  type: 'Feature',
  properties: { countrycode: 'US', state: 'Texas', ...properties },
});

describe('the setting GEOCODER', () => {
  it('is local, a Photon server or a key', () => {
    expect(parseGeocoder('local')).toEqual({ kind: 'local' });
    expect(parseGeocoder('photon:https://photon.example.com/sub')).toEqual({
      kind: 'photon',
      url: new URL('https://photon.example.com/sub'),
    });
    expect(parseGeocoder('google:AIza-1234567890')).toEqual({
      kind: 'google',
      key: 'AIza-1234567890',
    });
  });

  it.each([
    '',
    'Local',
    'photon:',
    'photon:ftp://x',
    'photon:x',
    'google:',
    'google:a b',
    'bing:1',
  ])('is not %j', (setting) => expect(parseGeocoder(setting)).toBeUndefined());
});

describe('our own table', () => {
  const suggest = (input: string) => geocoder({ kind: 'local' })(input);

  it.each([
    ['774', ['Cypress, TX 77429', 'Cypress, TX 77433']],
    ['cyp', ['Cypress, TX 77429', 'Cypress, TX 77433', 'Cypress, TX 77095']],
    ['12345 Oak Dr, Cyp', ['12345 Oak Dr, Cypress, TX 77429']],
    ['12345 Oak Dr, C', ['12345 Oak Dr, Cypress, TX 77429']],
    ['12345 Oak Dr Cypress', ['12345 Oak Dr, Cypress, TX 77429']],
    ['12345 Oak Dr the wood', ['12345 Oak Dr, The Woodlands, TX 77380']],
    ['12345 Oak Dr, Katy, TX 774', ['12345 Oak Dr, Katy, TX 77449']],
    ['12345 Oak Dr, Katy, TX', ['12345 Oak Dr, Katy, TX 77449']],
    ['12345 Oak Dr 77379', ['12345 Oak Dr, Spring, TX 77379']],
    ['12345 Oak Dr, 77379', ['12345 Oak Dr, Spring, TX 77379']],
    ['12345 Oak Dr', ['12345 Oak Dr, Cypress, TX 77429']],
    ['12 Spring', ['12 Spring, Cypress, TX 77429']],
    ['12 Spring Cypress Rd', ['12 Spring Cypress Rd, Cypress, TX 77429']],
  ])('completes %j', async (input, expected) => {
    const found = await suggest(input);
    expect(found).toEqual(expect.arrayContaining(expected));
    expect(found.length).toBeLessThanOrEqual(6);
    for (const description of found) expect(description).toMatch(/, TX 77\d{3}$/);
  });

  it.each(['', 'ab', '  a  ', 'Paris', '12345 Oak Dr, Paris', '99999', ', ,', 'tx'])(
    'has nothing for %j',
    async (input) => expect(await suggest(input)).toEqual([]),
  );
});

describe('a Photon server', () => {
  const suggest = (input: string) => geocoder({ kind: 'photon', url: address })(input);

  it('is asked around Houston and gives Texas addresses only', async () => {
    json({
      type: 'FeatureCollection',
      features: [
        photonFeature({ housenumber: '12', street: 'Oak Dr', city: 'Cypress', postcode: '77429' }),
        photonFeature({ name: 'Cypress', city: 'Cypress' }),
        photonFeature({ street: 'Oak Dr', city: 'Rome', state: 'New York' }),
        photonFeature({ street: 'Oak Dr', city: 'Rome', countrycode: 'IT' }),
      ],
    });
    expect(await suggest(' 12 Oak ')).toEqual(['12 Oak Dr, Cypress, TX 77429', 'Cypress, TX']);
    const [request] = seen;
    expect(request?.url.pathname).toBe('/api');
    expect(Object.fromEntries(request?.url.searchParams ?? [])).toMatchObject({
      q: '12 Oak',
      lat: '29.76',
      lon: '-95.37',
    });
  });

  it('may live behind a path', async () => {
    json({ features: [] });
    await geocoder({ kind: 'photon', url: new URL('maps/photon', address) })('12 Oak');
    expect(seen[0]?.url.pathname).toBe('/maps/photon/api');
  });

  it('is not asked for less than three characters', async () => {
    expect(await suggest('12')).toEqual([]);
    expect(seen).toEqual([]);
  });

  const faults: [string, (request: IncomingMessage, response: ServerResponse) => void][] = [
    ['an error', (_, response) => response.writeHead(500).end('broken')],
    ['no JSON', (_, response) => response.end('<html>')],
    ['another shape', (_, response) => response.end('{"features":[{"properties":7}]}')],
    ['a redirect', (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    // In the right shape, so that nothing but its size is wrong.
    ['too much', (_, response) => response.end(`{"features":[]}${' '.repeat(300_000)}`)],
    ['half an answer', (request) => request.socket.destroy()],
  ];
  it.each(faults)('that answers %s leaves the list empty', async (_, fault) => {
    answer = fault;
    expect(await suggest('12 Oak Dr')).toEqual([]);
    expect(failures).toHaveLength(1);
    expect(String(failures[0])).not.toContain('Oak');
  });

  it('that stalls is given up after two seconds', async () => {
    answer = () => {};
    const start = performance.now();
    expect(await suggest('12 Oak Dr')).toEqual([]);
    expect(performance.now() - start).toBeLessThan(4_000);
    expect(failures).toHaveLength(1);
  });
});

describe("Google's Places API", () => {
  const suggest = (input: string) => geocoder({ kind: 'google', key: 'secret-key-1' })(input);
  const prediction = (description: string) => ({
    placePrediction: { text: { text: description } },
  });

  it('is asked with the key in a header and filtered to Texas', async () => {
    json({
      suggestions: [
        prediction('12 Oak Dr, Cypress, TX, USA'),
        prediction('12 Oak Dr, Cypress, CA, USA'),
        { queryPrediction: { text: { text: 'oak' } } },
      ],
    });
    expect(await suggest('12 Oak')).toEqual(['12 Oak Dr, Cypress, TX, USA']);
    const [request] = seen;
    expect(request).toMatchObject({ method: 'POST', key: 'secret-key-1' });
    expect(request?.url.href).toBe(`${address.href}v1/places:autocomplete`);
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      input: '12 Oak',
      includedRegionCodes: ['us'],
    });
  });

  it('has no suggestions when it says nothing or refuses the key', async () => {
    json({});
    expect(await suggest('12 Oak')).toEqual([]);
    answer = (_, response) => response.writeHead(403).end('{"error":{}}');
    expect(await suggest('12 Oak')).toEqual([]);
    expect(failures).toHaveLength(1);
  });
});
