// How a lawn is priced, for everyone to read before an address is typed: the way to the price, and the list.
import type { Language } from '#company/facts/languages.ts';
import type { BeyondTheList, ShownLawnPrices } from '#company/rules/money/lawn-price.ts';
import { formatTaxRate } from '#company/rules/money/tax-rate.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import { WithListLabel } from './list-text.tsx';
import { lawnPlanMessages, priceListMessages } from './messages/choose-lawn-plan-messages.ts';
import type { PriceListMessages } from './messages/price-list-messages.en.ts';
import { Line } from './price-receipt.tsx';

type LawnPriceListProps = {
  language: Language;
  prices: ShownLawnPrices;
  company: Pick<CompanyProfile, 'salesTaxBasisPoints'>;
};

/** The list; the plan takes its place once there is one. */
export function LawnPriceList({ language, prices, company }: LawnPriceListProps) {
  const words = priceListMessages[language];
  const { weekly, large, huge, frequencies, fee } = prices;
  return (
    <div className="lawn-plan-list">
      <div>
        <h3 className="text-title">{words.howHeading}</h3>
        <ol className="lawn-plan-steps">
          {words.how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <section className="price-receipt" aria-labelledby="lawn-list-heading">
        <h3 id="lawn-list-heading">{words.heading}</h3>
        <dl>
          {weekly.map(({ upTo, dollars }) => (
            <Line
              key={upTo}
              label={fill(words.upTo, { area: upTo.toLocaleString('en-US') })}
              cents={dollars * 100}
            />
          ))}
          <Line
            label={
              <WithListLabel
                {...{ prices, path: 'fee.label' }}
                text={words.fee}
                name="{fee}"
                label={fee.label}
              />
            }
            cents={fee.cents}
          />
        </dl>
        <p>
          {beyond(large, words)} {beyond(huge, words)}
        </p>
        <p>
          {frequencies
            .filter(({ moreCents }) => moreCents > 0)
            .map(({ value, label, moreCents }) => (
              <WithListLabel
                key={value}
                {...{ prices, path: `frequencies.${placeOf(value, prices)}.label` }}
                text={fill(words.dearer, { more: `$${moreCents / 100}` })}
                name="{label}"
                label={label}
              />
            ))}
          {fill(words.pricesTaxed, { rate: formatTaxRate(company.salesTaxBasisPoints) })}
        </p>
        <p className="price-receipt-promise">{lawnPlanMessages[language].noUpfrontPayment}</p>
      </section>
    </div>
  );
}

const placeOf = (frequency: string, { frequencies }: ShownLawnPrices) =>
  frequencies.findIndex(({ value }) => value === frequency);

function beyond({ above, from, per }: BeyondTheList, words: PriceListMessages): string {
  return fill(words.beyond, { above: above.toLocaleString('en-US'), from: `$${from}`, per });
}
