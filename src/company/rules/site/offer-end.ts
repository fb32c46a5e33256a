// From when and until when an offer holds (docs/product/seasonal.md#offers).
import { addMonths, daysInMonth } from '../time/company-time.ts';

const MONTHS_OF_A_SEASON = 3;

/** An offer holds to the last day of a month, 1 to 12. */
type Offer = { readonly lastMonth: number };

/**
 * The last day of an offer, the next one that has not passed: the present year's for the running season and those to
 * come, next year's for those gone by. February ends on the 29th in leap years.
 *
 * @param today YYYY-MM-DD at the company.
 * @returns YYYY-MM-DD
 */
export function offerEnd({ lastMonth }: Offer, today: string): string {
  const year = Number(today.slice(0, 4));
  const month = String(lastMonth).padStart(2, '0');
  const isOver = today.slice(5, 7) > month;
  const endMonth = `${String(isOver ? year + 1 : year).padStart(4, '0')}-${month}`;
  return `${endMonth}-${daysInMonth(endMonth)}`;
}

/** The first day of an offer: it holds for the three months of its season. */
export function offerStart(offer: Offer, today: string): string {
  return `${addMonths(offerEnd(offer, today).slice(0, 7), 1 - MONTHS_OF_A_SEASON)}-01`;
}
