// Money as the office sees it: work that waits to be billed, and invoices by how they are.
import { formatMoney } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { invoiceViews } from '#contract/billing/billing-desk.ts';
import type { InvoiceLine } from '#contract/billing/invoice.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { apiContext } from '#web/lib/request-context.ts';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import { PageLinks } from '../page-links.tsx';
import { RecordTable } from '../record-table.tsx';
import { ViewTabs } from '../view-tabs.tsx';
import type { Route } from './+types/billing.page.ts';
import { invoicePath } from './billing-pages.ts';
import { invoiceBatchSteps } from './billing-steps.ts';
import { InvoiceBadge } from './invoice-badge.tsx';
import { UnbilledForm } from './unbilled-form.tsx';

export const meta = consoleMeta('Billing');

type View = (typeof invoiceViews)[number];

const views = [
  { value: undefined, label: 'To bill' },
  { value: 'open', label: 'Open' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'paid', label: 'Paid' },
  { value: 'all', label: 'All invoices' },
] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const asked = url.searchParams.get('view');
  const view = invoiceViews.find((one) => one === asked);
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const [list, unbilled] = await Promise.all([
    api('GET /api/console/billing/invoices', { query: { view: view ?? 'open', cursor } }),
    view ? null : api('GET /api/console/billing/unbilled'),
  ]);
  return { list, unbilled, view, isFirst: cursor === undefined };
}

export default function BillingPage({ loaderData }: Route.ComponentProps) {
  const { list, unbilled, view, isFirst } = loaderData;
  useLivePage(['billing', 'visit'], undefined);
  return (
    <ConsoleMain
      heading="Billing"
      actions={
        <ButtonLink variant="quiet" size="small" href="/console/billing/books">
          Books
        </ButtonLink>
      }
      lead={`Customers owe ${formatMoney(list.owed)}. ${formatMoney(list.overdue)} of it is overdue.`}
    >
      <DoneNote of={invoiceBatchSteps} className="mt-6 max-w-reading" />
      <div className="mt-6">
        <ViewTabs
          label="What is shown"
          tabs={views.map(({ value, label }) => ({
            to: value ? `/console/billing?view=${value}` : '/console/billing',
            label,
            isChosen: value === view,
            ...(value === undefined && unbilled ? { count: unbilled.items.length } : {}),
          }))}
        />
      </div>
      {unbilled ? (
        <UnbilledForm items={unbilled.items} total={unbilled.total} />
      ) : (
        <Invoices list={list} view={view ?? 'open'} isFirst={isFirst} />
      )}
    </ConsoleMain>
  );
}

const nothing = {
  open: 'No one owes you anything.',
  overdue: 'Nothing is overdue.',
  paid: 'No invoice is paid yet.',
  all: 'No invoice was sent yet.',
} as const satisfies Record<View, string>;

type InvoicesProps = {
  list: Route.ComponentProps['loaderData']['list'];
  view: View;
  isFirst: boolean;
};

function Invoices({ list, view, isFirst }: InvoicesProps) {
  if (list.items.length === 0) {
    return (
      <EmptyState icon="dollar" title={nothing[view]} className="mt-6">
        Invoices are made under To bill, from work that is done.
      </EmptyState>
    );
  }
  return (
    <div className="mt-6">
      <RecordTable
        label="Invoices"
        items={list.items}
        idOf={({ id }) => id}
        name={{
          label: 'Customer',
          nameOf: ({ customer }) => customer.name,
          noteOf: ({ number }) => `Invoice ${number}`,
        }}
        pathOf={({ id }) => invoicePath(id)}
        columns={columns}
      />
      <PageLinks asked={new URLSearchParams({ view })} isFirst={isFirst} next={list.next} />
    </div>
  );
}

const columns = [
  { label: 'Status', cell: ({ status }: InvoiceLine) => <InvoiceBadge status={status} /> },
  { label: 'Sent', cell: ({ issuedOn }: InvoiceLine) => formatDate(issuedOn) },
  { label: 'Due', cell: ({ dueOn }: InvoiceLine) => formatDate(dueOn) },
  { label: 'Total', align: 'end', cell: ({ total }: InvoiceLine) => formatMoney(total) },
  { label: 'Owed', align: 'end', cell: ({ open }: InvoiceLine) => formatMoney(open) },
] as const;
