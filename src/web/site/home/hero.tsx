// The first view: one picture, one sentence, two ways on and the telephone.
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { Hero as HeroContent } from '#contract/site/content/company.ts';
import { FreshPart } from '#web/site/frame/fresh-part.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

type HeroProps = {
  hero: HeroContent;
  company: Pick<CompanyProfile, 'phone' | 'phoneDial' | 'officeHours' | 'city' | 'foundedYear'>;
};

/** The hero; its picture is the page's largest paint and stands still with reduced motion. */
export function Hero({ hero, company }: HeroProps) {
  const [weekdays] = company.officeHours;
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
        <h1 id="hero-heading" className="text-hero">
          {hero.heading}
        </h1>
        <p className="mt-5 max-w-[34em] text-lead">
          {/* One text: parts of a line would move a little when the web font arrives. */}
          {hero.lead
            .replaceAll('{city}', company.city)
            .replaceAll('{year}', String(company.foundedYear))}
        </p>
        <FreshPart name="heroOpening" className="hero-opening" />
        <div className="hero-actions">
          <ButtonLink variant="clay" size="large" href="#contact">
            Get Free Quote
          </ButtonLink>
          <ButtonLink variant="quiet" size="large" href="#services">
            View Our Services
          </ButtonLink>
          <p className="hero-phone">
            <TextLink href={`tel:${company.phoneDial}`}>
              <Icon name="phone" />
              {`Call ${company.phone}`}
            </TextLink>
            {weekdays ? (
              <span className="text-small">{`${weekdays.days}, ${weekdays.hours}`}</span>
            ) : null}
          </p>
        </div>
        <p className="hero-caption">{hero.caption}</p>
      </div>
    </section>
  );
}
