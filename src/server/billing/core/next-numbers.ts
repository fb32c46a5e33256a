// The numbers of invoices and credit notes: one after the other, without a gap, whatever fails and on both engines.
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { billingNumbers } from '#server/platform/database/schema/billing.ts';

/**
 * Takes numbers in a row. Another transaction waits for them until this one ends; taken back with it, they are given out again.
 *
 * @param name What is numbered.
 * @returns The first of them.
 */
export async function takeNumbers(
  tx: Tx,
  name: 'invoice' | 'credit-note',
  count: number,
): Promise<number> {
  const [row] = await tx
    .update(billingNumbers)
    .set({ next: sql`${billingNumbers.next} + ${count}` })
    .where(eq(billingNumbers.name, name))
    .returning({ next: billingNumbers.next });
  if (!row) throw new Error(`there are no numbers for ${name}`);
  return row.next - count;
}
