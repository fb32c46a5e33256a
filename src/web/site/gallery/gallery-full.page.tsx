// The complete gallery: fifty-one designs with filters, pages of fifteen and a large view
// (docs/product/galleries-and-timeline.md#complete-gallery).
import { hrefIn, languageOfPath, linkIn } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { pageMeta } from '#web/site/frame/page-meta.ts';
import { siteLoader } from '#web/site/frame/site-loader.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { usePictureMix } from '#web/ui/picture-facts.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { galleryCategories } from '../frame/gallery-categories.ts';
import type { Route } from './+types/gallery-full.page.ts';
import { rangeText } from './count-text.ts';
import { FilterButtons } from './filter-buttons.tsx';
import { portfolioClaim } from './gallery-labels.ts';
import { Lightbox } from './lightbox.tsx';
import { galleryMessages } from './messages/choose-gallery-messages.ts';
import { galleryPageMessages } from './messages/choose-gallery-page-messages.ts';
import type { GalleryPageMessages } from './messages/gallery-page-messages.en.ts';
import { Portfolio } from './portfolio.tsx';

export const handle = { document: true, sheets: ['gallery-full'] };

const years = `${portfolioClaim.firstYear}-${portfolioClaim.lastYear}`;

/** How many projects one page of the gallery shows. */
const PAGE_SIZE = 15;

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const { portfolio, uploads } = await context.get(apiContext)('GET /api/content/galleries', {
    query: { language },
  });
  return { ...siteLoader({ context, url }), language, portfolio, uploads };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { company, portfolio, language } = loaderData;
  const words = galleryPageMessages[language].complete;
  const { projects } = portfolioClaim;
  const facts = { shown: portfolio.length, projects, years, city: company.city };
  return pageMeta(loaderData, {
    path: hrefIn(language, '/gallery-full'),
    title: fill(words.title, facts),
    description: fill(words.description, facts),
    picture: 'ranch-front-spring-azaleas',
  });
};

export default function CompleteGalleryPage({
  loaderData: { company, portfolio, language },
}: Route.ComponentProps) {
  const { complete, ranges, summary } = galleryPageMessages[language];
  const { counts, labels } = galleryMessages[language];
  const mix = usePictureMix(portfolio.map(({ picture }) => picture));
  const firstPage = { page: 1, pageSize: PAGE_SIZE, count: portfolio.length };
  return (
    <main
      id="content"
      className="section on-deep bg-deep text-on-deep"
      data-behavior="complete-gallery"
    >
      <p className="portfolio-veil">
        <Spinner />
        {complete.loading}
      </p>
      <div className="page-width">
        <TextLink {...linkIn(language, '/#gallery')} data-gallery-back>
          <Icon name="chevron-left" />
          {complete.back}
          <span className="sr-only"> {complete.toHome}</span>
        </TextLink>
        <div className="gallery-intro mt-4">
          <h1 className="text-section">{fill(complete.heading, { years })}</h1>
          <p className="max-w-[28em] text-on-deep-soft">{labels.pictureNotes[mix]}</p>
        </div>
        <FilterButtons status={rangeText(firstPage, counts.all, ranges)} ranges={ranges} />
        <Portfolio projects={portfolio} pageSize={PAGE_SIZE} marksPhotos={mix === 'both'} />
        <Summary
          city={company.city}
          shown={portfolio.length}
          words={summary}
          contact={hrefIn(language, '/#contact')}
        />
      </div>
      <Lightbox />
    </main>
  );
}

type SummaryProps = {
  city: string;
  shown: number;
  words: GalleryPageMessages['summary'];
  /** The address of the quote form. */
  contact: string;
};

function Summary({ city, shown, words, contact }: SummaryProps) {
  const kinds = galleryCategories.length - 1;
  const figures = [
    { value: portfolioClaim.projects, label: fill(words.projects, { years }) },
    { value: shown, label: words.shown },
    { value: kinds, label: words.kinds },
    { value: '100%', label: words.guarantee },
  ];
  return (
    <section className="portfolio-summary" aria-labelledby="summary-heading">
      <h2 id="summary-heading" className="text-feature">
        {words.heading}
      </h2>
      <dl>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{fill(words.text, { shown, city })}</p>
      <ButtonLink variant="clay" href={contact}>
        {words.getQuote}
      </ButtonLink>
    </section>
  );
}
