// Whether someone at a number has called us and was not answered: then they may be texted back, as if they had texted.
import { and, eq, isNull } from 'drizzle-orm';
import { textNumberOf } from '#company/rules/platform/phone-link.ts';
import type { Db } from '#server/platform/database/client.ts';
import { incomingCalls } from '#server/platform/database/schema/calls.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';

/** Whether a call stands as missed in the conversation that is held with a number, however it is written. */
export async function hasCalled(db: Db, phone: string): Promise<boolean> {
  const number = textNumberOf(phone);
  const isHeld = and(eq(chatSessions.textNumber, number), isNull(chatSessions.numberLeftAt));
  const isMissed = and(eq(incomingCalls.phone, number), eq(incomingCalls.result, 'missed'));
  const [found] = await db
    .select({ id: incomingCalls.id })
    .from(incomingCalls)
    .innerJoin(chatSessions, eq(chatSessions.id, incomingCalls.sessionId))
    .where(and(isHeld, isMissed))
    .limit(1);
  return found !== undefined;
}
