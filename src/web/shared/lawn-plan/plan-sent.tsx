// What stands in the form's place once a plan has been asked for: what happens next, and when.

import { planSent } from '#company/facts/plan-sent-words.ts';
import { formatDate } from '#company/rules/company-time.ts';
import { Button } from '#web/ui/button.tsx';

type PlanSentProps = { startDate: string; phone: string; onAnother: () => void };

export function PlanSent({ startDate, phone, onAnother }: PlanSentProps) {
  return (
    <div className="lawn-sent">
      <h3 tabIndex={-1} data-focus-after="review" className="text-feature">
        {planSent.title}
      </h3>
      <p className="mt-3 text-lead">You wished for {formatDate(startDate)}.</p>
      <PlanSteps />
      <p className="mt-5 text-ink-soft">
        The receipt is on its way to you by email. If it does not arrive within a few minutes, call
        us at {phone}.
      </p>
      <Button variant="quiet" className="mt-8" onClick={onAnother}>
        Price another lawn
      </Button>
    </div>
  );
}

/** What happens next, in order. */
export function PlanSteps() {
  return (
    <ol className="lawn-steps">
      {planSent.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
