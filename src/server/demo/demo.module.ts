// The demonstration's way in: signing in as one of its people, without a mail.
import { auditSignIn, signIn } from '#server/accounts/session.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { Module } from '../module.ts';
import { demoOffer, demoPerson } from './demo-sign-in.ts';

export const demoModule: Module = {
  handlers: ({ context }) => ({
    'GET /api/auth/demo': ({ request }) => demoOffer(context, request),

    async 'POST /api/auth/demo'({ body, request, reply }) {
      const user = await demoPerson(context, request, body.email);
      if (!user)
        throw new RequestProblem('not_found', 'There is no one with that address to sign in as.');
      await context.db.transaction((tx) =>
        auditSignIn(tx, user.id, 'demonstration', context.clock()),
      );
      await signIn(context, request, reply, { user, by: 'demonstration' });
      return user;
    },
  }),
};
