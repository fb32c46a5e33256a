// What stands in the form's place once a plan has been asked for: what happens next, and when.
import { type HeldPrice, heldPriceSentence, planSent } from '#company/facts/plan-sent-messages.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Button } from '#web/ui/button.tsx';
import { type Phone, PhoneLink } from '#web/ui/phone-link.tsx';

type PlanSentProps = {
  receipt: HeldPrice;
  startDate: string;
  address: string;
  company: Phone;
  replyTime: string;
  onAnother: () => void;
};

export function PlanSent({
  receipt,
  startDate,
  address,
  company,
  replyTime,
  onAnother,
}: PlanSentProps) {
  return (
    <div className="lawn-plan-sent">
      <h3 tabIndex={-1} data-focus-after="review" className="text-feature">
        {planSent.title}
      </h3>
      <p className="mt-3 text-lead">
        You asked for {formatDate(startDate)} at {address}.
      </p>
      <p className="mt-3">{heldPriceSentence(receipt)}</p>
      <PlanSteps replyTime={replyTime} />
      <p className="mt-5 text-ink-soft">
        A copy of your plan is on its way to you by email. Something to add? Answer that email, or
        call us at <PhoneLink {...company} />.
      </p>
      <Button variant="quiet" className="mt-8" onClick={onAnother}>
        Price another lawn
      </Button>
    </div>
  );
}

/** What happens next, in order. */
export function PlanSteps({ replyTime }: { replyTime: string }) {
  return (
    <ol className="lawn-plan-steps">
      {planSent.steps(replyTime).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
