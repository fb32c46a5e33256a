// How a lawn is priced, for everyone to read before an address is typed: the way to the price, and the list.
import { noUpfrontPayment } from '#company/facts/lawn-plan-messages.ts';
import { salesTaxNote } from '#company/facts/sales-tax.ts';
import type { BeyondTheList, LawnPrices } from '#company/rules/money/lawn-price.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import { Line } from './price-receipt.tsx';

type LawnPriceListProps = {
  prices: LawnPrices;
  company: Pick<CompanyProfile, 'salesTaxBasisPoints'>;
};

/** The list; the plan takes its place once there is one. */
export function LawnPriceList({ prices, company }: LawnPriceListProps) {
  const { weekly, large, huge, frequencies, fee } = prices;
  return (
    <div className="lawn-plan-list">
      <div>
        <h3 className="text-title">How we get to your price</h3>
        <ol className="lawn-plan-steps">
          <li>
            We take the usual lot of your neighborhood and look at the kind of street: a court has
            room, a street has less.
          </li>
          <li>65 percent of the lot counts as lawn. You see both figures and can correct them.</li>
          <li>
            The list gives the price of one mowing. The fee and any add-ons you choose come on top.
          </li>
        </ol>
      </div>
      <section className="price-receipt" aria-labelledby="lawn-list-heading">
        <h3 id="lawn-list-heading">One mowing, weekly plan</h3>
        <dl>
          {weekly.map(({ upTo, dollars }) => (
            <Line
              key={upTo}
              label={`Up to ${upTo.toLocaleString('en-US')} sq ft of lawn`}
              cents={dollars * 100}
            />
          ))}
          <Line label={`${fee.label}, per visit`} cents={fee.cents} />
        </dl>
        <p>
          {beyond(large)} {beyond(huge)}
        </p>
        <p>
          {frequencies
            .filter(({ moreCents }) => moreCents > 0)
            .map(({ label, moreCents }) => `${label} mowing is $${moreCents / 100} more. `)}
          Prices are {salesTaxNote(company.salesTaxBasisPoints)}.
        </p>
        <p className="price-receipt-promise">{noUpfrontPayment}</p>
      </section>
    </div>
  );
}

function beyond({ above, from, per }: BeyondTheList): string {
  return `Above ${above.toLocaleString('en-US')} sq ft: $${from}, plus $2 for every ${per} sq ft or part of it beyond.`;
}
