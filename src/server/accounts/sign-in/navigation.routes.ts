// Answers the browser navigations around signing in and out: /api/login, /api/callback and /api/logout.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hrefIn } from '#company/facts/languages.ts';
import { homePath, isLocalPath } from '#company/rules/platform/local-path.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { createProvider, type Provider, TripFailure } from '../identity-provider/provider.ts';
import { welcomeFromProvider } from '../identity-provider/provider-sign-in.service.ts';
import { beginTrip, endTrip, type Wanted } from '../identity-provider/trip.ts';
import { rememberBrowser } from '../known-browser.ts';
import { currentUser, signIn, signOut } from '../session.ts';

type Navigations =
  | 'GET /api/auth/ways'
  | 'GET /api/login'
  | 'GET /api/callback'
  | 'GET /api/logout'
  | 'POST /api/logout';

/** The handlers of the navigations. */
export function navigationHandlers(
  context: ServerContext,
  offersPasskeys: boolean,
): Handlers<Navigations> {
  const { identityProvider, publicUrl } = context.config;
  const provider = identityProvider && createProvider(identityProvider, publicUrl);
  /** Our session ends first; that of the provider at the address that is given, when it began there. */
  const leave = async (request: FastifyRequest, reply: FastifyReply) => {
    const { signedInBy } = await signOut(context, request, reply);
    const elsewhere = signedInBy === 'provider' ? await provider?.signOutAddress() : undefined;
    return elsewhere?.href ?? '/';
  };
  return {
    async 'GET /api/auth/ways'() {
      return { passkeys: offersPasskeys, provider: identityProvider?.issuer.hostname ?? null };
    },

    async 'GET /api/login'({ query, request, reply }) {
      const returnTo = localPath(query.returnTo);
      const { language } = query;
      if (returnTo && (await currentUser(context, request))) return redirect(reply, returnTo);
      // Programs that only look, such as link checkers, begin no trip.
      if (!provider || request.method === 'HEAD') {
        return redirect(reply, signInPage({ returnTo, language }));
      }
      return redirect(reply, await departure(context, provider, { returnTo, language }, reply));
    },

    async 'GET /api/callback'({ request, reply }) {
      if (!provider || request.method === 'HEAD') return redirect(reply, signInPage({}));
      return redirect(reply, await arrival(context, provider, request, reply));
    },

    async 'GET /api/logout'({ query: { language = 'en' }, request, reply }) {
      if (!isOwnNavigation(request)) return redirect(reply, hrefIn(language, '/sign-out'));
      return redirect(reply, hrefIn(language, await leave(request, reply)));
    },

    async 'POST /api/logout'({ request, reply }) {
      return { next: await leave(request, reply) };
    },
  };
}

/** The provider's page, with the trip in the browser's cookie, or our own page that says why not. */
async function departure(
  context: ServerContext,
  provider: Provider,
  wanted: Wanted,
  reply: FastifyReply,
): Promise<string> {
  try {
    const { address, trip } = await provider.depart(wanted);
    beginTrip(context, reply, trip);
    return address.href;
  } catch (error) {
    return signInPage({ ...wanted, trouble: troubleOf(context, error) });
  }
}

/** Where the person wanted to go, signed in; or our own page that says why not. */
async function arrival(
  context: ServerContext,
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const trip = endTrip(context, request, reply);
  if (!trip) return signInPage({ trouble: 'again' });
  const returnTo = localPath(trip.returnTo);
  const { language } = trip;
  try {
    const claims = await provider.arrive(new URL(request.url, 'http://here').search, trip);
    const user = await welcomeFromProvider(context, claims);
    if (typeof user === 'string') return signInPage({ returnTo, language, trouble: user });
    rememberBrowser(context, reply, user.email);
    await signIn(context, request, reply, { user, by: 'provider' });
    return returnTo ?? homePath(user.role);
  } catch (error) {
    return signInPage({ returnTo, language, trouble: troubleOf(context, error) });
  }
}

/** What is not the fault of the trip goes on to who can tell. The log gets the library's code, never the query. */
function troubleOf({ log }: ServerContext, error: unknown): string {
  if (!(error instanceof TripFailure)) throw error;
  const { code } = (error.cause ?? {}) as { code?: unknown };
  log.warn({ trouble: error.trouble, code }, 'nobody was signed in by the identity provider');
  return error.trouble;
}

function signInPage({ language = 'en', ...query }: Wanted & { trouble?: string }): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const pairs = given.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`);
  return hrefIn(language, pairs.length > 0 ? `/sign-in?${pairs.join('&')}` : '/sign-in');
}

function redirect(reply: FastifyReply, path: string): null {
  reply.header('location', path);
  return null;
}

function localPath(path: string | undefined): string | undefined {
  return path && isLocalPath(path) ? path : undefined;
}

/** A page elsewhere may send a browser to /api/logout; only our own pages and the address bar sign out at once. */
function isOwnNavigation(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === 'same-origin' || site === 'none';
}
