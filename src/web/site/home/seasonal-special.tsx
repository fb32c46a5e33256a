// The offer of the season; radio buttons and CSS show the others, without a script (docs/product/seasonal.md#offers).
import { seasonName, seasonOf } from '#company/rules/time/seasons.ts';
import type { Offer as SeasonalOffer } from '#contract/site/content/seasons.ts';
import { PageWidth } from '#web/ui/page-width.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { Offer, type OfferProps } from './offer.tsx';

type SeasonalSpecialProps = { offers: readonly SeasonalOffer[]; company: OfferProps['company'] };

/** The section, one offer a season; it opens with the season of the company's today, else with the first that has one. */
export function SeasonalSpecial({ offers, company }: SeasonalSpecialProps) {
  const present = seasonOf(company.today);
  const shown = offers.find(({ season }) => season === present) ?? offers[0];
  if (!shown) return null;
  return (
    <Section id="seasonal-special" labelledBy="seasonal-special-heading">
      <PageWidth className="seasonal-special">
        <div className="seasonal-special-head">
          <SectionHeading id="seasonal-special-heading">Seasonal special</SectionHeading>
          <fieldset className="seasonal-special-seasons">
            <legend className="sr-only">Season</legend>
            {offers.map(({ season }) => (
              <label key={season}>
                <input
                  className={`seasonal-special-${season}`}
                  type="radio"
                  name="special-season"
                  value={season}
                  defaultChecked={season === shown.season}
                  autoComplete="off"
                />
                {seasonName(season)}
              </label>
            ))}
          </fieldset>
        </div>
        {offers.map((offer) => (
          <Offer
            key={offer.slug}
            offer={offer}
            company={company}
            isRunning={offer.season === present}
          />
        ))}
      </PageWidth>
    </Section>
  );
}
