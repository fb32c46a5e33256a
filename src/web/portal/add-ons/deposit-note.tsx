// The deposit of an accepted quote: how far it is, and the way to its invoice, where it is paid.
import { formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { OwnDeposit } from '#contract/billing/deposits.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useQuotePageMessages } from './messages/use-quote-page-messages.ts';

export function DepositNote({ deposit: { amount, state, invoiceId } }: { deposit: OwnDeposit }) {
  const messages = useQuotePageMessages();
  const sum = formatMoney(amount);
  const path = invoiceId && `/customer-portal/billing/${invoiceId}`;
  if (state === 'unpaid' && path) {
    return (
      <Alert
        tone="amber"
        title={fill(messages.depositDue, { sum })}
        action={
          <ButtonLink variant="oak" size="small" href={path}>
            {messages.payDeposit}
          </ButtonLink>
        }
      >
        {messages.countsToward}
      </Alert>
    );
  }
  // Nothing of one that will not be billed any more.
  const titles: Partial<Record<OwnDeposit['state'], string>> = messages.depositStates;
  const title = titles[state];
  return title ? (
    <Alert
      tone={state === 'held' || state === 'used' ? 'green' : 'neutral'}
      title={fill(title, { sum })}
      action={
        path ? (
          <ButtonLink variant="quiet" size="small" href={path}>
            {messages.seeInvoice}
          </ButtonLink>
        ) : undefined
      }
    />
  ) : null;
}
