// Answers what is asked about passkeys, and about how the signed-in person signs in.
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { deviceWords } from '../device-label.ts';
import { isFreshSignIn } from '../fresh-sign-in.ts';
import { rememberBrowser } from '../known-browser.ts';
import { endOtherSessions, endSession, ownSessions } from '../own-sessions.service.ts';
import { networkHashOf, sidOf, signIn } from '../session.ts';
import { passkeysOf, presentPasskey } from './passkey.queries.ts';
import { keepPasskey, namePasskey, newPasskeyOptions, removePasskey } from './passkey.service.ts';
import { passkeySignInOptions, redeemPasskey } from './passkey-sign-in.service.ts';
import { relyingPartyOf } from './relying-party.ts';

type PasskeyEndpoints =
  | 'POST /api/auth/passkey/options'
  | 'POST /api/auth/passkey'
  | 'POST /api/account/passkeys/options'
  | 'POST /api/account/passkeys'
  | 'PATCH /api/account/passkeys/{id}'
  | 'DELETE /api/account/passkeys/{id}'
  | 'GET /api/account/fresh-sign-in'
  | 'GET /api/account/sign-in'
  | 'DELETE /api/account/sessions/{id}'
  | 'POST /api/account/sessions/end-others';

/** The handlers of passkeys and of the own sessions. */
export function passkeyHandlers(context: ServerContext): Handlers<PasskeyEndpoints> {
  return {
    async 'POST /api/auth/passkey/options'({ visitor }) {
      return { options: await passkeySignInOptions(context, visitor) };
    },

    async 'POST /api/auth/passkey'({ body, visitor, request, reply }) {
      const user = await redeemPasskey(context, body.credential, visitor);
      rememberBrowser(context, reply, user.email);
      await signIn(context, request, reply, { user, by: 'passkey' });
      return user;
    },

    async 'POST /api/account/passkeys/options'({ user, request }) {
      return { options: await newPasskeyOptions(context, { user, sid: sidOf(request) }) };
    },

    'POST /api/account/passkeys': ({ user, body, request }) => {
      const device = deviceWords(request.headers['user-agent']);
      return keepPasskey(context, { user, sid: sidOf(request), device }, body.credential);
    },

    'PATCH /api/account/passkeys/{id}': ({ user, params, body }) =>
      namePasskey(context, user.id, params.id, body.name),

    async 'DELETE /api/account/passkeys/{id}'({ user, params }) {
      await removePasskey(context, user.id, params.id);
      return null;
    },

    async 'GET /api/account/fresh-sign-in'({ request }) {
      return { isFresh: await isFreshSignIn(context.db, sidOf(request)) };
    },

    async 'GET /api/account/sign-in'({ user, request }) {
      const { db, config } = context;
      const networkHash = networkHashOf(context, request);
      const [sessions, passkeys] = await Promise.all([
        ownSessions(db, { userId: user.id, sid: sidOf(request), networkHash }),
        passkeysOf(db, user.id),
      ]);
      const offersPasskeys = relyingPartyOf(config) !== undefined;
      return { sessions, passkeys: passkeys.map(presentPasskey), offersPasskeys };
    },

    async 'DELETE /api/account/sessions/{id}'({ user, params }) {
      await endSession(context, user.id, params.id);
      return null;
    },

    async 'POST /api/account/sessions/end-others'({ user, request }) {
      return { ended: await endOtherSessions(context, { userId: user.id, sid: sidOf(request) }) };
    },
  };
}
