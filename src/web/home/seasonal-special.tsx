// The offer of the season; radio buttons and CSS show the others, without a script (docs/product/seasonal.md#offers).
import {
  listPromotions,
  type Promotion,
  promotionDisclaimer,
  promotionEnd,
  promotionEndWords,
} from '#company/promotions.ts';
import { seasonName, seasonOf } from '#company/rules/seasons.ts';
import type { CompanyProfile } from '#contract/company-profile.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { PageWidth, Section, SectionHeading } from '#web/ui/section.tsx';

type SeasonalSpecialProps = { company: Pick<CompanyProfile, 'phone' | 'phoneDial' | 'today'> };

/** The section; it opens with the season of the company's today. */
export function SeasonalSpecial({ company }: SeasonalSpecialProps) {
  const promotions = listPromotions();
  const present = seasonOf(company.today);
  return (
    <Section id="seasonal-special" labelledBy="seasonal-special-heading">
      <PageWidth className="special">
        <div className="special-head">
          <SectionHeading id="seasonal-special-heading">Seasonal special</SectionHeading>
          <fieldset className="special-seasons">
            <legend className="sr-only">Season</legend>
            {promotions.map(({ season }) => (
              <label key={season}>
                <input
                  className={`special-choose-${season}`}
                  type="radio"
                  name="special-season"
                  value={season}
                  defaultChecked={season === present}
                  autoComplete="off"
                />
                {seasonName(season)}
              </label>
            ))}
          </fieldset>
        </div>
        {promotions.map((promotion) => (
          <Offer
            key={promotion.id}
            promotion={promotion}
            company={company}
            isRunning={promotion.season === present}
          />
        ))}
      </PageWidth>
    </Section>
  );
}

type OfferProps = SeasonalSpecialProps & { promotion: Promotion; isRunning: boolean };

function Offer({ promotion, company, isRunning }: OfferProps) {
  const { season, percent, title, description, services, picture, alt, caption } = promotion;
  const until = promotionEndWords(promotion, company.today);
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
          <time dateTime={promotionEnd(promotion, company.today)}>{until}</time>
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
        <p className="text-small text-ink-soft">{promotionDisclaimer}</p>
      </div>
    </article>
  );
}
