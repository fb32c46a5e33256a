// Autopay at a glance: whether it is on, with what, and the next charge.
import { formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { ActiveAutopay, Autopay } from '#contract/billing/autopay.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Filled } from '#web/ui/filled.tsx';
import { PageLink } from '../parts/page-link.tsx';
import { Panel } from '../parts/panel.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { OwnerWords } from '../portal-language.tsx';
import { useBillingMessages } from './messages/use-billing-messages.ts';

export function AutopayPanel({ autopay: { active } }: { autopay: Autopay }) {
  const messages = useBillingMessages();
  return (
    <Panel
      id="autopay"
      heading={messages.autopay}
      aside={active ? <Badge tone="green">{messages.on}</Badge> : <Badge>{messages.off}</Badge>}
    >
      <p className="mt-3 text-ink-soft">
        {active ? <NextCharge active={active} /> : messages.whatAutopayDoes}
      </p>
      <p className="mt-4">
        <PageLink to="/customer-portal/billing/autopay">
          {active ? messages.changeAutopay : messages.setUpAutopay}
        </PageLink>
      </p>
    </Panel>
  );
}

function NextCharge({ active: { next, method } }: { active: ActiveAutopay }) {
  const messages = useBillingMessages();
  const say = useSpokenTimes();
  const [first] = next;
  const message = first
    ? fill(messages.nextCharge, {
        amount: formatMoney(first.amount),
        number: first.invoice.number,
        day: say.fullDay(first.on),
      })
    : messages.whenDue;
  return <Filled message={message} values={{ method: <OwnerWords>{method.label}</OwnerWords> }} />;
}
