// What a plan came to in the twelve months up to today: the visits that were made, what they charged, and credits for them
// (docs/product/plans.md#the-page-of-a-plan).
import { amountOf, centsOf } from '#company/rules/money/money.ts';
import { taxRateOn } from '#company/rules/money/sales-tax-rates.ts';
import { addDays } from '#company/rules/time/company-time.ts';
import { chargedSums } from '#company/rules/visits/visit-price.ts';
import type { PlanYear } from '#contract/visits/service-plan-desk.ts';
import type { Db } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import { creditsOfPlan, listMadeVisits } from './plan.queries.ts';

/**
 * The last year of a plan.
 *
 * @param today YYYY-MM-DD at the company; the year has this day and the 364 before it.
 */
export async function planYear(
  { settings }: Pick<ServerContext, 'settings'>,
  db: Db,
  planId: number,
  today: string,
): Promise<PlanYear> {
  const days = { from: addDays(today, -364), to: today };
  const made = await listMadeVisits(db, planId, days);
  const credits = await creditsOfPlan(db, planId, days);
  const { visits, beforeTax, tax, total } = chargedSums(made, ({ scheduledDate }) =>
    taxRateOn(settings(), scheduledDate),
  );
  return {
    from: days.from,
    visits,
    beforeTax: amountOf(beforeTax),
    tax: amountOf(tax),
    total: amountOf(total),
    credits: amountOf(credits.reduce((cents, amount) => cents + centsOf(amount), 0)),
  };
}
