// The complete gallery: fifty-one designs with filters, pages of fifteen and a large view
// (docs/product/galleries-and-timeline.md#complete-gallery).
import { apiContext } from '#web/lib/request-context.ts';
import { pageMeta } from '#web/site/frame/page-meta.ts';
import { siteLoader } from '#web/site/frame/site-loader.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { usePictureMix } from '#web/ui/picture-facts.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/gallery-full.page.ts';
import { rangeText } from './count-text.ts';
import { FilterButtons } from './filter-buttons.tsx';
import { galleryCategories } from './gallery-categories.ts';
import { portfolioClaim } from './gallery-labels.ts';
import { Lightbox } from './lightbox.tsx';
import { galleryMessages } from './messages/choose-gallery-messages.ts';
import { Portfolio } from './portfolio.tsx';

export const handle = { document: true, sheets: ['gallery-full'] };

const years = `${portfolioClaim.firstYear}-${portfolioClaim.lastYear}`;

/** How many projects one page of the gallery shows. */
const PAGE_SIZE = 15;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { portfolio, uploads } = await context.get(apiContext)('GET /api/content/galleries');
  return { ...siteLoader({ context, url }), portfolio, uploads };
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
  const words = galleryMessages.en;
  const mix = usePictureMix(portfolio.map(({ picture }) => picture));
  return (
    <main
      id="content"
      className="section on-deep bg-deep text-on-deep"
      data-behavior="complete-gallery"
    >
      <p className="portfolio-veil">
        <Spinner />
        Loading Complete Portfolio
      </p>
      <div className="page-width">
        <TextLink href="/#gallery" data-gallery-back>
          <Icon name="chevron-left" />
          Back
          <span className="sr-only"> to the home page</span>
        </TextLink>
        <div className="gallery-intro mt-4">
          <h1 className="text-section">Complete portfolio, {years}</h1>
          <p className="max-w-[28em] text-on-deep-soft">{words.labels.pictureNotes[mix]}</p>
        </div>
        <FilterButtons status={rangeText(1, PAGE_SIZE, portfolio.length, words.counts.all)} />
        <Portfolio projects={portfolio} pageSize={PAGE_SIZE} marksPhotos={mix === 'both'} />
        <Summary city={company.city} shown={portfolio.length} />
      </div>
      <Lightbox />
    </main>
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
    <section className="portfolio-summary" aria-labelledby="summary-heading">
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
