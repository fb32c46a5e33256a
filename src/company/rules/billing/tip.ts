// A tip for the crew on top of what is paid online: what is offered, and how much it may be (docs/product/online-payments.md#tips).
import { centsOf } from '../money/money.ts';

/** Offered beside an amount of one's own. None is chosen until the customer chooses it. */
export const TIPS = ['5.00', '10.00', '20.00'] as const;

/** A slip of the finger is no tip. */
export const MOST_TIP_CENTS = 20_000;

/** Dollars with at most two decimals, from nothing to the most. */
export function isTip(text: string): boolean {
  return /^\d{1,3}(\.\d{1,2})?$/.test(text) && centsOf(text) <= MOST_TIP_CENTS;
}
