// The numbers that get no text messages: who may not be texted at this moment, and why. The one writer of its table.
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { TextStopReason } from '#company/rules/chat/text-state.ts';
import { textNumberOf } from '#company/rules/platform/phone-link.ts';
import type { Db, Tx } from '../database/client.ts';
import { textStops } from '../database/schema/texts.ts';

/** Since when a number gets no texts, and why. */
export type TextStop = { since: Date; why: TextStopReason };

/** Those of some numbers, however written, that get no texts: their digits. */
export async function stoppedAmong(db: Db, phones: readonly string[]): Promise<Set<string>> {
  const numbers = phones.map(textNumberOf).filter((number) => number !== '');
  if (numbers.length === 0) return new Set();
  const rows = await db
    .select({ number: textStops.number })
    .from(textStops)
    .where(and(inArray(textStops.number, numbers), isNull(textStops.liftedAt)));
  return new Set(rows.map(({ number }) => number));
}

/** What keeps texts from a number, however written; null when it may have them. A wrong number comes before a STOP of who holds it. */
export async function textStopOf(db: Db, phone: string): Promise<TextStop | null> {
  const [row] = await db
    .select({ since: textStops.stoppedAt, why: textStops.why })
    .from(textStops)
    .where(and(eq(textStops.number, textNumberOf(phone)), isNull(textStops.liftedAt)))
    .orderBy(desc(textStops.why))
    .limit(1);
  return row ?? null;
}

/** Sends no more texts to a number. @returns Whether it had them until now. */
export async function stopTexts(
  tx: Tx,
  number: string,
  words: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(textStops)
    .values({ number, stoppedAt: now, stoppedBy: words.slice(0, 200) })
    .onConflictDoNothing()
    .returning({ id: textStops.id });
  return rows.length > 0;
}

/** Sends texts to a number again that had stopped them; a wrong one stays wrong. @returns Whether it had none until now. */
export async function allowTexts(
  tx: Tx,
  number: string,
  words: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(textStops)
    .set({ liftedAt: now, liftedBy: words.slice(0, 200) })
    .where(holding(number, 'stop'))
    .returning({ id: textStops.id });
  return rows.length > 0;
}

/** Has no text leave to a wrong number. @returns Whether it was not marked until now. */
export async function markWrong(tx: Tx, number: string, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(textStops)
    .values({ number, why: 'wrong-number', stoppedAt: now, stoppedBy: '' })
    .onConflictDoNothing()
    .returning({ id: textStops.id });
  return rows.length > 0;
}

/** Takes the mark off. @returns Since when it was there; null when it was not. */
export async function unmarkWrong(tx: Tx, number: string, now: Date): Promise<Date | null> {
  const [row] = await tx
    .update(textStops)
    .set({ liftedAt: now, liftedBy: '' })
    .where(holding(number, 'wrong-number'))
    .returning({ since: textStops.stoppedAt });
  return row?.since ?? null;
}

function holding(number: string, why: TextStopReason) {
  return and(eq(textStops.number, number), eq(textStops.why, why), isNull(textStops.liftedAt));
}
