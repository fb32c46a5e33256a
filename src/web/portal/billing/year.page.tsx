// What a year came to: billed, taxed, credited and paid, with each row behind it; to read, print and download.

import { Link } from 'react-router';
import { entryLabel } from '#company/rules/billing/entry-labels.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { YearSummary } from '#contract/billing/payment-receipts.ts';
import { DatedAmount } from '#web/features/statement/dated-amount.tsx';
import { apiContext } from '#web/lib/request-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PortalMain } from '../parts/portal-main.tsx';
import { usePortalLanguage } from '../portal-language.tsx';
import { portalMeta } from '../portal-meta.ts';
import type { Route } from './+types/year.page.ts';
import {
  useBillingMessages,
  useEntryLabels,
  useYearMessages,
} from './messages/use-billing-messages.ts';
import { PrintButton } from './print-button.tsx';

export const meta = portalMeta('year');

export async function loader({ context, params: { year } }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/portal/billing/years/{year}', {
    params: { year: Number(year) },
  });
}

export default function YearPage({ loaderData: summary }: Route.ComponentProps) {
  const { year, years, rows } = summary;
  const messages = useYearMessages();
  const billing = useBillingMessages();
  return (
    <PortalMain
      heading={fill(billing.summaryOf, { year })}
      back={{ to: '/customer-portal/billing', label: billing.heading }}
    >
      <Years year={year} years={years} />
      {rows.length === 0 ? (
        <p className="mt-6 text-ink-soft">{fill(messages.nothing, { year })}</p>
      ) : (
        <>
          <Sums summary={summary} />
          <Rows rows={rows} />
        </>
      )}
      <div className="no-print mt-6 flex flex-wrap gap-3">
        <ButtonLink variant="quiet" href={`/api/portal/billing/years/${year}/file`} download>
          {messages.downloadCsv}
        </ButtonLink>
        <PrintButton />
      </div>
    </PortalMain>
  );
}

function Years({ year, years }: Pick<YearSummary, 'year' | 'years'>) {
  const others = years.filter((each) => each !== year);
  const messages = useYearMessages();
  if (others.length === 0) return null;
  return (
    <nav aria-label={messages.years} className="no-print mt-4 flex flex-wrap gap-x-5">
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
  const messages = useYearMessages();
  return (
    <section className="mt-6 max-w-reading" aria-labelledby="sums">
      <h2 id="sums" className="sr-only">
        {messages.sums}
      </h2>
      <dl className="grid gap-2 border-y border-line py-4 tabular-nums">
        <Row label={messages.before} amount={opening} isOptional />
        <Row label={messages.work} amount={work} />
        <Row label={messages.salesTax} amount={tax} />
        <Row label={messages.deposits} amount={deposits} isOptional />
        <Row label={messages.depositsUsed} amount={minus(depositsUsed)} isOptional />
        <Row
          label={
            Number(creditedTax) > 0
              ? fill(messages.creditedWithTax, { tax: formatMoney(creditedTax) })
              : messages.credited
          }
          amount={minus(credited)}
          isOptional
        />
        <Row label={messages.paid} amount={minus(paid)} />
        <Row label={messages.refunded} amount={refunded} isOptional />
        <Row
          label={Number(summary.closing) < 0 ? messages.creditLeft : messages.after}
          amount={Number(summary.closing) < 0 ? minus(summary.closing) : summary.closing}
          isStrong
        />
      </dl>
      {Number(tips) > 0 ? (
        <p className="mt-3">{fill(messages.tips, { amount: formatMoney(tips) })}</p>
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
  const messages = useYearMessages();
  const words = useEntryLabels();
  const { language } = usePortalLanguage();
  return (
    <ul className="mt-8 max-w-reading divide-y divide-line border-y border-line tabular-nums">
      {rows.map((row) => (
        <DatedAmount
          key={row.id}
          on={row.on}
          label={entryLabel(row, words)}
          amount={row.amount}
          language={language}
        >
          {Number(row.tax) === 0 ? null : fill(messages.taxOf, { amount: formatMoney(row.tax) })}
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
