// Marks the number of a conversation by text as wrong, and takes the mark off again (docs/product/texts.md#wrong-numbers).
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { DeskChat } from '#contract/chat/chat-desk.ts';
import { endConsentsOf, restoreConsentsOf } from '#server/customers/consents-of-number.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { markWrong, unmarkWrong } from '#server/platform/text-messages/text-stops.ts';
import type { ServerContext } from '../../context.ts';
import { agentName } from '../chat.policy.ts';
import { changeChat } from '../desk.service.ts';
import type { LogWriter } from '../write-log.ts';

/**
 * Has no text leave to the number any more, whoever sends it, and ends the permissions for it; or undoes both. The same once more changes
 * nothing.
 *
 * @throws RequestProblem 404, or 409 for a conversation that is not held by text, or whose customer has another number by now.
 */
export function markNumber(
  context: ServerContext,
  sessionId: string,
  isWrong: boolean,
  user: CurrentUser,
): Promise<DeskChat> {
  const action = isWrong ? 'chat-wrong-number' : 'chat-right-number';
  return changeChat(context, sessionId, user, action, async (log) => {
    const { tx, now } = log;
    const { textNumber: number, numberLeftAt } = log.session;
    if (number === null) {
      throw new RequestProblem('wrong_state', 'This conversation is not by text.');
    }
    // Whoever has the number by now has a conversation of their own, and is not to lose their texts from here.
    if (numberLeftAt !== null) {
      throw new RequestProblem('wrong_state', 'They no longer have this number.');
    }
    if (isWrong) {
      if (!(await markWrong(tx, number, now))) return false;
      await endConsentsOf(context, tx, { actor: user, number, at: now });
      addNote(log, user, 'Wrong number. No texts go to it, and permissions for it have ended.');
      return true;
    }
    const since = await unmarkWrong(tx, number, now);
    if (!since) return false;
    await restoreConsentsOf(context, tx, { actor: user, number, at: since });
    addNote(log, user, 'The number is right. Texts can go to it again.');
    return true;
  });
}

function addNote(log: LogWriter, user: CurrentUser, text: string): void {
  log.add({ kind: 'note', details: { text, authorName: agentName(user) }, clientKey: null });
}
