// The last steps of a plan: who wants it, the button that sends it, and the thanks.
import { useEffect, useRef, useState } from 'react';
import type { HeldPrice } from '#company/facts/plan-sent-messages.ts';
import { fillSavedForm } from '#web/forms/fill-saved-form.ts';
import { keepForm } from '#web/forms/saved-form.ts';
import { SendButtons } from '#web/forms/send-buttons.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Phone } from '#web/ui/phone-link.tsx';
import { ContactPart } from './contact-part.tsx';
import { PlanSent } from './plan-sent.tsx';
import { savedPlan } from './saved-plan.ts';
import type { PlanStep } from './use-lawn-plan.ts';
import { type PlanRequestOptions, type PlanSender, usePlanRequest } from './use-plan-request.ts';

type PlanReviewProps = PlanRequestOptions & {
  idPrefix: string;
  step: PlanStep;
  company: Phone;
  replyTime: string;
  sender: PlanSender;
  onBack: () => void;
  onAnother: () => void;
};

/** The form of the contact details. It stays while hidden, and with it what was typed. */
export function PlanReview({
  idPrefix,
  step,
  company,
  replyTime,
  sender,
  onBack,
  onAnother,
  ...options
}: PlanReviewProps) {
  const [receipt, setReceipt] = useState<HeldPrice>({ priceNumber: 0, priceHeldUntil: null });
  const onSent = (sent: HeldPrice) => {
    setReceipt(sent);
    options.onSent(sent);
  };
  const { errors, isSending, send, forgive } = usePlanRequest(sender, { ...options, onSent });
  const { words } = options;
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (form.current) fillSavedForm(savedPlan.contact, form.current);
  }, []);

  if (step === 'sent') {
    const { startDate } = options.plan.choices;
    return (
      <PlanSent
        {...{ words, receipt, startDate, company, replyTime, onAnother }}
        address={options.plan.address}
      />
    );
  }
  return (
    <form
      ref={form}
      noValidate
      onInput={({ currentTarget, target }) => {
        keepForm(savedPlan.contact, currentTarget);
        forgive((target as HTMLInputElement).name);
      }}
      className="lawn-plan-contact"
      hidden={step !== 'review'}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <ContactPart {...{ idPrefix, words, errors }} />
      <SendButtons isSending={isSending} send={words.send} sending={words.sending}>
        <Button variant="quiet" onClick={onBack}>
          {words.back}
        </Button>
      </SendButtons>
    </form>
  );
}
