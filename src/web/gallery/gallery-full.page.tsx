// The complete gallery: fifty-one designs with filters, pages of fifteen and a large view
// (docs/product/galleries-and-timeline.md#complete-gallery).

import { pictures } from '#company/facts/pictures.gen.ts';
import type { PortfolioProject } from '#contract/content/projects.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { siteLoader } from '#web/site/site-loader.ts';
import galleryStyles from '#web/styles/gallery-full.css?url';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { Route } from './+types/gallery-full.page.ts';
import { rangeText } from './count-text.ts';
import { FilterButtons } from './filter-buttons.tsx';
import {
  categoryLabel,
  galleryCategories,
  galleryPictureNote,
  portfolioClaim,
} from './gallery-words.ts';
import { Lightbox } from './lightbox.tsx';

export const handle = { document: true };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: galleryStyles }];

const years = `${portfolioClaim.firstYear}-${portfolioClaim.lastYear}`;

/** How many projects one page of the gallery shows. */
const PAGE_SIZE = 15;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { portfolio } = await context.get(apiContext)('GET /api/content/galleries');
  return { ...siteLoader({ context, request }), portfolio };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta(loaderData, {
        path: '/gallery-full',
        title: `Complete Gallery, ${loaderData.company.city}, TX`,
        description: `${loaderData.portfolio.length} of ${portfolioClaim.projects} projects from ${years}: yards, fences, lighting, irrigation and drainage in and around ${loaderData.company.city}.`,
        picture: 'ranch-front-spring-azaleas',
      })
    : [];

export default function CompleteGalleryPage({
  loaderData: { company, portfolio },
}: Route.ComponentProps) {
  return (
    <main
      id="content"
      className="section on-deep bg-deep text-on-deep"
      data-behavior="complete-gallery"
    >
      <p className="gallery-veil">
        <span className="spinner" aria-hidden="true" />
        Loading Complete Portfolio
      </p>
      <div className="page-width">
        <a className="text-link" href="/#gallery" data-gallery-back>
          <Icon name="chevron-left" />
          Back
          <span className="sr-only"> to the home page</span>
        </a>
        <div className="gallery-intro mt-4">
          <h1 className="text-section">Complete portfolio, {years}</h1>
          <p className="max-w-[28em] text-on-deep-soft">{galleryPictureNote}</p>
        </div>
        <FilterButtons status={rangeText(1, PAGE_SIZE, portfolio.length, '')} />
        <ul className="portfolio" data-page-size={PAGE_SIZE}>
          {portfolio.map((project) => (
            <Item key={project.slug} project={project} />
          ))}
        </ul>
        <PageButtons pages={Math.ceil(portfolio.length / PAGE_SIZE)} />
        <Summary city={company.city} shown={portfolio.length} />
      </div>
      <Lightbox />
    </main>
  );
}

/** Without a script the link opens the picture itself. */
function Item({
  project: { title, category, picture, year, location },
}: {
  project: PortfolioProject;
}) {
  return (
    <li data-category={category}>
      <figure>
        <a href={`/pictures/${pictures[picture].avif.at(-1)?.file}`}>
          <Picture
            name={picture}
            sizes="(min-width: 64rem) 24rem, (min-width: 36rem) 50vw, 100vw"
          />
        </a>
        <figcaption>
          <strong>{title}</strong>
          <span>
            {location}, {year}. {categoryLabel(category)}
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

function PageButtons({ pages }: { pages: number }) {
  const pageNumbers = Array.from({ length: pages }, (_, index) => index + 1);
  return (
    <nav className="gallery-pages needs-script" aria-label="Pages of the gallery">
      <button type="button" data-turn="-1" disabled>
        <Icon name="chevron-left" />
        Previous
      </button>
      <ul>
        {pageNumbers.map((number) => (
          <li key={number}>
            <button
              type="button"
              aria-label={`Page ${number}`}
              data-page={number}
              {...(number === 1 ? { 'aria-current': 'page' } : {})}
            >
              {number}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" data-turn="1">
        Next
        <Icon name="chevron-right" />
      </button>
    </nav>
  );
}

function Summary({ city, shown }: { city: string; shown: number }) {
  const kinds = galleryCategories.length - 1;
  const figures = [
    { value: portfolioClaim.projects, label: `Projects from ${years}` },
    { value: shown, label: 'Designs shown on this page' },
    { value: kinds, label: 'Kinds of work' },
    { value: '100%', label: 'Satisfaction guarantee' },
  ];
  return (
    <section className="gallery-summary" aria-labelledby="summary-heading">
      <h2 id="summary-heading" className="text-feature">
        The portfolio in figures
      </h2>
      <dl>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        Not every owner wants a yard on the internet, so {shown} of them are here. Tell us what
        yours needs and we will show you the nearest thing we have drawn around {city}.
      </p>
      <ButtonLink variant="clay" href="/#contact">
        Get Free Quote
      </ButtonLink>
    </section>
  );
}
