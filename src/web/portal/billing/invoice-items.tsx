// The items of an invoice: what each comes to line by line with its own tax, and the proof of the visit behind it.
import { Link } from 'react-router';
import { slotLabel } from '#company/rules/booking/booking-hours.ts';
import { centsOf, formatMoney } from '#company/rules/money/money.ts';
import { formatDate, timeInZone } from '#company/rules/time/company-time.ts';
import type { InvoiceItem } from '#contract/billing/invoice.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { photosWords } from '../parts/visit-labels.ts';
import { shortHash } from './invoice-labels.ts';

export function InvoiceItems({ items }: { items: readonly InvoiceItem[] }) {
  return (
    <section className="mt-8" aria-label="What this invoice is for">
      <ul className="divide-y divide-line border-y border-line">
        {items.map((item) => (
          <li key={item.id} className="invoice-page-item">
            <Item item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Item({ item }: { item: InvoiceItem }) {
  const { title, servedOn, place, lines, tax, taxRate, total, credited, visit, quote } = item;
  return (
    <>
      <div className="min-w-0">
        <h2 className="font-text text-[1.0625rem] font-semibold tracking-normal wrap-anywhere">
          {title}
        </h2>
        <p className="text-ink-soft">{formatDate(servedOn)}</p>
        {place ? <p className="text-ink-soft wrap-anywhere">{place}</p> : null}
        {visit ? <Proof visit={visit} servedOn={servedOn} /> : null}
        {quote ? <SignedQuote quote={quote} /> : null}
      </div>
      <dl className="invoice-page-lines">
        {inTheirPlaces(lines).map(({ place: key, label, amount }) => (
          <Row key={key} label={label} amount={amount} />
        ))}
        {centsOf(tax) === 0 ? null : <Row label={`Sales tax ${taxRate}`} amount={tax} />}
        <Row label="Total" amount={total} isStrong />
        {centsOf(credited) === 0 ? null : (
          <Row label="Credited since" amount={`-${credited}`} isSoft />
        )}
      </dl>
    </>
  );
}

/** Each with its place, by which the same line twice is two. */
function inTheirPlaces(lines: InvoiceItem['lines']) {
  return lines.map((line, place) => ({ ...line, place }));
}

type Proof = NonNullable<InvoiceItem['visit']>;

/** When the crew was there, how many photos there are, and the fingerprint of what was agreed; the visit's page has all of it. */
function Proof({ visit, servedOn }: { visit: Proof; servedOn: string }) {
  const { timeZone } = useSite().company;
  const { id, arrivedAt, completedAt, photos, agreementHash } = visit;
  const at = (instant: string) => slotLabel(timeInZone(new Date(instant), timeZone));
  const facts = [
    arrivedAt ? `Arrived ${at(arrivedAt)}` : null,
    completedAt ? `${arrivedAt ? 'left' : 'Left'} ${at(completedAt)}` : null,
  ].filter(Boolean);
  return (
    <div className="mt-2 text-small text-ink-soft">
      <p className="tabular-nums">
        {[facts.join(', '), photos > 0 ? photosWords(photos) : ''].filter(Boolean).join(' · ')}
      </p>
      {agreementHash ? (
        <p>
          Agreement <span className="invoice-page-code">{shortHash(agreementHash)}</span>
        </p>
      ) : null}
      <Link
        className="text-link no-print inline-flex min-h-11 items-center"
        to={`/customer-portal/visits/${id}`}
      >
        {photos > 0 ? 'See the visit and its photos' : 'See the visit'}
        <span className="sr-only"> of {formatDate(servedOn)}</span>
      </Link>
    </div>
  );
}

/** The quote that a deposit or progress payment is of, as it was accepted. */
function SignedQuote({ quote }: { quote: NonNullable<InvoiceItem['quote']> }) {
  return (
    <div className="mt-2 text-small text-ink-soft">
      <p>
        Accepted quote <span className="invoice-page-code">{shortHash(quote.agreementHash)}</span>
      </p>
      <Link
        className="text-link no-print inline-flex min-h-11 items-center"
        to={`/customer-portal/add-ons/${quote.requestId}/quote`}
      >
        See the quote
      </Link>
    </div>
  );
}

type RowProps = { label: string; amount: string; isStrong?: boolean; isSoft?: boolean };

function Row({ label, amount, isStrong = false, isSoft = false }: RowProps) {
  return (
    <div
      className={`flex justify-between gap-4 ${isStrong ? 'font-semibold' : ''} ${isSoft ? 'text-ink-soft' : ''}`}
    >
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd className="shrink-0">{formatMoney(amount)}</dd>
    </div>
  );
}
