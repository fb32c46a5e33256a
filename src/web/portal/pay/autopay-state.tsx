// Autopay that is on: its card, the next charges, what is not charged and why, and how it is turned off.
import { Link } from 'react-router';
import { formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { ActiveAutopay, AutopayCharge } from '#contract/billing/autopay.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Filled } from '#web/ui/filled.tsx';
import { Fact, Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { OwnerWords } from '../portal-language.tsx';
import { autopaySteps } from './autopay-steps.ts';
import { AutopayTerms } from './autopay-terms.tsx';
import { useAutopayMessages } from './messages/use-pay-messages.ts';

export function AutopayState({ active }: { active: ActiveAutopay }) {
  const { method, since, terms, next, stopped } = active;
  const messages = useAutopayMessages();
  const say = useSpokenTimes();
  return (
    <Panel id="active" heading={messages.isOn} aside={<Badge tone="green">{messages.on}</Badge>}>
      <Facts className="mt-5">
        <Fact name={messages.chargedTo}>
          <OwnerWords>{method.label}</OwnerWords>
        </Fact>
        <Fact name={messages.since}>{say.heading(say.fullDay(since))}</Fact>
      </Facts>
      <h3 className="mt-6 font-semibold">{messages.nextCharges}</h3>
      {next.length === 0 ? (
        <p className="mt-1 text-ink-soft">{messages.none}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {next.map(({ invoice, amount, on, failure, failed }) => (
            <Row key={invoice.id} invoice={invoice} amount={amount}>
              <span className="block">{say.heading(say.fullDay(on))}</span>
              {failure ? (
                <span className="block text-ink-soft">
                  {messages.lastTry} <WhyFailed failure={failure} failed={failed} />{' '}
                  <PayLink invoiceId={invoice.id} number={invoice.number} />
                </span>
              ) : null}
            </Row>
          ))}
        </ul>
      )}
      {stopped.length > 0 ? (
        <>
          <h3 className="mt-6 font-semibold">{messages.notCharged}</h3>
          <ul className="mt-1 divide-y divide-line">
            {stopped.map(({ invoice, amount, why }) => (
              <Row key={invoice.id} invoice={invoice} amount={amount}>
                <span className="block text-ink-soft">
                  {messages.reasons[why]}{' '}
                  {why === 'failed' || why === 'charged-before' ? (
                    <PayLink invoiceId={invoice.id} number={invoice.number} />
                  ) : null}
                </span>
              </Row>
            ))}
          </ul>
        </>
      ) : null}
      <details className="mt-6">
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
          {messages.agreedTo}
        </summary>
        <AutopayTerms terms={terms} className="mt-2" />
      </details>
      <StepButton of={autopaySteps} step="end" variant="quiet" formClassName="mt-4">
        {messages.turnOff}
      </StepButton>
    </Panel>
  );
}

/** Why the last charge failed; the name of the card or account stays as it is. */
function WhyFailed({ failure, failed }: Pick<AutopayCharge, 'failure' | 'failed'>) {
  const { failures } = useAutopayMessages();
  if (!failures || !failed) return failure;
  const { kind, method } = failed;
  return <Filled message={failures[kind]} values={{ method: <OwnerWords>{method}</OwnerWords> }} />;
}

type RowProps = {
  invoice: { id: string; number: number };
  amount: string;
  children: React.ReactNode;
};

function Row({ invoice, amount, children }: RowProps) {
  const messages = useAutopayMessages();
  return (
    <li className="flex items-baseline justify-between gap-4 py-3">
      <span className="min-w-0">
        <Link className="text-link" to={`/customer-portal/billing/${invoice.id}`}>
          {fill(messages.invoice, { number: invoice.number })}
        </Link>
        {children}
      </span>
      <span className="shrink-0 font-semibold tabular-nums">{formatMoney(amount)}</span>
    </li>
  );
}

function PayLink({ invoiceId, number }: { invoiceId: string; number: number }) {
  const messages = useAutopayMessages();
  return (
    <a className="text-link" href={`/customer-portal/billing/pay?invoice=${invoiceId}`}>
      {fill(messages.payYourself, { number })}
    </a>
  );
}
