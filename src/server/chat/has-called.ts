// Whether someone at a number has called us and was not answered: then they may be texted back, as if they had texted.
import { and, eq, gte, isNull } from 'drizzle-orm';
import { textNumberOf } from '#company/rules/platform/phone-link.ts';
import type { Db } from '#server/platform/database/client.ts';
import { incomingCalls } from '#server/platform/database/schema/calls.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';

/** Who called longer ago waits for no answer to it: then a text is one that no one asked for. */
const ANSWERED_WITHIN_MS = 30 * 86_400_000;

/** Whether a call of the 30 days before stands as missed in the conversation that is held with a number, however it is written. */
export async function hasCalled(db: Db, phone: string, now: Date): Promise<boolean> {
  const number = textNumberOf(phone);
  const since = new Date(now.getTime() - ANSWERED_WITHIN_MS);
  const isHeld = and(eq(chatSessions.textNumber, number), isNull(chatSessions.numberLeftAt));
  const isMissed = and(
    ...[eq(incomingCalls.phone, number), eq(incomingCalls.result, 'missed')],
    gte(incomingCalls.cameAt, since),
  );
  const [found] = await db
    .select({ id: incomingCalls.id })
    .from(incomingCalls)
    .innerJoin(chatSessions, eq(chatSessions.id, incomingCalls.sessionId))
    .where(and(isHeld, isMissed))
    .limit(1);
  return found !== undefined;
}
