// The rounds of an offered program: season, the day that is planned first, and what each comes to with tax.
import { formatMoney } from '#company/rules/money/money.ts';
import { formatTaxRate } from '#company/rules/money/tax-rate.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { describeSeason } from '#company/rules/visits/program-rounds.ts';
import type { PlanOffer } from '#contract/visits/plan-offers.ts';
import { SealedWords, useSpokenOffer } from './offer-language.tsx';

type OfferRoundsProps = Pick<PlanOffer, 'rounds'> & {
  /** Of sales tax, in hundredths of a percent. */
  rate: number;
};

export function OfferRounds({ rounds, rate }: OfferRoundsProps) {
  const { language, messages } = useSpokenOffer();
  return (
    <section aria-label={messages.rounds}>
      <h2 className="font-text text-[1.0625rem] font-bold tracking-normal">
        {rounds.length === 1
          ? messages.oneRound
          : fill(messages.manyRounds, { count: rounds.length })}
      </h2>
      <p className="mt-1 text-ink-soft">
        {fill(messages.roundsTaxed, { rate: formatTaxRate(rate) })}
      </p>
      <ul className="mt-3 divide-y divide-line border-y border-line tabular-nums">
        {rounds.map((round) => (
          <li key={round.name} className="flex justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                <SealedWords>{round.name}</SealedWords>
              </p>
              <p>{fill(messages.firstPlanned, { day: formatDate(round.date, language) })}</p>
              <p className="text-small text-ink-soft">
                {fill(messages.season, { season: describeSeason(round, language) })}
              </p>
            </div>
            <div className="text-right">
              <p className="font-semibold">{formatMoney(round.total.total)}</p>
              <p className="text-small text-ink-soft">
                {fill(messages.withTax, {
                  subtotal: formatMoney(round.total.subtotal),
                  tax: formatMoney(round.total.tax),
                })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
