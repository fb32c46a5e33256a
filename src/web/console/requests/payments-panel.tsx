// What was agreed about paying a job: its deposit and progress payments, how far each is, and what the office can do about it.
import { Link } from 'react-router';
import {
  type PaymentStepState,
  paymentStepStateLabels,
} from '#company/rules/billing/payment-step-state.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { paymentLabel } from '#company/rules/quotes/payment-terms.ts';
import type { PaymentStep, RequestPayments } from '#contract/billing/deposits.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { invoicePath } from '../billing/billing-pages.ts';
import { StepFold } from '../form-fold.tsx';
import { requestSteps } from './request-steps.ts';

type PaymentsPanelProps = {
  payments: RequestPayments;
  /** The work is agreed and not completed. */
  isOwed: boolean;
  requestKey: string;
};

export function PaymentsPanel({ payments, isOwed, requestKey }: PaymentsPanelProps) {
  if (payments.steps.length === 0) return null;
  // What was paid is credit there, which the owner refunds or which pays what comes next.
  const wasGivenBack = payments.steps.some(({ state }) => state === 'returned');
  const waits = payments.steps.some(({ state }) => state === 'to-invoice');
  return (
    <section
      aria-labelledby="payments-title"
      className="rounded-card border border-line bg-raised px-5 py-4"
    >
      <h2 id="payments-title" className="text-title font-semibold">
        Deposit and progress payments
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {payments.steps.map((step) => (
          <li key={step.id} className="grid gap-2 py-3">
            <Step step={step} isOwed={isOwed} requestKey={requestKey} />
          </li>
        ))}
      </ul>
      {wasGivenBack && payments.customerId ? (
        <p>
          <Link
            className="text-link inline-flex min-h-11 items-center"
            to={`/console/billing/accounts/${payments.customerId}`}
          >
            See the Credit on the Account
          </Link>
        </p>
      ) : null}
      {waits && isOwed && payments.customerId ? (
        <p>
          <Link
            className="text-link inline-flex min-h-11 items-center"
            to={`/console/billing/preview?customer=${payments.customerId}`}
          >
            Review the Invoice
          </Link>
        </p>
      ) : null}
    </section>
  );
}

function Step({
  step,
  isOwed,
  requestKey,
}: {
  step: PaymentStep;
  isOwed: boolean;
  requestKey: string;
}) {
  const { id, kind, amount, state, invoice } = step;
  const isDeposit = kind === 'deposit';
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 font-semibold wrap-anywhere">{paymentLabel(step)}</span>
        <span className="flex items-center gap-3">
          <Badge tone={tones[state]}>{labelOf(step)}</Badge>
          <span className="tabular-nums">{formatMoney(amount)}</span>
        </span>
      </p>
      {invoice ? (
        <p>
          <Link
            className="text-link inline-flex min-h-11 items-center"
            to={invoicePath(invoice.id)}
          >
            Invoice {invoice.number}
          </Link>
          {Number(invoice.open) > 0 ? `, ${formatMoney(invoice.open)} owed` : ''}
        </p>
      ) : null}
      {!isDeposit && !invoice && isOwed ? (
        <StepButton
          of={requestSteps}
          step="payment-due"
          fields={{ paymentStep: String(id), isDue: state === 'later' ? 'true' : 'false' }}
          variant="quiet"
          size="small"
          keepsPlace
        >
          {state === 'later' ? 'Due Now' : 'Not Due Yet'}
        </StepButton>
      ) : null}
      {invoice && Number(invoice.held) > 0 ? (
        <GiveBack step={step} invoiceId={invoice.id} requestKey={requestKey} />
      ) : null}
    </>
  );
}

type GiveBackProps = { step: PaymentStep; invoiceId: string; requestKey: string };

/** Of work that is off, for example: what was paid becomes credit, which pays other invoices or is refunded by the owner. */
function GiveBack({ step, invoiceId, requestKey }: GiveBackProps) {
  return (
    <StepFold
      summary={step.kind === 'deposit' ? 'Give the Deposit Back' : 'Give This Payment Back'}
      of={requestSteps}
      step="give-back"
      className="border-t border-line pt-2"
    >
      <StepForm
        of={requestSteps}
        step="give-back"
        fields={{ invoice: invoiceId }}
        requestKey={requestKey}
        labels={{ reason: 'Reason' }}
        className="mt-2 grid gap-4"
      >
        {(field) => (
          <>
            <TextArea
              {...field('reason')}
              rows={2}
              maxLength={300}
              hint="The customer reads it on the credit note. What they paid becomes credit on their account; the owner can refund it there."
            />
            <p>
              <SubmitButton pending="Saving..." variant="quiet">
                Give It Back
              </SubmitButton>
            </p>
          </>
        )}
      </StepForm>
    </StepFold>
  );
}

function labelOf({ kind, state }: PaymentStep): string {
  return kind === 'deposit' && (state === 'unpaid' || state === 'to-invoice')
    ? 'Deposit not paid'
    : paymentStepStateLabels[state];
}

const tones = {
  later: 'neutral',
  'to-invoice': 'amber',
  unpaid: 'amber',
  held: 'green',
  used: 'green',
  returned: 'neutral',
} as const satisfies Record<PaymentStepState, string>;
