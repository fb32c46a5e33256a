// The last steps of a plan: who wants it, the button that sends it, and the thanks.
import { useEffect, useRef, useState } from 'react';
import { createAttemptKey } from '#web/forms/attempt-key.ts';
import { contactErrors } from '#web/forms/contact-rules.ts';
import type { Guard } from '#web/forms/form-guard.ts';
import { sayNothing, sayNotSent } from '#web/forms/say-not-sent.ts';
import { SendFailure } from '#web/forms/send-failure.tsx';
import { ApiError } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import { Button } from '#web/ui/button.tsx';
import { ContactPart } from './contact-part.tsx';
import { PLAN_FAILED, type PlanErrors, textOf } from './plan-rules.ts';
import { PlanSent } from './plan-sent.tsx';
import {
  concernsPlan,
  contactValues,
  planErrorsOf,
  planRequest,
  type ReadyPlan,
  type ShownTotals,
} from './send-plan.ts';
import type { PlanStep } from './use-lawn-plan.ts';

type PlanReviewProps = {
  idPrefix: string;
  step: PlanStep;
  phone: string;
  guard: Guard;
  plan: ReadyPlan;
  totals: ShownTotals;
  onBack: () => void;
  /** Called when the plan itself is refused, which is corrected a step before. */
  onRefused: (errors: PlanErrors) => void;
  /** Called when the price has changed since the page was made. */
  onOldPrice: () => void;
  onSent: () => void;
  onAnother: () => void;
};

/** The form of the contact details. It stays while hidden, and with it what was typed. */
export function PlanReview({
  idPrefix,
  step,
  phone,
  guard,
  plan,
  totals,
  onBack,
  onRefused,
  onOldPrice,
  onSent,
  onAnother,
}: PlanReviewProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<PlanErrors>({});
  const [isSending, setSending] = useState(false);
  const [attemptKey] = useState(() => createAttemptKey('plan'));

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);

  async function send(form: HTMLFormElement) {
    const data = new FormData(form);
    const contact = contactValues(data);
    const found = contactErrors(contact);
    if (isSending || Object.keys(found).length > 0) return setErrors(found);
    const request = planRequest(plan, totals, contact, textOf(data, 'notes'));
    setSending(true);
    setErrors({});
    sayNothing(form);
    try {
      await api('POST /api/plan-requests', {
        body: { ...request, ...(await guard.prepare()), website: textOf(data, 'website') },
        idempotencyKey: attemptKey.of(JSON.stringify(request)),
      });
      guard.forget();
      attemptKey.forget();
      onSent();
    } catch (failure) {
      takeRefusal(failure, form);
    }
    setSending(false);
  }

  function takeRefusal(failure: unknown, form: HTMLFormElement) {
    const answer = failure instanceof ApiError ? failure.problem : undefined;
    const found = planErrorsOf(answer?.errors ?? []);
    if (concernsPlan(found)) return onRefused(found);
    if (answer?.errors?.some(({ pointer }) => pointer.endsWith('VisitTotal'))) onOldPrice();
    setErrors(found);
    sayNotSent(form, { title: 'Submission Failed', description: answer?.detail ?? PLAN_FAILED });
  }

  if (step === 'sent') {
    return <PlanSent startDate={plan.choices.startDate} phone={phone} onAnother={onAnother} />;
  }
  return (
    <form
      ref={form}
      noValidate
      className="lawn-contact"
      hidden={step !== 'review'}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <ContactPart idPrefix={idPrefix} errors={errors} />
      <SendFailure />
      <div className="flex flex-wrap-reverse items-center justify-between gap-3">
        <Button variant="quiet" onClick={onBack}>
          Back
        </Button>
        <Button variant="clay" type="submit" aria-disabled={isSending} className="grow sm:grow-0">
          {isSending ? 'Sending...' : 'Request This Plan'}
        </Button>
      </div>
    </form>
  );
}
