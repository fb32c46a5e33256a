// The ways to pay, each in a sentence, with the company's own number.
import type { ReactNode } from 'react';
import { companyAddress } from '#company/facts/company-place.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { Panel } from '../parts/panel.tsx';

export function HowToPay({ isOnline }: { isOnline: boolean }) {
  const { company } = useSite();
  const { companyName, phone, phoneDial } = company;
  return (
    <Panel id="how-to-pay" heading="How to pay">
      <dl className="mt-3 grid gap-3">
        {isOnline ? (
          <Way name="Online">
            By card or from your bank account, on this page. It takes a minute.
          </Way>
        ) : null}
        <Way name="Check">
          Make it out to {companyName} and write the invoice number on it. Hand it to the crew, or{' '}
          {company.street
            ? `mail it to ${companyAddress(company)}.`
            : 'call us for our mailing address.'}
        </Way>
        <Way name="Card or cash">Call us, and the crew brings the card reader or a receipt.</Way>
        <Way name="Bank transfer">Call us for the account number.</Way>
      </dl>
      <p className="mt-3">
        <a className="text-link inline-flex min-h-11 items-center" href={`tel:${phoneDial}`}>
          Call {phone}
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
