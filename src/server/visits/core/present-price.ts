// The price of a visit as its customer and the office see it (docs/product/plans.md#lines).
import { amountOf } from '#company/rules/money/money.ts';
import { formatTaxRate } from '#company/rules/money/tax-rate.ts';
import { chargeStateOf, linesTotal } from '#company/rules/visits/visit-price.ts';
import type { VisitPrice } from '#contract/visits/visit-price.ts';
import type { ServerContext } from '../../context.ts';
import type { VisitRow } from './visit.queries.ts';

/** What a visit costs; null for work that its quote prices. */
export function presentPrice(
  { settings }: Pick<ServerContext, 'settings'>,
  visit: Pick<VisitRow, 'priceLines' | 'status' | 'skipKind'>,
): VisitPrice | null {
  if (visit.priceLines === null) return null;
  const { salesTaxBasisPoints } = settings();
  const { subtotal, tax, total } = linesTotal(visit.priceLines, salesTaxBasisPoints);
  return {
    lines: visit.priceLines.map(({ label, amount }) => ({ label, amount })),
    beforeTax: amountOf(subtotal),
    taxRate: formatTaxRate(salesTaxBasisPoints),
    tax: amountOf(tax),
    total: amountOf(total),
    charge: chargeStateOf(visit),
  };
}
