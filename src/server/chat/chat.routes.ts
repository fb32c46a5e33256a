// Answers visitors before their first word, and when they come back by a link.
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { FormGuard } from '#server/leads/form-guard/form-guard.ts';
import { giveKey, keyOf } from '#server/platform/http/chat-cookie.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import { findUserRow } from '../accounts/account.queries.ts';
import type { ServerContext } from '../context.ts';
import { agentName, isOfOffice } from './chat.policy.ts';
import { findLatestChat } from './chat.queries.ts';
import { nextDates, presentAvailability, promiseAt } from './chat-hours.ts';
import { followChatLink, readChatLink } from './chat-link.service.ts';
import { callerOf, linkToAccount } from './open-chat.ts';
import { presentCounted } from './present-chat.ts';
import { startChat } from './start-chat.service.ts';
import type { SupportWatch } from './support-watch.ts';

type StartEndpoints =
  | 'GET /api/support-dates'
  | 'GET /api/chat-session'
  | 'POST /api/chat-session'
  | 'GET /api/chat-links/{token}'
  | 'POST /api/chat-links/{token}';

/** Before the first word, and the ways back. */
export function chatStartHandlers(
  context: ServerContext,
  guard: FormGuard,
  watch: SupportWatch,
): Handlers<StartEndpoints> {
  const { db, clock, settings, config } = context;
  return {
    async 'GET /api/support-dates'() {
      return { dates: await nextDates(db, context, clock()) };
    },

    async 'GET /api/chat-session'({ query, user, visitor, request }) {
      const caller = callerOf({ user, visitor, request });
      const customer = user && !isOfOffice(user) ? user : undefined;
      const now = clock();
      watch.begin();
      const latest = await findLatestChat(db, { ...caller, user: customer }, now);
      const session = latest && (await linkToAccount(context, latest, caller));
      return {
        availability: presentAvailability(await promiseAt(db, context, now, query.language)),
        session: session ? await presentCounted(db, session, 'customer') : null,
        knownAs: customer ? await knownAs(context, customer) : null,
        keptDays: settings().chatKeptDays,
      };
    },

    async 'POST /api/chat-session'({ body, user, visitor, request, reply, attempt }) {
      const inspection = await guard.inspect('chatStart', body, request);
      const key = keyOf(request);
      const caller = callerOf({ user, visitor, request });
      const session = await startChat(context, body, { caller, key, inspection, attempt });
      giveKey(reply, key, config.publicUrl);
      return session;
    },

    async 'GET /api/chat-links/{token}'({ params }) {
      return readChatLink(context, params.token);
    },

    async 'POST /api/chat-links/{token}'({ params, request, reply }) {
      const key = keyOf(request);
      const session = await followChatLink(context, params.token, key);
      giveKey(reply, key, config.publicUrl);
      return session;
    },
  };
}

async function knownAs({ db }: Pick<ServerContext, 'db'>, user: CurrentUser) {
  const row = await findUserRow(db, user.email);
  return { name: agentName(user), email: user.email, phone: row?.phone ?? null };
}
