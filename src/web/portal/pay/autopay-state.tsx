// Autopay that is on: its card, the next charges, what is not charged and why, and how it is turned off.
import { Link } from 'react-router';
import { formatMoney } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { ActiveAutopay } from '#contract/billing/autopay.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Fact, Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { autopaySteps } from './autopay-steps.ts';

export function AutopayState({ active }: { active: ActiveAutopay }) {
  const { method, since, terms, next, stopped } = active;
  return (
    <Panel id="active" heading="Autopay is on" aside={<Badge tone="green">On</Badge>}>
      <Facts className="mt-5">
        <Fact name="Charged to">{method.label}</Fact>
        <Fact name="Since">{formatDate(since)}</Fact>
      </Facts>
      <h3 className="mt-6 font-semibold">Next charges</h3>
      {next.length === 0 ? (
        <p className="mt-1 text-ink-soft">None. Your next invoice is charged when it is due.</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {next.map(({ invoice, amount, on, failure }) => (
            <Row key={invoice.id} invoice={invoice} amount={amount}>
              <span className="block">{formatDate(on)}</span>
              {failure ? (
                <span className="block text-ink-soft">
                  The last try did not go through. {failure}{' '}
                  <PayLink invoiceId={invoice.id} number={invoice.number} />
                </span>
              ) : null}
            </Row>
          ))}
        </ul>
      )}
      {stopped.length > 0 ? (
        <>
          <h3 className="mt-6 font-semibold">Not charged</h3>
          <ul className="mt-1 divide-y divide-line">
            {stopped.map(({ invoice, amount, why }) => (
              <Row key={invoice.id} invoice={invoice} amount={amount}>
                <span className="block text-ink-soft">
                  {reasons[why]}{' '}
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
          What you agreed to
        </summary>
        <div className="mt-2 grid gap-3 border-l-2 border-line pl-4">
          {terms.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
      <StepButton of={autopaySteps} step="end" variant="quiet" formClassName="mt-4">
        Turn Off Autopay
      </StepButton>
    </Panel>
  );
}

const reasons: Readonly<Record<ActiveAutopay['stopped'][number]['why'], string>> = {
  held: 'It waits until what was reported about it is settled.',
  busy: 'A payment is being confirmed.',
  failed: 'The charges did not go through, and we have stopped trying.',
  'charged-before': 'It was charged once, and that payment was taken back.',
};

type RowProps = {
  invoice: { id: string; number: number };
  amount: string;
  children: React.ReactNode;
};

function Row({ invoice, amount, children }: RowProps) {
  return (
    <li className="flex items-baseline justify-between gap-4 py-3">
      <span className="min-w-0">
        <Link className="text-link" to={`/customer-portal/billing/${invoice.id}`}>
          Invoice {invoice.number}
        </Link>
        {children}
      </span>
      <span className="shrink-0 font-semibold tabular-nums">{formatMoney(amount)}</span>
    </li>
  );
}

function PayLink({ invoiceId, number }: { invoiceId: string; number: number }) {
  return (
    <a className="text-link" href={`/customer-portal/billing/pay?invoice=${invoiceId}`}>
      Pay invoice {number} yourself
    </a>
  );
}
