// What the office should look at on an account because of an online payment, each until someone says that it is done.
import { type BillingTaskKind, billingTaskLabel } from '#company/rules/billing/online-payment.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import type { DeskAccount } from '#contract/billing/billing-desk.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { Alert } from '#web/ui/app/alert.tsx';
import { accountSteps } from './billing-steps.ts';

export function BillingTasks({ tasks }: { tasks: DeskAccount['tasks'] }) {
  if (tasks.length === 0) return null;
  return (
    <div className="grid max-w-reading gap-3">
      {tasks.map(({ id, kind, amount }) => (
        <Alert
          key={id}
          tone={kind === 'dispute-won' ? 'green' : 'amber'}
          title={`${billingTaskLabel(kind)}: ${formatMoney(amount)}`}
          action={
            <StepButton
              of={accountSteps}
              step="task"
              fields={{ task: id }}
              variant="quiet"
              size="small"
            >
              Done
            </StepButton>
          }
        >
          {whatToDo[kind]}
        </Alert>
      ))}
    </div>
  );
}

const whatToDo: Record<BillingTaskKind, string> = {
  'paid-twice':
    'It is the customer’s credit and pays the next invoice. Refund it if they want it back.',
  'refunded-at-stripe':
    'What it had paid is owed again. Credit the invoice if the customer should not pay it.',
  'refund-failed': 'The bank did not take it. Ask the customer how they want to be paid back.',
  disputed:
    'The bank took the money back for now, and the invoice is owed again. Answer the dispute at Stripe.',
  'dispute-won': 'The money is back, and the invoice is paid again.',
  'autopay-failed':
    'The card was declined each time and is not charged for this invoice any more. Call the customer.',
  'dispute-lost': 'The money is gone, and the invoice stays owed. Talk to the customer.',
};
