// The rounds of an offered program: season, the day that is planned first, and what each comes to with tax.
import { formatMoney } from '#company/rules/money/money.ts';
import { formatTaxRate } from '#company/rules/money/tax-rate.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { countRounds, describeSeason } from '#company/rules/visits/program-rounds.ts';
import type { PlanOffer } from '#contract/visits/plan-offers.ts';

type OfferRoundsProps = Pick<PlanOffer, 'rounds'> & {
  /** Of sales tax, in hundredths of a percent. */
  rate: number;
};

export function OfferRounds({ rounds, rate }: OfferRoundsProps) {
  return (
    <section aria-label="Rounds">
      <h2 className="font-text text-[1.0625rem] font-bold tracking-normal">
        {countRounds(rounds)}
      </h2>
      <p className="mt-1 text-ink-soft">
        Prices with {formatTaxRate(rate)} sales tax. After the first year each round comes again in
        its season.
      </p>
      <ul className="mt-3 divide-y divide-line border-y border-line tabular-nums">
        {rounds.map((round) => (
          <li key={round.name} className="flex justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{round.name}</p>
              <p>First planned for {formatDate(round.date)}</p>
              <p className="text-small text-ink-soft">Season: {describeSeason(round)}</p>
            </div>
            <div className="text-right">
              <p className="font-semibold">{formatMoney(round.total.total)}</p>
              <p className="text-small text-ink-soft">
                {formatMoney(round.total.subtotal)} + {formatMoney(round.total.tax)} tax
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
