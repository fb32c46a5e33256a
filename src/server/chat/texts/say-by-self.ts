// Says something in a conversation by text that no person has written: the answer to STOP, START or HELP, or to a call that was missed.
import type { TextKind } from '#company/rules/chat/text-state.ts';
import { chatMessages } from '#server/platform/database/schema/chat.ts';
import type { ServerContext } from '../../context.ts';
import { queueText } from '../outgoing-text.ts';
import type { LogWriter } from '../write-log.ts';

/** Writes it into the log, from where it leaves as a text. It answers no one who waits. @returns Its number in the log */
export async function sayBySelf(
  log: LogWriter,
  context: ServerContext,
  text: string,
  kind: Exclude<TextKind, 'answer'>,
): Promise<number> {
  const [row] = await log.tx
    .insert(chatMessages)
    .values({
      ...{ sessionId: log.session.id, text, sender: 'support', timestamp: log.now },
      senderName: context.settings().shortName,
    })
    .returning({ id: chatMessages.id });
  if (!row) throw new Error('the answer was not written');
  const { number } = log.add({ kind: 'message', details: {}, messageId: row.id });
  await queueText(log, context, { messageId: row.id, number, kind });
  return number;
}
