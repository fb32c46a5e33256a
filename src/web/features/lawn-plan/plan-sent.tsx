// What stands in the form's place once a plan has been asked for: what happens next, and when.
import { type HeldPrice, heldPriceSentence, planSteps } from '#company/facts/plan-sent-messages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { Button } from '#web/ui/button.tsx';
import { type Phone, WithPhoneLink } from '#web/ui/phone-link.tsx';
import type { LawnPlanMessages } from './messages/lawn-plan-messages.en.ts';

type PlanSentProps = {
  words: LawnPlanMessages;
  receipt: HeldPrice;
  startDate: string;
  address: string;
  company: Phone;
  replyTime: string;
  onAnother: () => void;
};

export function PlanSent({
  words,
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
        {words.sent.title}
      </h3>
      <p className="mt-3 text-lead">
        {fill(words.askedFor, { day: formatDate(startDate, words.language), address })}
      </p>
      <p className="mt-3">{heldPriceSentence(receipt, words.sent)}</p>
      <PlanSteps words={words} replyTime={replyTime} />
      <p className="mt-5 text-ink-soft">
        <WithPhoneLink text={fill(words.copyOnItsWay, { phone: company.phone })} {...company} />
      </p>
      <Button variant="quiet" className="mt-8" onClick={onAnother}>
        {words.another}
      </Button>
    </div>
  );
}

/** What happens next, in order. */
export function PlanSteps({ words, replyTime }: { words: LawnPlanMessages; replyTime: string }) {
  return (
    <ol className="lawn-plan-steps">
      {planSteps(words.sent, replyTime).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
