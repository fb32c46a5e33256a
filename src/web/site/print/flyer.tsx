// The flyer, as it lies on letter paper; a phone shows the same words in one column (docs/product/print.md#flyer).
import { irrigationLicenseLine } from '#company/facts/licenses.ts';
import { flyerWords, sloganLines, spokenLink } from '#company/facts/print-copy.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { ServicesContent } from '#contract/site/content/page-content.ts';
import type { SiteIndex } from '#contract/site/site-index.ts';
import { AcornMark } from '#web/site/frame/logo.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { QrCodes } from './qr-codes.tsx';

type FlyerProps = Pick<ServicesContent, 'services'> &
  Pick<SiteIndex, 'areas' | 'claims'> & { company: CompanyProfile; origin: string; link?: string };

/** The sheet; with the code of a short link it carries that one. */
export function Flyer({ company, areas, claims, origin, services, link }: FlyerProps) {
  return (
    <article className="printed-page-paper flyer" data-behavior="qr-codes">
      <header className="flyer-mast">
        <AcornMark className="flyer-mark" />
        <h1>{company.companyName}</h1>
        <p>
          {company.city}, {company.region} · since {company.foundedYear}
        </p>
      </header>
      <p className="flyer-headline">
        {sloganLines(company.tagline).map((line) => (
          <span key={line}>{line} </span>
        ))}
      </p>
      <Proof {...claims} />
      {/* Twice as wide as it is shown: paper has more dots than a screen. */}
      <Picture
        name="hero-limestone-garden-golden-hour"
        sizes="(min-width: 60rem) 1440px, 100vw"
        className="flyer-picture"
        eager
      />
      <p className="flyer-bar">
        <a href={`tel:${company.phoneDial}`}>{company.phone}</a>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
      <div className="flyer-columns">
        <Services services={services} />
        <Aside company={company} areas={areas} badges={claims.flyerBadges ?? []} />
      </div>
      <CallToAction company={company} origin={origin} link={link} />
      <p className="flyer-foot">
        {[flyerWords.pictureNote, irrigationLicenseLine(company)].filter(Boolean).join(' ')}
      </p>
    </article>
  );
}

/** Stars stand beside what is said of reviews, and nowhere else. */
function Proof({ flyerReviews, flyerAssurance }: FlyerProps['claims']) {
  return (
    <div className="flyer-proof">
      {flyerReviews ? <Stars /> : null}
      {flyerReviews ? (
        <p>
          <strong>{flyerReviews}</strong>
        </p>
      ) : null}
      {flyerAssurance ? <p>{flyerAssurance}</p> : null}
    </div>
  );
}

function Stars() {
  return (
    <svg className="flyer-stars" viewBox="0 0 108 20" role="img" aria-label="Five gold stars">
      {[0, 22, 44, 66, 88].map((x) => (
        <path
          key={x}
          transform={`translate(${x} 0)`}
          d="M10 .8l2.8 6 6.5.8-4.8 4.5 1.3 6.5L10 15.4l-5.8 3.2 1.3-6.5L.7 7.6l6.5-.8Z"
        />
      ))}
    </svg>
  );
}

function Services({ services }: Pick<ServicesContent, 'services'>) {
  return (
    <ul className="flyer-services">
      {services.map(({ slug, title, flyerLine }) => (
        <li key={slug}>
          <h2>{title}</h2>
          <p>{flyerLine}</p>
        </li>
      ))}
    </ul>
  );
}

type AsideProps = {
  company: Pick<CompanyProfile, 'city' | 'serviceRadiusMiles'>;
  areas: SiteIndex['areas'];
  badges: NonNullable<FlyerProps['claims']['flyerBadges']>;
};

function Aside({ company, areas, badges }: AsideProps) {
  return (
    <div className="flyer-aside">
      <div>
        <h2>{flyerWords.areas}</h2>
        <p>
          {areas.map(({ name }) => name).join(', ')}: within {company.serviceRadiusMiles} miles of{' '}
          {company.city}
        </p>
      </div>
      <ul>
        {badges.map(({ figure, label }) => (
          <li key={label}>
            <span className="flyer-figure">{figure}</span> {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

type CallToActionProps = { company: CompanyProfile; origin: string; link: string | undefined };

function CallToAction({ company, origin, link }: CallToActionProps) {
  return (
    <section className="flyer-call" aria-labelledby="flyer-call">
      <div>
        <h2 id="flyer-call">{flyerWords.invitation}</h2>
        <dl>
          <dt>{flyerWords.callOrText}</dt>
          <dd>
            <a href={`tel:${company.phoneDial}`}>{company.phone}</a>
          </dd>
          <dt>{flyerWords.email}</dt>
          <dd>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </dd>
        </dl>
        {link ? <p className="flyer-link">{spokenLink(origin, link)}</p> : null}
      </div>
      <QrCodes origin={origin} link={link} width={120} />
    </section>
  );
}
