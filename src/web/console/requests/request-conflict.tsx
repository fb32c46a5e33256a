// Both versions of a request that a colleague was faster with, and the choice between them.
import { Form } from 'react-router';
import { requestStatusLabel } from '#company/facts/add-on-services.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import { ConflictNote, keepBelow, typedIn } from '#web/forms/app/conflict-note.tsx';
import type { FormResult } from '#web/forms/app/use-app-form.ts';
import { Button } from '#web/ui/button.tsx';

type RequestConflictProps = {
  request: ServiceRequest;
  step: string;
  result: FormResult | undefined;
};

/** What each form says of a request. */
const meant: Record<string, string> = {
  'take-up': 'Picked up',
  reopen: 'Reopened',
  decline: 'Declined',
  schedule: 'Scheduled',
  complete: 'Completed',
};

export function RequestConflict({ request, step, result }: RequestConflictProps) {
  const typed = (name: string) => typedIn(result, name);
  const day = (date: string | null | undefined) =>
    date && /^\d{4}-\d\d-\d\d$/.test(date) ? formatDate(date) : null;
  return (
    <ConflictNote
      leave={`/console/requests/${request.id}`}
      facts={[
        ['Status', requestStatusLabel(request.status), meant[step] ?? null],
        ['Day', day(request.scheduledDate), day(typed('date'))],
        ...(step === 'decline' ? ([['Why', request.declineReason, typed('reason')]] as const) : []),
        ...(step === 'complete'
          ? ([['Price', request.finalPrice, typed('finalPrice')]] as const)
          : []),
      ]}
      keep={
        ['take-up', 'reopen'].includes(step) ? (
          <Form method="post">
            <input type="hidden" name="step" value={step} />
            <input type="hidden" name="version" value={request.version} />
            <Button type="submit" variant="quiet" size="small">
              Keep Mine
            </Button>
          </Form>
        ) : (
          keepBelow
        )
      }
    />
  );
}
