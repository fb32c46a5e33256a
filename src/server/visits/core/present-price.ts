// The price of a visit as its customer and the office see it (docs/product/plans.md#lines).
import { amountOf } from '#company/rules/money/money.ts';
import { taxRateOn } from '#company/rules/money/sales-tax-rates.ts';
import { formatTaxRate } from '#company/rules/money/tax-rate.ts';
import { chargeStateOf, linesTotal } from '#company/rules/visits/visit-price.ts';
import type { VisitPrice } from '#contract/visits/visit-price.ts';
import type { ServerContext } from '../../context.ts';
import type { VisitRow } from './visit.queries.ts';

/** What a visit costs, with the tax of its day; null for work that its quote prices. */
export function presentPrice(
  { settings }: Pick<ServerContext, 'settings'>,
  visit: Pick<VisitRow, 'priceLines' | 'status' | 'skipKind' | 'scheduledDate'>,
): VisitPrice | null {
  if (visit.priceLines === null) return null;
  const rate = taxRateOn(settings(), visit.scheduledDate);
  const { subtotal, tax, total } = linesTotal(visit.priceLines, rate);
  return {
    lines: visit.priceLines.map(({ label, amount }) => ({ label, amount })),
    beforeTax: amountOf(subtotal),
    taxRate: formatTaxRate(rate),
    tax: amountOf(tax),
    total: amountOf(total),
    charge: chargeStateOf(visit),
  };
}
