// Says what has just been done with a request; what was declined by mistake is taken back from here.
import { countOf } from '#company/rules/platform/count-label.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { JobVisit, ServiceRequest } from '#contract/quotes/service-request.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { requestSteps } from './request-steps.ts';

export function DoneNotice({ request }: { request: ServiceRequest }) {
  const { status, days, isTakenUp } = request;
  const ahead = days.filter((visit) => visit.status === 'scheduled');
  const when = (isSo: boolean, words: string) => (isSo ? words : undefined);
  return (
    <DoneNote
      of={requestSteps}
      // Only as long as it is still so: the address stays when things go on.
      words={{
        'payment-due': 'Saved. What is due waits under Billing.',
        'give-back': 'The credit note is issued. What was paid is credit on the account.',
        'take-up': when(isTakenUp, 'Picked up. The customer can see that.'),
        decline: when(status === 'declined', 'Declined. We emailed the customer the reason.'),
        reopen: when(status === 'pending', 'It is under review again.'),
        schedule: when(status === 'scheduled', `${describeDays(ahead)} The customer was emailed.`),
        complete: when(status === 'completed', 'Done. We emailed the customer the price.'),
        'call-off': when(
          status === 'cancelled',
          'Called off. Its days are free, what was billed in advance was given back, and the customer was emailed.',
        ),
        new: when(status === 'pending', 'Saved. We emailed the customer about it.'),
        sent: when(status === 'quoted', 'The customer has the quote.'),
      }}
    />
  );
}

/** One day with its crew; of several the first and the last. */
function describeDays(ahead: readonly JobVisit[]): string {
  const [first] = ahead;
  const last = ahead.at(-1);
  if (!first || !last) return 'No day is ahead.';
  if (first.date === last.date) return `${formatDate(first.date)}, ${first.crew}.`;
  return `${countOf(ahead.length, 'visit')}, from ${formatDate(first.date)} to ${formatDate(last.date)}.`;
}
