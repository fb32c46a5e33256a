// Says what has just been done with a request; what was declined by mistake is taken back from here.
import { formatDate } from '#company/rules/time/company-time.ts';
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { requestSteps } from './request-steps.ts';

export function DoneNotice({ request }: { request: ServiceRequest }) {
  const { status, scheduledDate, assignedCrew, isTakenUp } = request;
  const when = (isSo: boolean, words: string) => (isSo ? words : undefined);
  return (
    <DoneNote
      of={requestSteps}
      // Only as long as it is still so: the address stays when things go on.
      words={{
        'take-up': when(isTakenUp, 'Picked up. The customer can see that.'),
        decline: when(status === 'declined', 'Declined. We emailed the customer the reason.'),
        reopen: when(status === 'pending', 'It is under review again.'),
        schedule:
          status === 'scheduled' && scheduledDate
            ? `${formatDate(scheduledDate)}, ${assignedCrew}. The customer was emailed.`
            : undefined,
        complete: when(status === 'completed', 'Done. We emailed the customer the price.'),
        new: when(status === 'pending', 'Saved. We emailed the customer about it.'),
        sent: when(status === 'quoted', 'The customer has the quote.'),
      }}
    />
  );
}
