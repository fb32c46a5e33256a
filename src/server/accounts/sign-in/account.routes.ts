// Answers who is signed in, and signing in by an emailed code or link or as one of the demo people.
import type { Handlers } from '#server/platform/http/mount.ts';
import { visitorHashOf } from '#server/platform/http/visitor.ts';
import type { ServerContext } from '../../context.ts';
import { findOwnPortal } from '../account.queries.ts';
import { redeemSignInCode, sendSignInCode } from '../account.service.ts';
import { isKnownBrowser, rememberBrowser } from '../known-browser.ts';
import { networkHashOf, signIn } from '../session.ts';
import { lookAtSignInLink, redeemSignInLink } from './sign-in-link.service.ts';

type AccountEndpoints =
  | 'GET /api/auth/user'
  | 'POST /api/auth/code'
  | 'POST /api/auth/verify'
  | 'GET /api/auth/links/{token}'
  | 'POST /api/auth/links/{token}';

/** The handlers of signing in and out. */
export function accountHandlers(context: ServerContext): Handlers<AccountEndpoints> {
  return {
    async 'GET /api/auth/user'({ user: { customerId, seenBy, ...user } }) {
      const own = await findOwnPortal(context.db, user.id, customerId);
      return { ...user, ...own, seenUntil: seenBy?.endsAt ?? null };
    },

    async 'POST /api/auth/code'({ body, visitor, request }) {
      const asking = {
        browserHash: visitor,
        networkHash: networkHashOf(context, request),
        isKnownBrowser: isKnownBrowser(context, request, body.email),
      };
      await sendSignInCode(context, body.email, asking, body);
      return null;
    },

    async 'POST /api/auth/verify'({ body, visitor, request, reply }) {
      const user = await redeemSignInCode(context, { ...body, browserHash: visitor });
      rememberBrowser(context, reply, user.email);
      await signIn(context, request, reply, { user, by: 'code' });
      return user;
    },

    'GET /api/auth/links/{token}': ({ params, request }) =>
      lookAtSignInLink(context, params.token, visitorHashOf(request)),

    async 'POST /api/auth/links/{token}'({ params, visitor, request, reply }) {
      const { user, returnTo } = await redeemSignInLink(context, params.token, visitor);
      rememberBrowser(context, reply, user.email);
      await signIn(context, request, reply, { user, by: 'link' });
      return { user, returnTo };
    },
  };
}
