// What an offered plan says: place and plan, the first visit and every later one line by line with tax, the first day, the terms.
import type { ReactNode } from 'react';
import { formatMoney } from '#company/rules/money/money.ts';
import { formatTaxRate } from '#company/rules/money/tax-rate.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { describeWindow } from '#company/rules/visits/spoken-window.ts';
import type { PlanOffer } from '#contract/visits/plan-offers.ts';
import { headingDay, SealedWords, useSpokenOffer } from './offer-language.tsx';
import { OfferRounds } from './offer-rounds.tsx';

type OfferTextProps = {
  offer: Omit<
    PlanOffer,
    | 'id'
    | 'version'
    | 'contentHash'
    | 'state'
    | 'customerName'
    | 'terms'
    | 'sentAt'
    | 'startsOn'
    | 'answeredAt'
    | 'declineReason'
    | 'agreement'
    | 'hasNewer'
  > & { terms?: string[] };
};

export function OfferText({ offer }: OfferTextProps) {
  const { language, messages } = useSpokenOffer();
  const { taxBasisPoints: rate } = offer;
  return (
    <div className="grid gap-8">
      {offer.message ? <p className="whitespace-pre-line wrap-anywhere">{offer.message}</p> : null}
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact label={messages.property}>{offer.propertyAddress}</Fact>
        <Fact label={messages.plan}>
          <SealedWords>{offer.name}</SealedWords>
          {`, ${messages.frequencies[offer.frequency]}`}
        </Fact>
        <Fact label={messages.firstVisit}>
          {`${headingDay(offer.firstDay, language)}, ${describeWindow(offer.visitTime, language)}`}
        </Fact>
        <Fact label={messages.size}>
          {fill(messages.sizes, { lot: numeral(offer.lotSize), lawn: numeral(offer.lawnArea) })}
        </Fact>
        <Fact label={messages.goodThrough}>{headingDay(offer.validUntil, language)}</Fact>
        <Fact label={messages.aMonth}>{formatMoney(offer.monthlyPrice)}</Fact>
      </dl>
      {offer.rounds.length > 0 ? (
        <OfferRounds rounds={offer.rounds} rate={rate} />
      ) : (
        <div className="grid gap-8 md:grid-cols-2">
          <Visit
            title={messages.firstVisit}
            lines={offer.firstVisitLines}
            total={offer.firstVisit}
            rate={rate}
          />
          {offer.frequency === 'per-visit' ? null : (
            <Visit
              title={messages.everyVisit}
              lines={offer.everyVisitLines}
              total={offer.everyVisit}
              rate={rate}
            />
          )}
        </div>
      )}
      {offer.terms ? <Terms terms={offer.terms} /> : null}
    </div>
  );
}

/** Grouped by thousands, as in both languages here. */
const numeral = (count: number) => count.toLocaleString('en-US');

function Terms({ terms }: { terms: string[] }) {
  const { messages } = useSpokenOffer();
  return (
    <div>
      <ul className="grid list-disc gap-1 pl-5 text-ink-soft">
        {terms.map((term) => (
          <li key={term}>
            <SealedWords>{term}</SealedWords>
          </li>
        ))}
      </ul>
      {messages.binding ? <p className="mt-4">{messages.binding}</p> : null}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

type VisitProps = {
  title: string;
  lines: PlanOffer['everyVisitLines'];
  total: PlanOffer['everyVisit'];
  rate: number;
};

function Visit({ title, lines, total, rate }: VisitProps) {
  const { messages } = useSpokenOffer();
  return (
    <section aria-label={title}>
      <h2 className="font-text text-[1.0625rem] font-bold tracking-normal">{title}</h2>
      <dl className="mt-3 grid gap-2 tabular-nums">
        {lines.map(({ label, amount }, index) => (
          <Price
            key={`${label} ${index.toString()}`}
            label={<SealedWords>{label}</SealedWords>}
            amount={amount}
          />
        ))}
        <Price
          label={messages.beforeTax}
          amount={total.subtotal}
          look="border-t border-line pt-2"
        />
        <Price label={fill(messages.tax, { rate: formatTaxRate(rate) })} amount={total.tax} />
        <Price label={messages.total} amount={total.total} look="font-semibold" />
      </dl>
    </section>
  );
}

function Price({ label, amount, look = '' }: { label: ReactNode; amount: string; look?: string }) {
  return (
    <div className={`flex justify-between gap-4 ${look}`}>
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd>{formatMoney(amount)}</dd>
    </div>
  );
}
