// One invoice as the office works on it: what it bills with the proof of each visit, what became of it, and what can be done.
import { Link } from 'react-router';
import { formatMoney } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { Invoice, InvoiceItem } from '#contract/billing/invoice.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { useLivePage } from '../live/use-live.ts';
import type { Route } from './+types/invoice.page.ts';
import { accountPath } from './billing-pages.ts';
import { invoiceSteps } from './billing-steps.ts';
import { CreditForm } from './credit-form.tsx';
import { InvoiceBadge } from './invoice-badge.tsx';
import { MoneyRow } from './money-row.tsx';
import { PaymentForm } from './payment-form.tsx';
import { ReminderList } from './reminder-list.tsx';

export const meta = consoleMeta('Invoice');

export async function loader({ context, params }: Route.LoaderArgs) {
  const invoice = await context.get(apiContext)('GET /api/console/billing/invoices/{id}', {
    params,
  });
  const { today } = context.get(companyContext);
  return { invoice, today, requestKey: newKey() };
}

export const action = stepAction(invoiceSteps);

export default function InvoiceRoute({ loaderData }: Route.ComponentProps) {
  const { invoice, today, requestKey } = loaderData;
  useLivePage(['billing'], undefined);
  const { id, number, status, customer, issuedOn, dueOn, open } = invoice;
  return (
    <ConsoleMain
      heading={`Invoice ${number}`}
      badge={<InvoiceBadge status={status} />}
      lead={`${customer.name}, sent ${formatDate(issuedOn)}, due ${formatDate(dueOn)}`}
      back={{ to: '/console/billing?view=open', label: 'Billing' }}
    >
      <DoneNote of={invoiceSteps} className="mt-6 max-w-reading" />
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[1.5fr_1fr]">
        <div className="grid gap-10">
          <Items invoice={invoice} />
          <Settled invoice={invoice} />
          <ReminderList reminders={invoice.reminders} />
        </div>
        <div className="grid gap-6">
          {Number(open) > 0 ? (
            <PaymentForm
              key={open}
              customerId={customer.id}
              invoiceId={id}
              amount={open}
              today={today}
              isMailed={invoice.isMailed}
              requestKey={requestKey}
            />
          ) : null}
          <p>
            <Link className="text-link" to={accountPath(customer.id)}>
              {customer.name}’s account
            </Link>
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink variant="quiet" href={`/api/console/billing/invoices/${id}/pdf`} download>
              Download PDF
            </ButtonLink>
            <StepButton of={invoiceSteps} step="mail" variant="quiet">
              Mail It Again
            </StepButton>
          </div>
          {status === 'credited' ? null : <CreditForm invoice={invoice} requestKey={requestKey} />}
        </div>
      </div>
    </ConsoleMain>
  );
}

function Items({ invoice }: { invoice: Invoice }) {
  const { items, subtotal, tax, total, open, creditNotes } = invoice;
  const credited = creditNotes.reduce((sum, note) => sum + Number(note.total), 0);
  return (
    <section aria-labelledby="items">
      <h2 id="items" className="text-title">
        What it bills
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="py-4">
            <Item item={item} />
          </li>
        ))}
      </ul>
      <dl className="grid gap-1 border-t border-edge pt-3 tabular-nums">
        <MoneyRow label="Before tax" amount={subtotal} />
        <MoneyRow label="Sales tax" amount={tax} />
        <MoneyRow label="Total" amount={total} isStrong />
        {credited > 0 ? <MoneyRow label="Credited" amount={(-credited).toFixed(2)} /> : null}
        <MoneyRow label="Owed" amount={open} isStrong />
      </dl>
    </section>
  );
}

function Item({ item }: { item: InvoiceItem }) {
  const { title, servedOn, place, lines, tax, taxRate, total, credited, visit, quote } = item;
  return (
    <>
      <p className="flex justify-between gap-4 font-semibold">
        <span className="min-w-0 wrap-anywhere">
          {title}, {formatDate(servedOn)}
        </span>
        <span className="tabular-nums">{formatMoney(total)}</span>
      </p>
      {place ? <p className="text-ink-soft">{place}</p> : null}
      <ul className="mt-1 text-ink-soft tabular-nums">
        {lines.map(({ label, amount, isTaxed }) => (
          <li key={`${label} ${amount}`} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              {label}
              {isTaxed ? '' : ' (not taxed)'}
            </span>
            <span>{formatMoney(amount)}</span>
          </li>
        ))}
        <li className="flex justify-between gap-4">
          <span>Sales tax, {taxRate}</span>
          <span>{formatMoney(tax)}</span>
        </li>
      </ul>
      {Number(credited) > 0 ? <p className="mt-1">Credited: {formatMoney(credited)}</p> : null}
      {quote ? (
        <p className="mt-1">
          <Link className="text-link" to={`/console/requests/${quote.requestId}`}>
            The accepted quote
          </Link>
        </p>
      ) : null}
      {visit ? (
        <p className="mt-1">
          <Link className="text-link" to={`/console/visits/${visit.id}`}>
            {visit.photos === 0
              ? 'The visit'
              : `The visit, with ${visit.photos} ${visit.photos === 1 ? 'photo' : 'photos'}`}
          </Link>
        </p>
      ) : null}
    </>
  );
}

function Settled({ invoice: { settlements, creditNotes } }: { invoice: Invoice }) {
  if (settlements.length === 0 && creditNotes.length === 0) return null;
  return (
    <section aria-labelledby="settled">
      <h2 id="settled" className="text-title">
        Payments and credit notes
      </h2>
      <ul className="mt-3 divide-y divide-line tabular-nums">
        {settlements.map(({ on, label, amount }) => (
          <li key={`${on} ${label} ${amount}`} className="flex justify-between gap-4 py-2">
            <span>
              {label}, {formatDate(on)}
            </span>
            <span>{formatMoney(amount)}</span>
          </li>
        ))}
        {creditNotes.map(({ number, issuedOn, reason, total }) => (
          <li key={number} className="flex justify-between gap-4 py-2">
            <span className="min-w-0 wrap-anywhere">
              Credit note {number}, {formatDate(issuedOn)}: {reason}
            </span>
            <span>{formatMoney(total)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
