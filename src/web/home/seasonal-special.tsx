// The offer of the season; radio buttons and CSS show the others, without a script (docs/product/seasonal.md#offers).
import { offerEnd, offerEndWords } from '#company/rules/offer-end.ts';
import { seasonName, seasonOf } from '#company/rules/seasons.ts';
import type { CompanyProfile } from '#contract/company-profile.ts';
import type { Offer as SeasonalOffer } from '#contract/content/seasons.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { PageWidth, Section, SectionHeading } from '#web/ui/section.tsx';

/** Under every offer, word for word. */
const DISCLAIMER =
  'Valid for new customers only, cannot be combined, minimum project value may apply.';

type Company = Pick<CompanyProfile, 'phone' | 'phoneDial' | 'today'>;

type SeasonalSpecialProps = { offers: readonly SeasonalOffer[]; company: Company };

/** The section, one offer a season; it opens with the season of the company's today, else with the first that has one. */
export function SeasonalSpecial({ offers, company }: SeasonalSpecialProps) {
  const present = seasonOf(company.today);
  const shown = offers.find(({ season }) => season === present) ?? offers[0];
  if (!shown) return null;
  return (
    <Section id="seasonal-special" labelledBy="seasonal-special-heading">
      <PageWidth className="special">
        <div className="special-head">
          <SectionHeading id="seasonal-special-heading">Seasonal special</SectionHeading>
          <fieldset className="special-seasons">
            <legend className="sr-only">Season</legend>
            {offers.map(({ season }) => (
              <label key={season}>
                <input
                  className={`special-choose-${season}`}
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

type OfferProps = { offer: SeasonalOffer; company: Company; isRunning: boolean };

function Offer({ offer, company, isRunning }: OfferProps) {
  const { season, percent, title, description, services, picture, alt, caption } = offer;
  const until = offerEndWords(offer, company.today);
  return (
    <article
      className={classNames('offer', `offer-${season}`)}
      aria-label={`${seasonName(season)} special`}
    >
      <figure>
        <Picture name={picture} alt={alt} sizes="(min-width: 64rem) 46vw, 100vw" />
        <figcaption className="caption">{caption} Design rendering.</figcaption>
      </figure>
      <div className="offer-text">
        <p className="offer-percent">
          {percent}% <span>off</span>
        </p>
        <h3 className="text-feature">{title}</h3>
        <p>{description}</p>
        <ul>
          {services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
        <p className="offer-until">
          {isRunning ? 'Valid until' : `${seasonName(season)} offer, valid until`}{' '}
          <time dateTime={offerEnd(offer, company.today)}>{until}</time>
        </p>
        <div className="offer-actions">
          <ButtonLink
            variant="clay"
            href="#contact"
            data-quote-text={`I would like to claim the ${season} offer: ${percent}% off, ${title}.`}
          >
            Claim This Offer
          </ButtonLink>
          <ButtonLink variant="quiet" href={`tel:${company.phoneDial}`}>
            <Icon name="phone" />
            Call {company.phone}
          </ButtonLink>
        </div>
        <p className="text-small text-ink-soft">{DISCLAIMER}</p>
      </div>
    </article>
  );
}
