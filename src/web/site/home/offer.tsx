// The offer of one season: its number set large, its terms and its picture (docs/product/seasonal.md#offers).
import { offerDay, offerEnd, offerStart } from '#company/rules/site/offer-end.ts';
import { seasonName } from '#company/rules/time/seasons.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { Offer as SeasonalOffer } from '#contract/site/content/seasons.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { usePictureFacts } from '#web/ui/picture-facts.ts';

/** Under every offer, word for word. */
const DISCLAIMER =
  'Valid for new customers only, cannot be combined, minimum project value may apply.';

export type OfferProps = {
  offer: SeasonalOffer;
  company: Pick<CompanyProfile, 'phone' | 'phoneDial' | 'today'>;
  isRunning: boolean;
};

/** The offer; `isRunning` says whether its season is the present one. */
export function Offer({ offer, company, isRunning }: OfferProps) {
  const { season, percent, title, description, services, picture, alt, caption } = offer;
  const isRendering = usePictureFacts(picture)?.isRendering;
  const until = offerEnd(offer, company.today);
  const from = offerStart(offer, company.today);
  return (
    <article
      className={classNames('offer', `offer-${season}`)}
      aria-label={`${seasonName(season)} special`}
    >
      <figure>
        <Picture name={picture} alt={alt} sizes="(min-width: 64rem) 46vw, 100vw" />
        <figcaption className="picture-caption">
          {caption} {isRendering ? 'Design rendering.' : 'Photo.'}
        </figcaption>
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
          {isRunning ? (
            'Valid until '
          ) : (
            <>
              Valid from <time dateTime={from}>{offerDay(from)}</time> to{' '}
            </>
          )}
          <time dateTime={until}>{offerDay(until)}</time>
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
