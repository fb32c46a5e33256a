// Whether someone at a number has called us and was not answered: then they may be texted back, as if they had texted.
import { and, eq } from 'drizzle-orm';
import { textNumberOf } from '#company/rules/platform/phone-link.ts';
import type { Db } from '#server/platform/database/client.ts';
import { incomingCalls } from '#server/platform/database/schema/calls.ts';

/** Whether a call from a number, however it is written, stands in its conversation as missed. */
export async function hasCalled(db: Db, number: string): Promise<boolean> {
  const [found] = await db
    .select({ id: incomingCalls.id })
    .from(incomingCalls)
    .where(and(eq(incomingCalls.phone, textNumberOf(number)), eq(incomingCalls.result, 'missed')))
    .limit(1);
  return found !== undefined;
}
