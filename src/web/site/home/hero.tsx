// The first view: one picture, one sentence, two ways on and the telephone.

import { fill } from '#company/rules/platform/fill-message.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { HomeContent } from '#contract/site/content/page-content.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { FreshPart } from '#web/site/frame/fresh-part.tsx';
import { useSite } from '#web/site/frame/use-site.ts';
import { useLanguage } from '#web/site/frame/use-site-messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { homeMessages } from './messages/choose-home-messages.ts';

type HeroProps = {
  hero: HomeContent['hero'];
  company: Pick<CompanyProfile, 'phone' | 'phoneDial' | 'city' | 'foundedYear'>;
};

/** The hero; its picture is the page's largest paint and stands still with reduced motion. */
export function Hero({ hero, company }: HeroProps) {
  const language = useLanguage();
  const words = homeMessages[language].hero;
  const [weekdays] = useSite().hours.office;
  return (
    <section id="home" className="hero on-deep" aria-labelledby="hero-heading">
      <div className="hero-picture">
        <Picture
          name={hero.picture}
          alt={hero.pictureAlt}
          sizes="(min-width: 90.01rem) 100vw, min(100vw, 67.5rem)"
          eager
          upright
        />
      </div>
      <div className="page-width hero-text">
        <h1 id="hero-heading" className="text-hero" {...markOf(hero, 'heading')}>
          {hero.heading}
        </h1>
        <p className="mt-5 max-w-[34em] text-lead" {...markOf(hero, 'lead')}>
          {/* One text: parts of a line would move a little when the web font arrives. */}
          {hero.lead
            .replaceAll('{city}', company.city)
            .replaceAll('{year}', String(company.foundedYear))}
        </p>
        <FreshPart
          name={language === 'en' ? 'heroOpening' : 'spanishHeroOpening'}
          className="hero-opening"
        />
        <div className="hero-actions">
          <ButtonLink variant="clay" size="large" href="#contact">
            {words.getFreeQuote}
          </ButtonLink>
          <ButtonLink variant="quiet" size="large" href="#services">
            {words.viewServices}
          </ButtonLink>
          <p className="hero-phone">
            <TextLink href={`tel:${company.phoneDial}`}>
              <Icon name="phone" />
              {fill(words.call, { phone: company.phone })}
            </TextLink>
            {weekdays ? (
              <span className="text-small" {...markOf(weekdays, 'days')}>
                {`${weekdays.days}, ${weekdays.hours}`}
              </span>
            ) : null}
          </p>
        </div>
        <p className="hero-caption" {...markOf(hero, 'caption')}>
          {hero.caption}
        </p>
      </div>
    </section>
  );
}
