// What became of an online payment; once the money is there, it is the receipt. Until then it says what is being waited for, and follows by itself.
import { useSearchParams } from 'react-router';
import { formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { OnlinePayment } from '#contract/billing/online-payments.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Alert, type AlertTone } from '#web/ui/app/alert.tsx';
import { PrintButton } from '../billing/print-button.tsx';
import { Fact, Facts } from '../parts/facts.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { OwnerWords } from '../portal-language.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/paid.page.ts';
import type { PayMessages } from './messages/pay-messages.en.ts';
import { usePayMessages } from './messages/use-pay-messages.ts';

export const meta = portalMeta('payment');

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/portal/billing/online-payments/{id}', {
    params: { id },
  });
}

export default function PaidPage({ loaderData: payment }: Route.ComponentProps) {
  // What Stripe says in the address is no proof; it only tells that someone comes from there.
  const [search] = useSearchParams();
  const messages = usePayMessages();
  const { tone, title, text } = describe(payment, search.get('redirect_status'), messages);
  const { amount, tip, method, invoice, status } = payment;
  return (
    <PortalMain
      heading={status === 'succeeded' ? messages.receipt : messages.payment}
      back={{ to: '/customer-portal/billing', label: messages.billing }}
    >
      <Alert className="mt-6 max-w-reading" tone={tone} title={title}>
        {text}
      </Alert>
      <Facts className="mt-6 max-w-reading">
        <Fact name={messages.amount}>{formatMoney(amount)}</Fact>
        {Number(tip) > 0 ? <Fact name={messages.ofItTip}>{formatMoney(tip)}</Fact> : null}
        {method ? (
          <Fact name={messages.paidWith}>
            <OwnerWords>{method}</OwnerWords>
          </Fact>
        ) : null}
        <Fact name={messages.for}>
          {invoice ? fill(messages.invoice, { number: invoice.number }) : messages.everything}
        </Fact>
      </Facts>
      <div className="no-print mt-8 flex flex-wrap gap-3">
        {status === 'succeeded' ? <PrintButton /> : null}
        <PageLink
          to={invoice ? `/customer-portal/billing/${invoice.id}` : '/customer-portal/billing'}
        >
          {invoice ? fill(messages.seeInvoice, { number: invoice.number }) : messages.seeInvoices}
        </PageLink>
      </div>
    </PortalMain>
  );
}

type Said = { tone: AlertTone; title: string; text: string };

function describe(
  { status, failure, failureKind, amount }: OnlinePayment,
  redirect: string | null,
  messages: PayMessages,
): Said {
  const money = { amount: formatMoney(amount) };
  if (status === 'succeeded') {
    return { tone: 'green', title: fill(messages.received, money), text: messages.thanks };
  }
  if (status === 'processing') {
    const text = messages.transferTakes;
    return { tone: 'neutral', title: fill(messages.onItsWay, money), text };
  }
  // An earlier try may have failed; this one did not.
  if (redirect && redirect !== 'failed' && status === 'open') {
    const text = messages.takesAMoment;
    return { tone: 'neutral', title: fill(messages.confirming, money), text };
  }
  if (failure || redirect === 'failed' || status === 'canceled') {
    const byKind = failureKind && messages.byKind?.[failureKind];
    const text = byKind || failure || messages.nothingCharged;
    return { tone: 'amber', title: messages.failed, text };
  }
  return { tone: 'amber', title: messages.notPaid, text: messages.payFromInvoice };
}
