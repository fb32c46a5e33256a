// What an invoice came to, what was credited and paid of it, and what is left to pay.
import { settlementLabel } from '#company/rules/billing/entry-labels.ts';
import { movedToCredit } from '#company/rules/billing/moved-to-credit.ts';
import { centsOf, formatCents, formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { Invoice } from '#contract/billing/invoice.ts';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { OwnerWords } from '../portal-language.tsx';
import {
  useBillingMessages,
  useEntryLabels,
  useInvoiceMessages,
} from './messages/use-billing-messages.ts';

export function InvoiceSum({ invoice }: { invoice: Invoice }) {
  const { subtotal, stateTax, localTax, total, creditNotes, settlements, open } = invoice;
  const messages = useInvoiceMessages();
  const billing = useBillingMessages();
  const words = useEntryLabels();
  const say = useSpokenTimes();
  const toCredit = movedToCredit(invoice);
  return (
    <section className="invoice-page-sum" aria-labelledby="sum">
      <h2 id="sum" className="sr-only">
        {messages.sum}
      </h2>
      <dl className="grid gap-2 tabular-nums">
        <Row label={messages.subtotal}>{formatMoney(subtotal)}</Row>
        <Row label={messages.stateTax}>{formatMoney(stateTax)}</Row>
        <Row label={messages.localTax}>{formatMoney(localTax)}</Row>
        <Row label={messages.total} isStrong>
          {formatMoney(total)}
        </Row>
        {creditNotes.map((note) => (
          <Row
            key={note.number}
            label={fill(messages.creditNote, {
              number: note.number,
              day: say.fullDay(note.issuedOn),
            })}
            about={note.reason}
          >
            {formatMoney(`-${note.total}`)}
          </Row>
        ))}
        {inTheirPlaces(settlements).map(({ place, ...settled }) => (
          <Row key={place} label={`${settlementLabel(settled, words)}, ${say.fullDay(settled.on)}`}>
            {formatCents(-centsOf(settled.amount))}
          </Row>
        ))}
        {toCredit > 0 ? <Row label={messages.toCredit}>{formatCents(toCredit)}</Row> : null}
        <Row label={billing.balance} isStrong>
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
        {about ? (
          <span className="block text-small text-ink-soft">
            <OwnerWords>{about}</OwnerWords>
          </span>
        ) : null}
      </dt>
      <dd className="shrink-0">{children}</dd>
    </div>
  );
}
