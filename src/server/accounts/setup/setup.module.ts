// Setup: the one-time link by which an installation without an owner gets one.
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import type { Module } from '../../module.ts';
import { rememberBrowser } from '../known-browser.ts';
import { signIn } from '../session.ts';
import { lookAtSetupLink, redeemSetupLink, sweepSetupLinks } from './setup-link.service.ts';

export const setupModule: Module = {
  handlers: ({ context }) => setupHandlers(context),
  sweep: ({ db, clock }) => sweepSetupLinks(db, clock()),
};

function setupHandlers(
  context: ServerContext,
): Handlers<'GET /api/setup/{token}' | 'POST /api/setup/{token}'> {
  return {
    async 'GET /api/setup/{token}'({ params }) {
      return { expiresAt: (await lookAtSetupLink(context, params.token)).toISOString() };
    },

    async 'POST /api/setup/{token}'({ params, body, visitor, request, reply }) {
      const user = await redeemSetupLink(context, params.token, { ...body, browserHash: visitor });
      rememberBrowser(context, reply, user.email);
      await signIn(context, request, reply, { user, by: 'setup link' });
      return user;
    },
  };
}
