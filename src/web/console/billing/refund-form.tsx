// Pays a customer's credit back: for the owner, after a fresh sign-in.
import { paymentMethods } from '#company/rules/billing/ledger-accounts.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { freshLink } from '#web/forms/app/fresh-link.ts';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Select, TextField } from '#web/ui/field.tsx';
import { StepFold } from '../form-fold.tsx';
import { accountSteps } from './billing-steps.ts';

type RefundFormProps = {
  credit: string;
  /** What can go back to one card or bank account. */
  refundable: string;
  /** Whether the sign-in is of the last minutes. */
  isFresh: boolean;
  /** The page that it stands on. */
  path: string;
  requestKey: string;
};

export function RefundForm({ credit, refundable, isFresh, path, requestKey }: RefundFormProps) {
  const isOnline = Number(refundable) > 0;
  if (!isFresh) {
    return (
      <p>
        <ButtonLink variant="quiet" {...freshLink(false, path, path)}>
          Confirm It’s You to Refund {formatMoney(credit)}
        </ButtonLink>
      </p>
    );
  }
  return (
    <StepFold
      summary="Refund the Credit"
      of={accountSteps}
      step="refund"
      className="border-t border-line pt-2"
    >
      <StepForm
        of={accountSteps}
        step="refund"
        requestKey={requestKey}
        labels={{
          method: 'How it is paid back',
          amount: 'Amount in dollars',
          reason: 'Reason',
          reference: 'Check number or reference (optional)',
        }}
        defaultValue={{ method: isOnline ? 'online' : 'check', amount: credit }}
        className="mt-2 grid gap-4"
      >
        {(field) => (
          <>
            <Select {...field('method')}>
              {isOnline ? <option value="online">Back to the card or bank account</option> : null}
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
              hint={hintOf(credit, refundable)}
            />
            <TextField {...field('reason')} maxLength={300} autoComplete="off" />
            <TextField {...field('reference')} maxLength={60} autoComplete="off" />
            <p>
              <SubmitButton pending="Saving..." variant="quiet">
                Record Refund
              </SubmitButton>
            </p>
          </>
        )}
      </StepForm>
    </StepFold>
  );
}

function hintOf(credit: string, refundable: string): string {
  const most = `At most ${formatMoney(credit)}. This records the refund; the money goes back the way you choose above.`;
  if (Number(refundable) <= 0) return most;
  return `${most} At most ${formatMoney(refundable)} can go back to one card or bank account, and it takes up to ten days to arrive.`;
}
