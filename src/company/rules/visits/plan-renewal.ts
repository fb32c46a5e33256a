// When a plan's year ends, and what its customer reads when it goes on at the same price (docs/product/plans.md#review-and-renewal).
import { plusSalesTax } from '../../facts/sales-tax.ts';
import { frequencyWords } from '../../facts/visit-labels.ts';
import { formatCents, formatMoney } from '../money/money.ts';
import { addDays, formatDate } from '../time/company-time.ts';
import type { PricedPlan } from './plan-change.ts';
import type { ChangeTerms } from './price-change.ts';
import { linesCents } from './visit-price.ts';

/** A plan is due for review so many days before its next year begins, and from then on. */
export const REVIEW_DAYS = 60;

/** When a plan began, and from which day its last renewal holds; dates are 'YYYY-MM-DD' at the company. */
export type RenewablePlan = { startsOn: string; renewedOn: string | null };

/** The first day of the year after a date; of February 29 it is February 28. */
export function yearAfter(date: string): string {
  return sameDayOf(date, Number(date.slice(0, 4)) + 1);
}

/** The last day of a date's year. */
export function lastDayOfYear(from: string): string {
  return addDays(yearAfter(from), -1);
}

/**
 * The first day of the year for which a plan is due for review on a day; null while its year has long to go. One that was not reviewed
 * for years is due for the one that runs.
 */
export function renewalDay({ startsOn, renewedOn }: RenewablePlan, today: string): string | null {
  const from = renewedOn ?? startsOn;
  const horizon = addDays(today, REVIEW_DAYS);
  if (yearAfter(from) > horizon) return null;
  const thisYear = Number(today.slice(0, 4));
  const days = [thisYear + 1, thisYear, thisYear - 1].map((year) => sameDayOf(from, year));
  return days.find((day) => day <= horizon && day > from) ?? null;
}

/** Plans whose year began on this day or before are due for review today. */
export function dueSince(today: string): string {
  const horizon = addDays(today, REVIEW_DAYS);
  return sameDayOf(horizon, Number(horizon.slice(0, 4)) - 1);
}

/** What a customer need not do for another year. */
export const GOES_ON_BY_ITSELF =
  'You don’t have to do anything. You can end your plan at any time; there is no fee.';

/** The letter of a plan that goes on as it is, from the first day of its next year. */
export function renewalTerms(plan: PricedPlan, from: string): ChangeTerms {
  const visit = formatCents(linesCents(plan.everyVisitLines));
  return {
    title: `${plan.name}: another year`,
    lines: [
      { label: 'From', amount: formatDate(from) },
      { label: 'Through', amount: formatDate(lastDayOfYear(from)) },
      { label: 'How often', amount: frequencyWords[plan.frequency] },
      ...plan.everyVisitLines.map(({ label, amount }) => ({ label, amount: formatMoney(amount) })),
      { label: 'Each visit', amount: visit },
      { label: 'Per month', amount: formatCents(plan.monthlyCents) },
    ],
    summary: `From ${formatDate(from)} on your plan goes on for another year at the same price: ${visit} a visit, ${plusSalesTax}. ${GOES_ON_BY_ITSELF}`,
  };
}

function sameDayOf(date: string, year: number): string {
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  const day = date.slice(5) === '02-29' && !isLeap ? '02-28' : date.slice(5);
  return `${String(year).padStart(4, '0')}-${day}`;
}
