// The way to the page on which an invoice or all that is owed is paid online. A plain link: that page has headers of its own, so it is loaded as a whole.
import { formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { OnlinePaymentOffer } from '#contract/billing/online-payments.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useBillingMessages } from './messages/use-billing-messages.ts';

type PayOnlineProps = { offer: OnlinePaymentOffer; className?: string };

export function PayOnline({ offer, className }: PayOnlineProps) {
  const { invoice, amount, underWay } = offer;
  const messages = useBillingMessages();
  if (underWay !== null) {
    return (
      <p className={className} role="status">
        {fill(messages.confirming, { amount: formatMoney(underWay) })}
      </p>
    );
  }
  return (
    <p className={className}>
      <ButtonLink variant="clay" href={payPath(invoice?.id)}>
        {fill(messages.pay, { amount: formatMoney(amount) })}
      </ButtonLink>
    </p>
  );
}

/** The page on which an invoice, or without one all that is owed, is paid. */
function payPath(invoiceId: string | undefined): string {
  const path = '/customer-portal/billing/pay';
  return invoiceId ? `${path}?invoice=${invoiceId}` : path;
}
