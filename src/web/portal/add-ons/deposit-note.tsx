// The deposit of an accepted quote: how far it is, and the way to its invoice, where it is paid.
import { formatMoney } from '#company/rules/money/money.ts';
import type { OwnDeposit } from '#contract/billing/deposits.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

export function DepositNote({ deposit: { amount, state, invoiceId } }: { deposit: OwnDeposit }) {
  const sum = formatMoney(amount);
  const path = invoiceId && `/customer-portal/billing/${invoiceId}`;
  if (state === 'unpaid' && path) {
    return (
      <Alert
        tone="amber"
        title={`The deposit of ${sum} is due.`}
        action={
          <ButtonLink variant="oak" size="small" href={path}>
            Pay the Deposit
          </ButtonLink>
        }
      >
        It counts toward your total. The rest is due when the work is completed.
      </Alert>
    );
  }
  const title = titles[state];
  return title ? (
    <Alert
      tone={state === 'held' || state === 'used' ? 'green' : 'neutral'}
      title={title(sum)}
      action={
        path ? (
          <ButtonLink variant="quiet" size="small" href={path}>
            See the Invoice
          </ButtonLink>
        ) : undefined
      }
    />
  ) : null;
}

/** Nothing of one that will not be billed any more. */
const titles: Partial<Record<OwnDeposit['state'], (sum: string) => string>> = {
  'to-invoice': (sum) => `The deposit is ${sum}. We’ll send you its invoice.`,
  held: (sum) => `Deposit paid: ${sum}`,
  used: (sum) => `Deposit paid: ${sum}. It went toward your final invoice.`,
  returned: (sum) => `We gave the deposit of ${sum} back. What you paid is credit on your account.`,
};
