// Says what has just been done with a request; what was declined by mistake is taken back from here.
import { useEffect } from 'react';
import { Form, useRevalidator } from 'react-router';
import { mayWithRequest } from '#company/rules/quotes/service-request-machine.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import { showUndo } from '#web/forms/app/undo-toast.ts';
import { api } from '#web/lib/browser-api.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { Button } from '#web/ui/button.tsx';

type DoneNoticeProps = { done: string | null; request: ServiceRequest };

export function DoneNotice({ done, request }: DoneNoticeProps) {
  const words = done ? doneWords(done, request) : undefined;
  const { id, version, quoteId } = request;
  const { revalidate } = useRevalidator();
  const canUndo = done === 'decline' && mayWithRequest('reopen', 'staff', request) && !quoteId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the action that has led here
  useEffect(() => {
    if (!canUndo) return;
    const undo = async () => {
      const params = { id };
      await api('POST /api/console/service-requests/{id}/reopen', { params, body: { version } });
      await revalidate();
    };
    showUndo({ title: 'Declined', description: 'We emailed the customer the reason.', undo });
  }, [canUndo]);
  return words ? <Alert tone="green" title={words} /> : null;
}

/** Takes a refusal of ours back, as long as the request is declined. */
export function LookAgain({ version }: { version: number }) {
  return (
    <Form method="post">
      <input type="hidden" name="step" value="reopen" />
      <input type="hidden" name="version" value={version} />
      <Button type="submit" variant="quiet" size="small">
        Reopen
      </Button>
    </Form>
  );
}

/** Only as long as it is still so: the address stays when things go on. */
function doneWords(done: string, request: ServiceRequest): string | undefined {
  const { status, scheduledDate, assignedCrew, isTakenUp } = request;
  if (done === 'take-up' && isTakenUp) return 'Picked up. The customer can see that.';
  if (done === 'decline' && status === 'declined')
    return 'Declined. We emailed the customer the reason.';
  if (done === 'reopen' && status === 'pending') return 'It is under review again.';
  if (done === 'schedule' && status === 'scheduled' && scheduledDate) {
    return `${formatDate(scheduledDate)}, ${assignedCrew}. The customer was emailed.`;
  }
  if (done === 'complete' && status === 'completed')
    return 'Done. We emailed the customer the price.';
  if (done === 'new' && status === 'pending') return 'Saved. We emailed the customer about it.';
  if (done === 'sent' && status === 'quoted') return 'The customer has the quote.';
  return undefined;
}
