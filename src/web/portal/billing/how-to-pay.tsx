// The ways to pay, each in a sentence, with the company's own number.
import type { ReactNode } from 'react';
import { companyAddress } from '#company/facts/company-place.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Panel } from '../parts/panel.tsx';
import { useBillingMessages } from './messages/use-billing-messages.ts';

export function HowToPay({ isOnline }: { isOnline: boolean }) {
  const { company } = useSite();
  const { companyName, phone, phoneDial } = company;
  const messages = useBillingMessages();
  return (
    <Panel id="how-to-pay" heading={messages.howToPay}>
      <dl className="mt-3 grid gap-3">
        {isOnline ? <Way name={messages.online}>{messages.onlineLead}</Way> : null}
        <Way name={messages.check}>
          {fill(messages.checkLead, { company: companyName })}
          {company.street
            ? fill(messages.mailIt, { address: companyAddress(company) })
            : messages.askAddress}
        </Way>
        <Way name={messages.cardOrCash}>{messages.cardOrCashLead}</Way>
        <Way name={messages.transfer}>{messages.transferLead}</Way>
      </dl>
      <p className="mt-3">
        <a className="text-link inline-flex min-h-11 items-center" href={`tel:${phoneDial}`}>
          {fill(messages.call, { phone })}
        </a>
      </p>
    </Panel>
  );
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  );
}
