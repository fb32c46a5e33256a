// Suggests addresses by the provider of the GEOCODER setting; what a provider fails to answer is an empty list.
import { z } from 'zod';
import type { GeocoderSetting } from '#server/platform/installation/geocoder-setting.ts';
import { localSuggestions } from './local-suggestions.ts';

/** Gives descriptions of Texas addresses that an input may become. Never rejects. */
export type Suggest = (input: string) => Promise<string[]>;

type GeocoderOptions = {
  /** The ZIP code that local suggestions are sorted around. */
  officeZip: () => string;
  /** Hears why a provider gave no answer; what was typed is not part of it. */
  onFailure: (error: unknown) => void;
  /** Where Google's Places API lives; tests put a stand-in there. */
  googleUrl?: URL;
};

/** Suggestions start at three characters (docs/product/service-area-and-addresses.md#suggestions). */
const MIN_CHARACTERS = 3;
const MAX_SUGGESTIONS = 6;
const TIMEOUT_MS = 2_000;
const MAX_ANSWER_BYTES = 200_000;

/** The middle of Houston and how far around it providers should look first. */
const HOUSTON = { latitude: 29.76, longitude: -95.37 };
const HOUSTON_RADIUS_METERS = 50_000;

const GOOGLE_URL = new URL('https://places.googleapis.com/');

/** Opens the configured provider. */
export function createGeocoder(setting: GeocoderSetting, options: GeocoderOptions): Suggest {
  const ask = providerOf(setting, options);
  return async (input) => {
    const typed = input.trim();
    if ([...typed].length < MIN_CHARACTERS) return [];
    try {
      const found = await ask(typed);
      return [...new Set(found)].slice(0, MAX_SUGGESTIONS);
    } catch (error) {
      options.onFailure(error);
      return [];
    }
  };
}

function providerOf(setting: GeocoderSetting, options: GeocoderOptions): Suggest {
  switch (setting.kind) {
    case 'local':
      return async (input) => localSuggestions(input, options.officeZip());
    case 'photon':
      return (input) => askPhoton(setting.url, input);
    case 'google':
      return (input) => askGoogle(options.googleUrl ?? GOOGLE_URL, setting.key, input);
  }
}

const text = z.string().max(300).optional();

/** The part of Photon's GeoJSON that makes an address (github.com/komoot/photon, "Search results"). */
const PhotonAnswer = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        countrycode: text,
        state: text,
        name: text,
        housenumber: text,
        street: text,
        city: text,
        postcode: text,
      }),
    }),
  ),
});
type PhotonPlace = z.infer<typeof PhotonAnswer>['features'][number]['properties'];

async function askPhoton(server: URL, input: string): Promise<string[]> {
  const url = new URL('api', withSlash(server));
  url.searchParams.set('q', input);
  url.searchParams.set('lang', 'en');
  // More than are shown, because what lies outside Texas falls away.
  url.searchParams.set('limit', '15');
  url.searchParams.set('lat', String(HOUSTON.latitude));
  url.searchParams.set('lon', String(HOUSTON.longitude));
  const answer = PhotonAnswer.parse(await fetchJson(url, {}));
  return answer.features
    .map(({ properties }) => properties)
    .filter(({ countrycode, state }) => countrycode === 'US' && state === 'Texas')
    .map(photonDescription);
}

function photonDescription({ housenumber, street, name, city, postcode }: PhotonPlace): string {
  const line = [housenumber, street ?? name].filter(Boolean).join(' ');
  const place = city === line ? [] : [city];
  return [line, ...place, ['TX', postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** The part of the answer that names an address (Places API (New), Autocomplete). */
const GoogleAnswer = z.object({
  suggestions: z
    .array(
      z.object({ placePrediction: z.object({ text: z.object({ text: z.string() }) }).optional() }),
    )
    .default([]),
});

async function askGoogle(server: URL, key: string, input: string): Promise<string[]> {
  const answer = await fetchJson(new URL('v1/places:autocomplete', withSlash(server)), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
    body: JSON.stringify({
      input,
      includedRegionCodes: ['us'],
      languageCode: 'en',
      locationBias: { circle: { center: HOUSTON, radius: HOUSTON_RADIUS_METERS } },
    }),
  });
  return GoogleAnswer.parse(answer)
    .suggestions.map(({ placePrediction }) => placePrediction?.text.text ?? '')
    .filter((description) => /\btx\b/i.test(description));
}

/** Asks a provider; whatever is not a JSON answer in time and of a sensible size is an error. */
async function fetchJson(url: URL, init: RequestInit): Promise<unknown> {
  const answer = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the geocoder answered ${answer.status}`);
  return JSON.parse(await boundedText(answer));
}

async function boundedText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > MAX_ANSWER_BYTES) throw new Error('the geocoder answered too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** So that a server behind a path (https://maps.example/photon) keeps it. */
function withSlash(url: URL): URL {
  return url.pathname.endsWith('/') ? url : new URL(`${url.href}/`);
}
