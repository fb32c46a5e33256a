// Who of the staff there is, and who of them is there.
import { mentionNames } from '#company/rules/customers/mentions.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { ChatAgent } from '#contract/chat/chat-desk.ts';
import { listOfficePeople, PRESENT_MS } from '#server/accounts/office-people.queries.ts';
import { chatAgents } from '#server/platform/database/schema/chat-desk.ts';
import type { ServerContext } from '../context.ts';
import { agentName } from './chat.policy.ts';

/** All of the staff by name, with whether they are there. */
export async function listAgents(
  { db, config, clock }: ServerContext,
  me: CurrentUser,
): Promise<ChatAgent[]> {
  const since = clock().getTime() - PRESENT_MS;
  const people = await listOfficePeople(db, config.staffEmails);
  const handles = new Map(mentionNames(people).map(({ id, handle }) => [id, handle]));
  const seen = new Map((await db.select().from(chatAgents)).map((row) => [row.userId, row]));
  return people
    .map((person) => {
      const { isAway = false, seenAt } = seen.get(person.id) ?? {};
      return {
        id: person.id,
        name: agentName(person),
        handle: handles.get(person.id) ?? '',
        presence: presenceOf(isAway, (seenAt?.getTime() ?? 0) >= since),
        isMe: person.id === me.id,
      };
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en-US'));
}

function presenceOf(isAway: boolean, isHere: boolean): ChatAgent['presence'] {
  if (!isHere) return 'gone';
  return isAway ? 'away' : 'available';
}
