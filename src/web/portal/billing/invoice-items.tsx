// The items of an invoice: what each comes to line by line with its own tax, and the proof of the visit behind it.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { centsOf, formatMoney } from '#company/rules/money/money.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { timeInZone } from '#company/rules/time/company-time.ts';
import type { InvoiceItem } from '#contract/billing/invoice.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { usePartsMessages } from '../parts/messages/use-parts-messages.ts';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { photosWords } from '../parts/visit-labels.ts';
import { OwnerWords } from '../portal-language.tsx';
import { shortHash } from './invoice-labels.ts';
import type { InvoiceMessages } from './messages/invoice-messages.en.ts';
import { useInvoiceMessages } from './messages/use-billing-messages.ts';

export function InvoiceItems({ items }: { items: readonly InvoiceItem[] }) {
  const messages = useInvoiceMessages();
  return (
    <section className="mt-8" aria-label={messages.items}>
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
  const messages = useInvoiceMessages();
  const say = useSpokenTimes();
  return (
    <>
      <div className="min-w-0">
        <h2 className="font-text text-[1.0625rem] font-semibold tracking-normal wrap-anywhere">
          <OwnerWords>{title}</OwnerWords>
        </h2>
        <p className="text-ink-soft">{say.heading(say.fullDay(servedOn))}</p>
        {place ? <p className="text-ink-soft wrap-anywhere">{place}</p> : null}
        {visit ? <Proof visit={visit} servedOn={servedOn} /> : null}
        {quote ? <SignedQuote quote={quote} /> : null}
      </div>
      <dl className="invoice-page-lines">
        {inTheirPlaces(lines).map(({ place: key, label, amount }) => (
          <Row key={key} label={<OwnerWords>{label}</OwnerWords>} amount={amount} />
        ))}
        {centsOf(tax) === 0 ? null : (
          <Row label={fill(messages.salesTax, { rate: taxRate })} amount={tax} />
        )}
        <Row label={messages.total} amount={total} isStrong />
        {centsOf(credited) === 0 ? null : (
          <Row label={messages.creditedSince} amount={`-${credited}`} isSoft />
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
  const parts = usePartsMessages();
  const messages = useInvoiceMessages();
  const say = useSpokenTimes();
  const { id, arrivedAt, completedAt, photos, agreementHash } = visit;
  const at = (instant: string | null) =>
    instant && say.time(timeInZone(new Date(instant), timeZone));
  return (
    <div className="mt-2 text-small text-ink-soft">
      <p className="tabular-nums">
        {[
          presence(at(arrivedAt), at(completedAt), messages),
          photos > 0 ? photosWords(photos, parts) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {agreementHash ? (
        <p>
          {messages.agreement} <span className="invoice-page-code">{shortHash(agreementHash)}</span>
        </p>
      ) : null}
      <Link
        className="text-link no-print inline-flex min-h-11 items-center"
        to={`/customer-portal/visits/${id}`}
      >
        {photos > 0 ? messages.seeVisitAndPhotos : messages.seeVisit}
        <span className="sr-only"> {fill(messages.ofDay, { day: say.fullDay(servedOn) })}</span>
      </Link>
    </div>
  );
}

/** When the crew came and left, as far as it is known. */
function presence(arrived: string | null, left: string | null, messages: InvoiceMessages): string {
  if (arrived && left) return fill(messages.arrivedAndLeft, { arrived, left });
  if (arrived) return fill(messages.arrived, { time: arrived });
  return left ? fill(messages.left, { time: left }) : '';
}

/** The quote that a deposit or progress payment is of, as it was accepted. */
function SignedQuote({ quote }: { quote: NonNullable<InvoiceItem['quote']> }) {
  const messages = useInvoiceMessages();
  return (
    <div className="mt-2 text-small text-ink-soft">
      <p>
        {messages.acceptedQuote}{' '}
        <span className="invoice-page-code">{shortHash(quote.agreementHash)}</span>
      </p>
      <Link
        className="text-link no-print inline-flex min-h-11 items-center"
        to={`/customer-portal/add-ons/${quote.requestId}/quote`}
      >
        {messages.seeQuote}
      </Link>
    </div>
  );
}

type RowProps = { label: ReactNode; amount: string; isStrong?: boolean; isSoft?: boolean };

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
