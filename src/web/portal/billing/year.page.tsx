// What a year came to: billed, taxed, credited and paid, with each row behind it; to read, print and download.
import { Link } from 'react-router';
import { formatMoney } from '#company/rules/money/money.ts';
import type { YearSummary } from '#contract/billing/payment-receipts.ts';
import { DatedAmount } from '#web/features/statement/dated-amount.tsx';
import { apiContext } from '#web/lib/request-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/year.page.ts';
import { PrintButton } from './print-button.tsx';

export const meta = portalMeta('Year’s summary');

export async function loader({ context, params: { year } }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/portal/billing/years/{year}', {
    params: { year: Number(year) },
  });
}

export default function YearPage({ loaderData: summary }: Route.ComponentProps) {
  const { year, years, rows } = summary;
  return (
    <PortalMain
      heading={`Summary of ${year}`}
      back={{ to: '/customer-portal/billing', label: 'Billing' }}
    >
      <Years year={year} years={years} />
      {rows.length === 0 ? (
        <p className="mt-6 text-ink-soft">Nothing was billed or paid in {year}.</p>
      ) : (
        <>
          <Sums summary={summary} />
          <Rows rows={rows} />
        </>
      )}
      <div className="no-print mt-6 flex flex-wrap gap-3">
        <ButtonLink variant="quiet" href={`/api/portal/billing/years/${year}/file`} download>
          Download CSV
        </ButtonLink>
        <PrintButton />
      </div>
    </PortalMain>
  );
}

function Years({ year, years }: Pick<YearSummary, 'year' | 'years'>) {
  const others = years.filter((each) => each !== year);
  if (others.length === 0) return null;
  return (
    <nav aria-label="Years" className="no-print mt-4 flex flex-wrap gap-x-5">
      {others.map((each) => (
        <Link
          key={each}
          className="text-link inline-flex min-h-11 items-center"
          to={`/customer-portal/billing/years/${each}`}
        >
          {each}
        </Link>
      ))}
    </nav>
  );
}

function Sums({ summary }: { summary: YearSummary }) {
  const {
    opening,
    work,
    tax,
    deposits,
    depositsUsed,
    credited,
    creditedTax,
    paid,
    refunded,
    tips,
  } = summary;
  return (
    <section className="mt-6 max-w-reading" aria-labelledby="sums">
      <h2 id="sums" className="sr-only">
        What it came to
      </h2>
      <dl className="grid gap-2 border-y border-line py-4 tabular-nums">
        <Row label="Owed before" amount={opening} isOptional />
        <Row label="Work" amount={work} />
        <Row label="Sales tax" amount={tax} />
        <Row label="Deposits billed" amount={deposits} isOptional />
        <Row label="Deposits used for finished work" amount={minus(depositsUsed)} isOptional />
        <Row
          label={
            Number(creditedTax) > 0
              ? `Credited, ${formatMoney(creditedTax)} of it sales tax`
              : 'Credited'
          }
          amount={minus(credited)}
          isOptional
        />
        <Row label="Paid" amount={minus(paid)} />
        <Row label="Refunded" amount={refunded} isOptional />
        <Row
          label={Number(summary.closing) < 0 ? 'Credit left' : 'Owed after'}
          amount={Number(summary.closing) < 0 ? minus(summary.closing) : summary.closing}
          isStrong
        />
      </dl>
      {Number(tips) > 0 ? (
        <p className="mt-3">You also gave {formatMoney(tips)} in tips. Thank you.</p>
      ) : null}
    </section>
  );
}

type RowProps = { label: string; amount: string; isOptional?: boolean; isStrong?: boolean };

function Row({ label, amount, isOptional = false, isStrong = false }: RowProps) {
  if (isOptional && Number(amount) === 0) return null;
  return (
    <div className={`flex justify-between gap-4 ${isStrong ? 'font-semibold' : ''}`}>
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd className="shrink-0">{formatMoney(amount)}</dd>
    </div>
  );
}

function Rows({ rows }: Pick<YearSummary, 'rows'>) {
  return (
    <ul className="mt-8 max-w-reading divide-y divide-line border-y border-line tabular-nums">
      {rows.map(({ id, on, label, tax, amount }) => (
        <DatedAmount key={id} {...{ on, label, amount }}>
          {Number(tax) === 0 ? null : `${formatMoney(tax)} sales tax`}
        </DatedAmount>
      ))}
    </ul>
  );
}

/** The other side of zero. */
function minus(amount: string): string {
  if (Number(amount) === 0) return amount;
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}
