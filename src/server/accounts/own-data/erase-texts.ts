// Erases which texts went to someone, also of one that was on its way while the account was erased and is written down afterwards.
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';

/** A text is written down as it leaves, so no earlier one is under way; with room for clocks that differ. */
const LOOKS_BACK = '1 hour';

/** The numbers at which someone was texted, by their digits: their own, those they agreed to, those of their conversations. */
export async function textedNumbers(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ number: string }>(sql`
    select distinct (phone_words(said.number))[1] as number from (
      select reaches as number from consents where user_id = ${userId} and channel = 'text'
      union select phone from users where id = ${userId}
      union select text_number from chat_sessions
        where (user_id = ${userId} or customer_id = ${userId}) and number_left_at is null) as said
    where (phone_words(said.number))[1] is not null`);
  return rows.map(({ number }) => number);
}

/** Which texts went to some numbers, however each was written. */
export async function eraseSentTexts(tx: Tx, numbers: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from sent_mails
    where channel = 'text' and (phone_words(recipient))[1] = any(${sql.param([...numbers])}::text[])`);
}

/** Marks of numbers, by which a job finds texts to them without keeping what the erasure took. */
export function marksOfNumbers(
  { secrets }: Pick<ServerContext, 'secrets'>,
  numbers: readonly string[],
): string[] {
  return numbers.map((number) =>
    createHmac('sha256', secrets.erasedNumber).update(number).digest('base64url'),
  );
}

/** Erases what was written down since an erasure of texts to the numbers of some marks. */
export async function eraseTextsUnderWay(
  context: Pick<ServerContext, 'db' | 'secrets'>,
  marks: readonly string[],
  erasedAt: Date,
): Promise<void> {
  if (marks.length === 0) return;
  await context.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ number: string }>(sql`
      select distinct (phone_words(recipient))[1] as number from sent_mails
      where channel = 'text' and (phone_words(recipient))[1] is not null
        and first_tried_at > ${erasedAt.toISOString()}::timestamptz - ${LOOKS_BACK}::interval`);
    const numbers = rows.map(({ number }) => number);
    const found = marksOfNumbers(context, numbers);
    await eraseSentTexts(
      tx,
      numbers.filter((_, at) => marks.includes(found[at] ?? '')),
    );
  });
}
