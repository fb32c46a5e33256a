// Writes down what a customer paid in person: how, how much, when, and the number of a check.
import { paymentMethods } from '#company/rules/billing/ledger-accounts.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Select, TextField } from '#web/ui/field.tsx';
import { invoiceSteps } from './billing-steps.ts';

type PaymentFormProps = {
  customerId: string;
  /** The invoice that it settles before all others. */
  invoiceId?: string;
  /** What is owed. */
  amount: string;
  /** YYYY-MM-DD. */
  today: string;
  requestKey: string;
  /** They have an email address. */
  isMailed: boolean;
};

export function PaymentForm(props: PaymentFormProps) {
  const { customerId, invoiceId, amount, today, requestKey, isMailed } = props;
  return (
    <section aria-labelledby="payment" className="rounded-card border border-line bg-raised p-5">
      <h2 id="payment" className="text-title">
        Record a payment
      </h2>
      <StepForm
        of={invoiceSteps}
        step="pay"
        requestKey={requestKey}
        fields={{ customerId, ...(invoiceId && { invoiceId }) }}
        labels={{
          method: 'How they paid',
          amount: 'Amount in dollars',
          receivedOn: 'Received on',
          reference: 'Check number or reference (optional)',
          sendReceipt: 'Send a receipt',
        }}
        defaultValue={{ amount, receivedOn: today, method: 'check' }}
        className="mt-4 grid gap-4"
      >
        {(field) => (
          <>
            <Select {...field('method')}>
              {paymentMethods.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
            <TextField
              {...field('amount')}
              inputMode="decimal"
              autoComplete="off"
              hint={
                invoiceId
                  ? 'It settles this invoice first, then others. What is over is kept as credit.'
                  : 'It settles what is due first. What is over is kept as credit.'
              }
            />
            <TextField {...field('receivedOn')} type="date" max={today} />
            <TextField {...field('reference')} maxLength={60} autoComplete="off" />
            {isMailed ? (
              <label className="flex items-start gap-3">
                <input
                  type="checkbox"
                  name="sendReceipt"
                  defaultChecked
                  className="mt-1 size-5 accent-oak"
                />
                <span>Send a receipt by email</span>
              </label>
            ) : null}
            <p>
              <SubmitButton pending="Saving...">Record Payment</SubmitButton>
            </p>
          </>
        )}
      </StepForm>
    </section>
  );
}
