// The books of a period: what was earned, received and is owed in tax, each figure with the rows that it is made of.
import { Form, Link } from 'react-router';
import { formatMoney } from '#company/rules/money/money.ts';
import { formatDate, formatDays } from '#company/rules/time/company-time.ts';
import { type BookedLine, type Books, LineQuery, Period } from '#contract/billing/books.ts';
import { freshLink } from '#web/forms/app/fresh-link.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import { PageLinks } from '../page-links.tsx';
import { RecordTable } from '../record-table.tsx';
import { useRight } from '../use-rights.ts';
import type { Route } from './+types/books.page.ts';
import { accountPath, invoicePath } from './billing-pages.ts';
import { MoneyRow } from './money-row.tsx';

export const meta = consoleMeta('Books');

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const search = Object.fromEntries(url.searchParams);
  const { today } = context.get(companyContext);
  const thisMonth = { from: `${today.slice(0, 7)}-01`, to: today };
  const { data: period = thisMonth } = Period.safeParse({ from: search.from, to: search.to });
  const { data: asked } = LineQuery.safeParse({ ...search, ...period });
  const [books, lines, { isFresh }] = await Promise.all([
    api('GET /api/console/billing/books', { query: period }),
    asked ? api('GET /api/console/billing/lines', { query: asked }) : null,
    api('GET /api/account/fresh-sign-in'),
  ]);
  return { period, books, lines, asked, isFresh };
}

export default function BooksPage({ loaderData }: Route.ComponentProps) {
  const { period, books, lines, asked, isFresh } = loaderData;
  const mayExport = useRight('exports');
  useLivePage(['billing'], undefined);
  const search = new URLSearchParams(period);
  return (
    <ConsoleMain
      heading="Books"
      lead={formatDays(period.from, period.to)}
      back={{ to: '/console/billing', label: 'Billing' }}
      actions={
        mayExport ? (
          <>
            <ButtonLink variant="quiet" size="small" href="/console/billing/exports">
              <AppIcon name="file" />
              QuickBooks
            </ButtonLink>
            <ButtonLink
              variant="quiet"
              size="small"
              {...freshLink(
                isFresh,
                `/api/console/billing/journal?${search}`,
                `/console/billing/books?${search}`,
              )}
            >
              <AppIcon name="file" />
              {isFresh ? null : <span className="sr-only">Confirm it’s you to: </span>}
              Export Journal
            </ButtonLink>
          </>
        ) : null
      }
    >
      <Form className="mt-6 grid max-w-reading grid-cols-2 items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
        <TextField id="from" name="from" type="date" label="From" defaultValue={period.from} />
        <TextField id="to" name="to" type="date" label="To" defaultValue={period.to} />
        <Button type="submit" variant="oak">
          Show
        </Button>
      </Form>
      {books.accounts.length === 0 ? (
        <EmptyState icon="dollar" title="Nothing was booked" className="mt-6">
          Invoices, payments and credits of these days show up here.
        </EmptyState>
      ) : (
        <Figures books={books} search={search} chosen={asked?.account} />
      )}
      {lines && asked ? <Rows lines={lines} asked={asked} search={search} /> : null}
    </ConsoleMain>
  );
}

type FiguresProps = { books: Books; search: URLSearchParams; chosen: string | undefined };

function Figures({ books: { accounts, tax }, search, chosen }: FiguresProps) {
  return (
    <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
      <section aria-labelledby="accounts">
        <h2 id="accounts" className="text-title">
          Accounts
        </h2>
        <ul className="mt-3 divide-y divide-line">
          {accounts.map(({ account, label, balance }) => (
            <li key={account}>
              <Link
                className="flex min-h-11 items-center justify-between gap-4 hover:text-oak"
                to={`/console/billing/books?${new URLSearchParams([...search, ['account', account]])}#rows`}
                aria-current={account === chosen ? 'true' : undefined}
              >
                <span className="underline">{label}</span>
                <span className="tabular-nums">{formatMoney(balance)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="sales-tax">
        <h2 id="sales-tax" className="text-title">
          Sales tax
        </h2>
        <dl className="mt-3 grid gap-2 tabular-nums">
          <MoneyRow label="Total Texas sales" amount={tax.sales} />
          <MoneyRow label="Taxable sales" amount={tax.taxable} />
          <MoneyRow label="State tax" amount={tax.state} />
          <MoneyRow label="Local tax" amount={tax.local} />
        </dl>
        <p className="mt-3 text-ink-soft">
          By the day on which invoices and credit notes were sent. The Comptroller asks for whole
          dollars of sales; taxable purchases are not in here.
        </p>
      </section>
    </div>
  );
}

type RowsProps = {
  lines: { items: BookedLine[]; next: string | null };
  asked: LineQuery;
  search: URLSearchParams;
};

function Rows({ lines, asked, search }: RowsProps) {
  return (
    <section className="mt-10" aria-labelledby="rows">
      <h2 id="rows" className="text-title">
        Rows behind this figure
      </h2>
      <div className="mt-3">
        <RecordTable
          label="Rows behind this figure"
          items={lines.items}
          idOf={({ id }) => id}
          name={{
            label: 'Customer',
            nameOf: ({ customer }) => customer.name,
            noteOf: ({ kind, invoice, entry }) =>
              `${entryLabels[kind]}${invoice ? `, invoice ${invoice.number}` : ''}, entry ${entry}`,
          }}
          pathOf={({ invoice, customer }) =>
            invoice ? invoicePath(invoice.id) : accountPath(customer.id)
          }
          columns={columns}
        />
        <PageLinks
          asked={new URLSearchParams([...search, ['account', asked.account]])}
          isFirst={asked.cursor === undefined}
          next={lines.next}
        />
      </div>
    </section>
  );
}

const entryLabels = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  payment: 'Payment',
  'payment-reversed': 'Payment taken back',
  'payment-returned': 'Payment went back',
  'credit-used': 'Credit used',
  'deposit-used': 'Deposit used',
  'refund-failed': 'Refund failed',
  fee: 'Processing fee',
  tip: 'Tip',
  'tip-returned': 'Tip given back',
  refund: 'Refund',
} as const satisfies Record<BookedLine['kind'], string>;

const columns = [
  { label: 'Date', cell: ({ on }: BookedLine) => formatDate(on) },
  { label: 'Debit', align: 'end', cell: ({ debit }: BookedLine) => shownAmount(debit) },
  { label: 'Credit', align: 'end', cell: ({ credit }: BookedLine) => shownAmount(credit) },
] as const;

function shownAmount(amount: string): string {
  return Number(amount) === 0 ? '' : formatMoney(amount);
}
