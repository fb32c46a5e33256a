// Speaks OpenID Connect with the identity provider: state, nonce and PKCE on every trip; what it says is checked by openid-client, the
// signature of the ID token by the keys that the provider has published.
import type * as openid from 'openid-client';
import type { ProviderSettings } from '#server/platform/installation/config.ts';
import type { Trip, Wanted } from './trip.ts';

/** Who someone is to the provider. */
export type Claims = {
  issuer: string;
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  firstName: string | undefined;
  lastName: string | undefined;
};

/** Why a trip has led nowhere: the provider did not answer, the person said no there, or the answer does not belong to it. */
export type TripTrouble = 'away' | 'declined' | 'again';

/** A trip that has led nowhere. */
export class TripFailure extends Error {
  readonly trouble: TripTrouble;

  constructor(trouble: TripTrouble, cause?: unknown) {
    super(`the identity provider: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

export type Provider = {
  /** Where the browser goes, and what it keeps meanwhile. @throws TripFailure */
  depart: (wanted: Wanted) => Promise<{ address: URL; trip: Trip }>;
  /** Who has come back with this query. @throws TripFailure */
  arrive: (search: string, trip: Trip) => Promise<Claims>;
  /** Where the person signs out of the provider as well; undefined when it offers no such place or does not answer. */
  signOutAddress: () => Promise<URL | undefined>;
};

/** A page waits for it, so the provider is given a little time only. */
const TIMEOUT_SECONDS = 5;

/** The provider of an installation. It is asked about itself with the first trip, and again when it did not answer. */
export function createProvider(settings: ProviderSettings, publicUrl: URL): Provider {
  let known: Promise<Known> | undefined;
  const know = () => {
    known ??= discover(settings).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  return {
    depart: (wanted) => depart(know, publicUrl, wanted).catch(fail),
    arrive: (search, trip) => arrive(know, publicUrl, search, trip).catch(fail),
    signOutAddress: () => signOutAddress(know, publicUrl).catch(() => undefined),
  };
}

type Known = { library: typeof openid; configuration: openid.Configuration };
type Know = () => Promise<Known>;

/** The library is loaded where a provider is set, and nowhere else. */
async function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Known> {
  const library = await import('openid-client');
  const configuration = await library.discovery(issuer, clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    execute: [
      // The library trusts the TLS of the token endpoint alone, and looks at no signature otherwise (OpenID Connect Core
      // 3.1.3.7, step 6): a proxy on the way would be believed.
      library.enableNonRepudiationChecks,
      ...(issuer.protocol === 'http:' ? [library.allowInsecureRequests] : []),
    ],
  });
  return { library, configuration };
}

async function depart(know: Know, publicUrl: URL, { returnTo, language }: Wanted) {
  const { library, configuration } = await know();
  const trip: Trip = {
    state: library.randomState(),
    nonce: library.randomNonce(),
    codeVerifier: library.randomPKCECodeVerifier(),
    ...(returnTo && { returnTo }),
    ...(language && { language }),
  };
  const address = library.buildAuthorizationUrl(configuration, {
    redirect_uri: new URL('/api/callback', publicUrl).href,
    scope: 'openid email profile',
    state: trip.state,
    nonce: trip.nonce,
    code_challenge: await library.calculatePKCECodeChallenge(trip.codeVerifier),
    code_challenge_method: 'S256',
  });
  return { address, trip };
}

async function arrive(know: Know, publicUrl: URL, search: string, trip: Trip): Promise<Claims> {
  const { library, configuration } = await know();
  // Made of our own address, never of what the request says of the host.
  const address = new URL(`/api/callback${search}`, publicUrl);
  const tokens = await library.authorizationCodeGrant(configuration, address, {
    expectedState: trip.state,
    expectedNonce: trip.nonce,
    pkceCodeVerifier: trip.codeVerifier,
    idTokenExpected: true,
  });
  const idToken = tokens.claims();
  if (!idToken) throw new TripFailure('again');
  const { iss, sub } = idToken;
  // Many providers say in the token only who it is, and the rest when they are asked.
  const said =
    idToken.email === undefined && configuration.serverMetadata().userinfo_endpoint
      ? { ...idToken, ...(await library.fetchUserInfo(configuration, tokens.access_token, sub)) }
      : idToken;
  return {
    issuer: iss,
    subject: sub,
    email: textOf(said.email),
    isEmailVerified: said.email_verified === true,
    firstName: textOf(said.given_name),
    lastName: textOf(said.family_name),
  };
}

async function signOutAddress(know: Know, publicUrl: URL): Promise<URL | undefined> {
  const { library, configuration } = await know();
  if (!configuration.serverMetadata().end_session_endpoint) return undefined;
  return library.buildEndSessionUrl(configuration, {
    post_logout_redirect_uri: new URL('/', publicUrl).href,
  });
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Puts a failure into the words for which there is a page. */
function fail(error: unknown): never {
  if (error instanceof TripFailure) throw error;
  throw new TripFailure(troubleOf(error), error);
}

/** What says that nothing came at all, or nothing that could be read as an answer. */
const NO_ANSWER = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

function troubleOf(error: unknown): TripTrouble {
  if (error instanceof TypeError) return 'away';
  const { code, error: refusal } = error as { code?: unknown; error?: unknown };
  if (refusal === 'access_denied') return 'declined';
  return typeof code === 'string' && NO_ANSWER.has(code) ? 'away' : 'again';
}
