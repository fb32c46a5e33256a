// The one writer of deposits and progress payments that were agreed: with an acceptance, and when a part of the work is done.
import { eq } from 'drizzle-orm';
import { centsOf } from '#company/rules/money/money.ts';
import type { ShownQuote } from '#company/rules/quotes/quote-content.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { quotePaymentSteps } from '#server/platform/database/schema/quote-version.ts';
import type { ServerContext } from '../../context.ts';
import { depositDue } from './quote-copy-job.ts';

/** Stores what is to be paid before the rest, and has a deposit billed where the company has chosen so. */
export async function addPaymentSteps(
  tx: Tx,
  { clock, settings, jobs }: ServerContext,
  shown: ShownQuote,
): Promise<void> {
  const at = clock();
  const stored = await storePaymentSteps(tx, shown, {
    at,
    today: dateInZone(at, settings().timeZone),
  });
  if (stored > 0) await jobs.enqueue(tx, depositDue, { quoteId: shown.quote });
}

/** Stores the payments that were agreed but for the rest; a deposit is due at once. Gives how many there are. */
export async function storePaymentSteps(
  tx: Tx,
  { quote: quoteId, payments = [] }: ShownQuote,
  { at: createdAt, today }: { at: Date; today: string },
): Promise<number> {
  const steps = payments.flatMap(({ kind, name, percent, amount }, position) =>
    kind === 'rest'
      ? []
      : [
          {
            ...{ quoteId, position, kind, name, percent, createdAt },
            ...{ cents: centsOf(amount), dueSince: kind === 'deposit' ? today : null },
          },
        ],
  );
  if (steps.length > 0) await tx.insert(quotePaymentSteps).values(steps);
  return steps.length;
}

/** Stores since when a step is to be billed and who said so; null for not yet. That it may be was checked. */
export async function storeStepDue(
  tx: Tx,
  stepId: number,
  due: { since: string; by: string } | null,
): Promise<void> {
  await tx
    .update(quotePaymentSteps)
    .set({ dueSince: due?.since ?? null, dueBy: due?.by ?? null })
    .where(eq(quotePaymentSteps.id, stepId));
}
