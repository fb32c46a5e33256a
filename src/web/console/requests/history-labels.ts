// The words for what was done with a request and its quote.
import { formatMoney } from '#company/rules/money/money.ts';
import type { QuoteTransition } from '#company/rules/quotes/quote-machine.ts';
import type { ServiceRequestTransition } from '#company/rules/quotes/service-request-machine.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { RequestHistoryLine } from '#contract/quotes/request-desk.ts';

/** What the machines of a request and its quote write down, and what leaves no state behind. */
type HistoryAction =
  | NonNullable<(ServiceRequestTransition | QuoteTransition)['effects']['audit']>
  | 'service-request-message'
  | 'quote-opened';

const wordsOf: Record<HistoryAction, string> = {
  'service-request-asked': 'Requested',
  'service-request-taken-down': 'Logged by phone',
  'service-request-changed': 'Changed by the customer',
  'service-request-cancelled': 'Withdrawn by the customer',
  'service-request-taken-up': 'Picked up',
  'service-request-declined': 'Declined',
  'service-request-reopened': 'Under review again',
  'service-request-scheduled': 'Assigned to a crew',
  'service-request-completed': 'Done',
  'service-request-called-off': 'Called off',
  'service-request-message': 'Message sent',
  'quote-drafted': 'Quote started',
  'quote-changed': 'Draft changed',
  'quote-sent': 'Quote sent',
  'quote-revised': 'New version sent',
  'quote-accepted': 'Quote accepted',
  'quote-declined': 'Quote declined',
  'quote-opened': 'Copy of the quote opened',
};
const words: Readonly<Record<string, string | undefined>> = wordsOf;

/** A sentence with what else is known of the action; of an action that this page does not know yet, its name. */
export function actionLabel({ action, details }: RequestHistoryLine): string {
  const text = (name: string) => {
    const value = details[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  const [date, days, crew, total, price, reason] = [
    text('date'),
    text('days'),
    text('crew'),
    text('total'),
    text('finalPrice'),
    text('overbookReason') ?? text('overrideReason'),
  ];
  const more = [
    crew,
    days
      ? days
          .split(' ')
          .map((day) => formatDate(day))
          .join('; ')
      : date && formatDate(date),
    total && formatMoney(total),
    price && formatMoney(price),
    reason && `overbooked: ${reason}`,
  ].filter(Boolean);
  return [words[action] ?? action, more.join(', ')].filter(Boolean).join(': ');
}
