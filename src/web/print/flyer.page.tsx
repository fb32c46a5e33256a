// The flyer, as it lies on letter paper; a phone shows the same words in one column (docs/product/print.md#flyer).
import { irrigationLicenseLine } from '#company/facts/licenses.ts';
import { flyerBadges, flyerWords, sloganLines } from '#company/facts/print-words.ts';
import { serviceRadiusMiles } from '#company/facts/service-area.ts';
import type { CompanyProfile } from '#contract/company-profile.ts';
import type { ServicesContent } from '#contract/content/pages.ts';
import type { SiteIndex } from '#contract/site-index.ts';
import { countInWords } from '#web/lib/in-words.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { AcornMark } from '#web/site/logo.tsx';
import { pageMeta } from '#web/site/page-meta.ts';
import { siteLoader } from '#web/site/site-loader.ts';
import flyerStyles from '#web/styles/flyer.css?url';
import printedStyles from '#web/styles/printed.css?url';
import { Picture } from '#web/ui/picture.tsx';
import type { Route } from './+types/flyer.page.ts';
import { DownloadPdf } from './download-pdf.tsx';
import { QrCodes } from './qr-code.tsx';

export const handle = { document: true };

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: printedStyles },
  { rel: 'stylesheet', href: flyerStyles },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services } = await context.get(apiContext)('GET /api/content/services');
  return { ...siteLoader({ context, request }), services };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta(loaderData, {
        path: '/print-flyer',
        title: 'Landscaping Flyer to Print',
        description: `The flyer of ${loaderData.company.companyName} in ${loaderData.company.city}: ${countInWords(loaderData.services.length).toLowerCase()} services, the areas we serve and how to reach us, to print or to save as a PDF.`,
        picture: 'hero-limestone-garden-golden-hour',
      })
    : [];

export default function FlyerPage({
  loaderData: { company, index, origin, services },
}: Route.ComponentProps) {
  return (
    <main id="content" className="desk">
      <DownloadPdf piece="Flyer" companyName={company.companyName} />
      <article className="paper flyer" data-behavior="qr-codes">
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
        <div className="flyer-proof">
          <Stars />
          <p>
            <strong>{flyerWords.reviews}</strong>
          </p>
          <p>{flyerWords.assurance}</p>
        </div>
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
          <Aside city={company.city} areas={index.areas} />
        </div>
        <CallToAction company={company} origin={origin} />
        <p className="flyer-foot">
          {[flyerWords.pictureNote, irrigationLicenseLine(company)].filter(Boolean).join(' ')}
        </p>
      </article>
      <p className="no-print printed-next page-width">
        <a className="text-link" href="/business-card">
          See the business card
        </a>
      </p>
    </main>
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

function Aside({ city, areas }: { city: string; areas: SiteIndex['areas'] }) {
  return (
    <div className="flyer-aside">
      <div>
        <h2>{flyerWords.areas}</h2>
        <p>
          {areas.map(({ name }) => name).join(', ')}: within {serviceRadiusMiles} miles of {city}
        </p>
      </div>
      <ul>
        {flyerBadges.map(({ figure, label }) => (
          <li key={label}>
            <span className="flyer-figure">{figure}</span> {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

type CallToActionProps = { company: CompanyProfile; origin: string };

function CallToAction({ company, origin }: CallToActionProps) {
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
      </div>
      <QrCodes origin={origin} width={120} />
    </section>
  );
}
