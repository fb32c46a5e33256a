// The numbers that want no text messages: who may not be texted at this moment. The one writer of its table.
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { textNumberOf } from '#company/rules/platform/phone-link.ts';
import type { Db, Tx } from '../database/client.ts';
import { textStops } from '../database/schema/texts.ts';

/** Those of some numbers, however written, that want no texts: their digits. */
export async function stoppedAmong(db: Db, phones: readonly string[]): Promise<Set<string>> {
  const numbers = phones.map(textNumberOf).filter((number) => number !== '');
  if (numbers.length === 0) return new Set();
  const rows = await db
    .select({ number: textStops.number })
    .from(textStops)
    .where(and(inArray(textStops.number, numbers), isNull(textStops.liftedAt)));
  return new Set(rows.map(({ number }) => number));
}

/** Since when a number, however written, wants no texts; null when it may have them. */
export async function stoppedSince(db: Db, phone: string): Promise<Date | null> {
  const [row] = await db
    .select({ stoppedAt: textStops.stoppedAt })
    .from(textStops)
    .where(and(eq(textStops.number, textNumberOf(phone)), isNull(textStops.liftedAt)));
  return row?.stoppedAt ?? null;
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

/** Sends texts to a number again. @returns Whether it had none until now. */
export async function allowTexts(
  tx: Tx,
  number: string,
  words: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(textStops)
    .set({ liftedAt: now, liftedBy: words.slice(0, 200) })
    .where(and(eq(textStops.number, number), isNull(textStops.liftedAt)))
    .returning({ id: textStops.id });
  return rows.length > 0;
}
