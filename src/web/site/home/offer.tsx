// The offer of one season: its number set large, its terms and its picture (docs/product/seasonal.md#offers).

import { fill } from '#company/rules/platform/fill-message.ts';
import { offerEnd, offerStart } from '#company/rules/site/offer-end.ts';
import { formatShortDate } from '#company/rules/time/company-time.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { HomeContent } from '#contract/site/content/page-content.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { MarkedText } from '#web/site/frame/marked-text.tsx';
import { useLanguage } from '#web/site/frame/use-site-messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Filled } from '#web/ui/filled.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { usePictureFacts } from '#web/ui/picture-facts.ts';
import { homeMessages } from './messages/choose-home-messages.ts';

export type OfferProps = {
  offer: HomeContent['offers'][number];
  company: Pick<CompanyProfile, 'phone' | 'phoneDial' | 'today'>;
  isRunning: boolean;
};

/** The offer; `isRunning` says whether its season is the present one. */
export function Offer({ offer, company, isRunning }: OfferProps) {
  const language = useLanguage();
  const words = homeMessages[language].seasonalSpecial;
  const { season, percent, title, description, services, picture, alt, caption } = offer;
  const isRendering = usePictureFacts(picture)?.isRendering;
  const until = offerEnd(offer, company.today);
  const from = offerStart(offer, company.today);
  const day = (date: string) => <time dateTime={date}>{formatShortDate(date, language)}</time>;
  return (
    <article className={classNames('offer', `offer-${season}`)} aria-label={words.offers[season]}>
      <figure>
        <Picture
          name={picture}
          alt={alt}
          {...markOf(offer, 'alt')}
          sizes="(min-width: 64rem) 46vw, 100vw"
        />
        <figcaption className="picture-caption">
          <MarkedText entry={offer} path="caption">
            {caption}
          </MarkedText>{' '}
          {isRendering ? words.rendering : words.photo}
        </figcaption>
      </figure>
      <div className="offer-text">
        <p className="offer-percent">
          {percent}% <span>{words.off}</span>
        </p>
        <h3 className="text-feature" {...markOf(offer, 'title')}>
          {title}
        </h3>
        <p {...markOf(offer, 'description')}>{description}</p>
        <ul>
          {services.map((service, index) => (
            <li key={service} {...markOf(offer, `services.${index}`)}>
              {service}
            </li>
          ))}
        </ul>
        <p className="offer-until">
          <Filled
            message={isRunning ? words.validUntil : words.validBetween}
            values={{ from: day(from), until: day(until) }}
          />
        </p>
        <div className="offer-actions">
          <ButtonLink
            variant="clay"
            href="#contact"
            data-quote-text={fill(words.claimed[season], { percent, title })}
          >
            {words.claim}
          </ButtonLink>
          <ButtonLink variant="quiet" href={`tel:${company.phoneDial}`}>
            <Icon name="phone" />
            {fill(words.call, { phone: company.phone })}
          </ButtonLink>
        </div>
        <p className="text-small text-ink-soft">{words.disclaimer}</p>
      </div>
    </article>
  );
}
