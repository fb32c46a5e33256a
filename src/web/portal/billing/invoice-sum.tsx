// What an invoice came to, what was credited and paid of it, and what is left to pay.
import { movedToCredit } from '#company/rules/billing/moved-to-credit.ts';
import { centsOf, formatCents, formatMoney } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { Invoice } from '#contract/billing/invoice.ts';

export function InvoiceSum({ invoice }: { invoice: Invoice }) {
  const { subtotal, stateTax, localTax, total, creditNotes, settlements, open } = invoice;
  const toCredit = movedToCredit(invoice);
  return (
    <section className="invoice-page-sum" aria-labelledby="sum">
      <h2 id="sum" className="sr-only">
        Sum
      </h2>
      <dl className="grid gap-2 tabular-nums">
        <Row label="Subtotal">{formatMoney(subtotal)}</Row>
        <Row label="Sales tax, Texas">{formatMoney(stateTax)}</Row>
        <Row label="Sales tax, local">{formatMoney(localTax)}</Row>
        <Row label="Total" isStrong>
          {formatMoney(total)}
        </Row>
        {creditNotes.map((note) => (
          <Row
            key={note.number}
            label={`Credit note ${note.number}, ${formatDate(note.issuedOn)}`}
            about={note.reason}
          >
            {formatMoney(`-${note.total}`)}
          </Row>
        ))}
        {inTheirPlaces(settlements).map(({ place, on, label, amount }) => (
          <Row key={place} label={`${label}, ${formatDate(on)}`}>
            {formatCents(-centsOf(amount))}
          </Row>
        ))}
        {toCredit > 0 ? (
          <Row label="Moved to your account’s credit">{formatCents(toCredit)}</Row>
        ) : null}
        <Row label="Balance due" isStrong>
          {formatMoney(open)}
        </Row>
      </dl>
    </section>
  );
}

/** Each with its place, by which the same payment twice is two. */
function inTheirPlaces(settlements: Invoice['settlements']) {
  return settlements.map((settled, place) => ({ ...settled, place }));
}

type RowProps = { label: string; about?: string; isStrong?: boolean; children: string };

function Row({ label, about, isStrong = false, children }: RowProps) {
  return (
    <div
      className={`flex justify-between gap-6 ${isStrong ? 'border-t border-line pt-2 font-semibold' : ''}`}
    >
      <dt className="min-w-0 wrap-anywhere">
        {label}
        {about ? <span className="block text-small text-ink-soft">{about}</span> : null}
      </dt>
      <dd className="shrink-0">{children}</dd>
    </div>
  );
}
