// Answers the sign-in endpoints and the two browser navigations /api/login and /api/logout.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import type { Handlers } from '../http/mount.ts';
import { RequestProblem } from '../http/problem.ts';
import { networkOf } from '../http/rate-limit.ts';
import { auditSignIn, redeemSignInCode, sendSignInCode } from './account.service.ts';
import { demoOffer, demoPerson } from './demo-sign-in.ts';
import { isKnownBrowser, networkMark, rememberBrowser } from './known-browser.ts';
import { currentUser, signIn, signOut } from './session.ts';

type AccountEndpoints =
  | 'GET /api/auth/user'
  | 'POST /api/auth/code'
  | 'POST /api/auth/verify'
  | 'GET /api/auth/demo'
  | 'POST /api/auth/demo'
  | 'GET /api/login'
  | 'GET /api/logout'
  | 'POST /api/logout';

/** The handlers of signing in and out. */
export function accountHandlers(context: ServerContext): Handlers<AccountEndpoints> {
  return {
    async 'GET /api/auth/user'({ user }) {
      return user;
    },

    async 'POST /api/auth/code'({ body, visitor, request }) {
      await sendSignInCode(context, body.email, {
        browserHash: visitor,
        networkHash: networkMark(context, networkOf(request.ip)),
        isKnownBrowser: isKnownBrowser(context, request, body.email),
      });
      return null;
    },

    async 'POST /api/auth/verify'({ body, visitor, request, reply }) {
      const user = await redeemSignInCode(context, body.email, body.code, visitor);
      rememberBrowser(context, reply, user.email);
      await signIn(context, request, reply, user);
      return user;
    },

    async 'GET /api/auth/demo'({ request }) {
      return demoOffer(context, request);
    },

    async 'POST /api/auth/demo'({ body, request, reply }) {
      const user = await demoPerson(context, request, body.email);
      if (!user)
        throw new RequestProblem('not_found', 'There is nobody of that address to sign in as.');
      await context.db.transaction((tx) =>
        auditSignIn(tx, user.id, 'demonstration', context.clock()),
      );
      await signIn(context, request, reply, user);
      return user;
    },

    async 'GET /api/login'({ query, request, reply }) {
      const returnTo = localPath(query.returnTo);
      if (returnTo && (await currentUser(context, request))) return redirect(reply, returnTo);
      return redirect(
        reply,
        returnTo ? `/sign-in?returnTo=${encodeURIComponent(returnTo)}` : '/sign-in',
      );
    },

    async 'GET /api/logout'({ request, reply }) {
      if (!isOwnNavigation(request)) return redirect(reply, '/sign-out');
      await signOut(context, request, reply);
      return redirect(reply, '/');
    },

    async 'POST /api/logout'({ request, reply }) {
      await signOut(context, request, reply);
      return redirect(reply, '/');
    },
  };
}

function redirect(reply: FastifyReply, path: string): null {
  reply.header('location', path);
  return null;
}

/** A path of this site, or undefined: no scheme, no host, no backslash tricks (open redirect). */
function localPath(returnTo: string | undefined): string | undefined {
  return returnTo && /^\/(?![/\\])[\w\-./?=&%#]*$/.test(returnTo) ? returnTo : undefined;
}

/** A page elsewhere may send a browser to /api/logout; only our own pages and the address bar sign out at once. */
function isOwnNavigation(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === 'same-origin' || site === 'none';
}
