// The offer of the season; radio buttons and CSS show the others, without a script (docs/product/seasonal.md#offers).
import { seasonOf } from '#company/rules/time/seasons.ts';
import type { HomeContent } from '#contract/site/content/page-content.ts';
import { useLanguage } from '#web/site/frame/use-site-messages.ts';
import { PageWidth } from '#web/ui/page-width.tsx';
import { Section, SectionHeading } from '#web/ui/section.tsx';
import { homeMessages } from './messages/choose-home-messages.ts';
import { Offer, type OfferProps } from './offer.tsx';

type SeasonalSpecialProps = { offers: HomeContent['offers']; company: OfferProps['company'] };

/** The section, one offer a season; it opens with the season of the company's today, else with the first that has one. */
export function SeasonalSpecial({ offers, company }: SeasonalSpecialProps) {
  const words = homeMessages[useLanguage()];
  const present = seasonOf(company.today);
  const shown = offers.find(({ season }) => season === present) ?? offers[0];
  if (!shown) return null;
  return (
    <Section id="seasonal-special" labelledBy="seasonal-special-heading">
      <PageWidth className="seasonal-special">
        <div className="seasonal-special-head">
          <SectionHeading id="seasonal-special-heading">
            {words.seasonalSpecial.heading}
          </SectionHeading>
          <fieldset className="seasonal-special-seasons">
            <legend className="sr-only">{words.season.season}</legend>
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
                {words.season.names[season]}
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
