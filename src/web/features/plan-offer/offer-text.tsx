// What an offered plan says: place and plan, the first visit and every later one line by line with tax, the first day, the terms.
import { frequencyWords } from '#company/facts/visit-labels.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { formatTaxRate } from '#company/rules/money/tax-rate.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { windowLabel } from '#company/rules/visits/visit-days.ts';
import type { PlanOffer } from '#contract/visits/plan-offers.ts';
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
  const feet = (count: number) => `${count.toLocaleString('en-US')} sq ft`;
  const { taxBasisPoints: rate } = offer;
  return (
    <div className="grid gap-8">
      {offer.message ? <p className="whitespace-pre-line wrap-anywhere">{offer.message}</p> : null}
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact label="Property" value={offer.propertyAddress} />
        <Fact label="Plan" value={`${offer.name}, ${frequencyWords[offer.frequency]}`} />
        <Fact
          label="First visit"
          value={`${formatDate(offer.firstDay)}, ${windowLabel(offer.visitTime)}`}
        />
        <Fact
          label="Size"
          value={`${feet(offer.lotSize)} lot, ${feet(offer.lawnArea)} of it lawn`}
        />
        <Fact label="Good through" value={formatDate(offer.validUntil)} />
        <Fact label="A month, on average, before tax" value={formatMoney(offer.monthlyPrice)} />
      </dl>
      {offer.rounds.length > 0 ? (
        <OfferRounds rounds={offer.rounds} rate={rate} />
      ) : (
        <div className="grid gap-8 md:grid-cols-2">
          <Visit
            title="First visit"
            lines={offer.firstVisitLines}
            total={offer.firstVisit}
            rate={rate}
          />
          {offer.frequency === 'per-visit' ? null : (
            <Visit
              title="Each visit after that"
              lines={offer.everyVisitLines}
              total={offer.everyVisit}
              rate={rate}
            />
          )}
        </div>
      )}
      {offer.terms ? (
        <ul className="grid list-disc gap-1 pl-5 text-ink-soft">
          {offer.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{value}</dd>
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
  return (
    <section aria-label={title}>
      <h2 className="font-text text-[1.0625rem] font-bold tracking-normal">{title}</h2>
      <dl className="mt-3 grid gap-2 tabular-nums">
        {lines.map(({ label, amount }, index) => (
          <Price key={`${label} ${index.toString()}`} label={label} amount={amount} />
        ))}
        <Price label="Before tax" amount={total.subtotal} look="border-t border-line pt-2" />
        <Price label={`Sales tax ${formatTaxRate(rate)}`} amount={total.tax} />
        <Price label="Total" amount={total.total} look="font-semibold" />
      </dl>
    </section>
  );
}

function Price({ label, amount, look = '' }: { label: string; amount: string; look?: string }) {
  return (
    <div className={`flex justify-between gap-4 ${look}`}>
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd>{formatMoney(amount)}</dd>
    </div>
  );
}
