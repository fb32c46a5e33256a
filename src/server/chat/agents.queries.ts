// Who of the staff there is, and who of them is there.
import { and, eq, isNull } from 'drizzle-orm';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { ChatAgent } from '#contract/chat/chat-desk.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { chatAgents } from '#server/platform/database/schema/chat-desk.ts';
import { presentUser } from '../accounts/account.queries.ts';
import { isOnStaff } from '../accounts/roles.ts';
import type { ServerContext } from '../context.ts';
import { agentName, isOfOffice } from './chat.policy.ts';
import { PRESENT_MS } from './chat-hours.ts';

/** All of the staff by name, with whether they are there. */
export async function listAgents(
  { db, config, clock }: ServerContext,
  me: CurrentUser,
): Promise<ChatAgent[]> {
  const since = clock().getTime() - PRESENT_MS;
  const rows = await db
    .select({ user: users, isAway: chatAgents.isAway, seenAt: chatAgents.seenAt })
    .from(users)
    .leftJoin(chatAgents, eq(chatAgents.userId, users.id))
    .where(and(isNull(users.disabledAt), isOnStaff(config.staffEmails)));
  return rows
    .map(({ user, ...rest }) => ({ user: presentUser(user, config.staffEmails), ...rest }))
    .filter(({ user }) => isOfOffice(user))
    .map(({ user, isAway, seenAt }) => ({
      id: user.id,
      name: agentName(user),
      presence: presenceOf(isAway ?? false, (seenAt?.getTime() ?? 0) >= since),
      isMe: user.id === me.id,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en-US'));
}

function presenceOf(isAway: boolean, isHere: boolean): ChatAgent['presence'] {
  if (!isHere) return 'gone';
  return isAway ? 'away' : 'available';
}
