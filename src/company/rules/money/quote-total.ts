// What a quote comes to: its lines in integer cents, sales tax by the class of each line, and the total. The page counts by
// it while a customer chooses, the server by the same when they accept (docs/product/portal.md#quotes).
import { centsOf, formatMoney } from './money.ts';

/**
 * Whether sales tax is due. Texas taxes landscaping, lawn care and repairs, and leaves a new improvement of a home, such as
 * a new fence, untaxed (Tax Code 151.0048 and 151.0101, 34 TAC 3.356 and 3.291).
 */
export const taxClasses = ['taxable', 'not_taxed'] as const;
export type TaxClass = (typeof taxClasses)[number];

/** A line as the wire has it: quantity and price with two decimals. A discount has a negative price. */
export type PricedLine = {
  quantity: string;
  unitPrice: string;
  taxClass: TaxClass;
  isOptional: boolean;
  isChosen: boolean;
};

/** Amounts in cents. */
export type QuoteTotal = { subtotal: number; taxable: number; tax: number; total: number };

/** What a line costs, in cents: quantity times price, half a cent counting as a whole one. */
export function lineCents({ quantity, unitPrice }: Pick<PricedLine, 'quantity' | 'unitPrice'>) {
  return halfUp(centsOf(quantity) * centsOf(unitPrice), 100);
}

/** How a line comes to its amount, for people: '7 × $45.00 per cubic yard'. */
export function describeLine({
  quantity,
  unit,
  unitPrice,
}: Pick<PricedLine, 'quantity' | 'unitPrice'> & { unit: string }): string {
  const count = Number(quantity);
  if (count === 1 && !unit) return 'Fixed price';
  return `${count} × ${formatMoney(unitPrice)}${unit ? ` per ${unit}` : ''}`;
}

/** Whether a line counts: every line does but an optional one that is not chosen. */
export function isCounted({ isOptional, isChosen }: Pick<PricedLine, 'isOptional' | 'isChosen'>) {
  return !isOptional || isChosen;
}

/** The total of what is chosen. `taxBasisPoints` is the rate, 825 for 8.25%; tax is due on the sum, not on each line. */
export function quoteTotal(lines: readonly PricedLine[], taxBasisPoints: number): QuoteTotal {
  const counted = lines.filter(isCounted);
  const subtotal = sum(counted);
  const taxable = sum(counted.filter(({ taxClass }) => taxClass === 'taxable'));
  const tax = halfUp(Math.max(0, taxable) * taxBasisPoints, 10_000);
  return { subtotal, taxable, tax, total: subtotal + tax };
}

function sum(lines: readonly PricedLine[]): number {
  return lines.reduce((cents, line) => cents + lineCents(line), 0);
}

/** Divides whole numbers and rounds half away from zero, so that a discount mirrors its price. */
function halfUp(dividend: number, divisor: number): number {
  return Math.sign(dividend) * Math.floor((Math.abs(dividend) * 2 + divisor) / (2 * divisor)) || 0;
}
