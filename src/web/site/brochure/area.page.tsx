// One service area: its ground, its water, its rules and its winters, in words that stand on no other page.
import type { ReactNode } from 'react';
import { data, type RouterContextProvider } from 'react-router';
import { hrefIn, languageOfPath } from '#company/facts/languages.ts';
import { nearestDesigns } from '#company/rules/customers/area-distance.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { apiContext, siteIndexContext } from '#web/lib/request-context.ts';
import { MarkedText } from '#web/site/frame/marked-text.tsx';
import { businessReference } from '#web/site/frame/page-graph.ts';
import { pageMeta } from '#web/site/frame/page-meta.ts';
import { siteLoader } from '#web/site/frame/site-loader.ts';
import { useLanguage } from '#web/site/frame/use-site-messages.ts';
import { PageWidth } from '#web/ui/page-width.tsx';
import type { Route } from './+types/area.page.ts';
import {
  AreaFigures,
  AreaList,
  AreaWords,
  NearestDesigns,
  type ShownArea,
  type ShownTerms,
  WinterTable,
} from './area-parts.tsx';
import { CaptionedPicture } from './captioned-picture.tsx';
import { Chapter } from './chapter.tsx';
import { IndexHead } from './index-head.tsx';
import { areaPageMessages } from './messages/choose-brochure-messages.ts';
import { NextSteps } from './next-steps.tsx';
import { Opening } from './opening.tsx';
import { OtherPages } from './other-pages.tsx';

export const handle = {
  document: true,
  sheets: ['brochure'],
  paths: (context: RouterContextProvider) =>
    context.get(siteIndexContext).areas.map(({ slug }) => `/areas/${slug}`),
};

/** How many designs stand on the page of an area. */
const NEAREST_DESIGNS = 3;

/** The area at the address; 404 when there is none. `crumb` names the page in the breadcrumb. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const { areas, areaTerms, designs, uploads } = await context.get(apiContext)(
    'GET /api/content/areas',
    { query: { language } },
  );
  const area = areas.find(({ slug }) => slug === params.slug);
  if (!area) throw data(null, { status: 404 });
  // The one that the page opens with is not repeated.
  const others = designs.filter(({ picture }) => picture !== area.page.picture);
  return {
    ...siteLoader({ context, url }),
    language,
    area,
    areaTerms,
    designs: nearestDesigns(others, area, NEAREST_DESIGNS),
    uploads,
    crumb: area.name,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { area, language, origin } = loaderData;
  const { name, page } = area;
  const path = hrefIn(language, `/areas/${area.slug}`);
  const title = fill(areaPageMessages[language].title, { area: name });
  return pageMeta(loaderData, {
    path,
    title,
    description: page.description,
    picture: page.picture,
    crumb: name,
    about: [
      {
        '@type': 'Service',
        '@id': `${origin}${path}#service`,
        name: title,
        url: `${origin}${path}`,
        provider: businessReference(origin),
        areaServed: { '@type': page.kind, name },
      },
    ],
  });
};

export default function AreaPage({
  loaderData: { company, index, language, area, areaTerms, designs },
}: Route.ComponentProps) {
  const words = areaPageMessages[language];
  const { ground } = area.page;
  const Composition = compositions[ground];
  return (
    <main id="content" className={`area-page chapter-list area-page-${ground}`}>
      <Composition area={area} terms={areaTerms} officeZip={company.postalCode} />
      <NearestDesigns name={area.name} designs={designs} />
      <NextSteps
        company={company}
        heading={fill(words.nextHeading, { area: area.name })}
        words={words.next}
        calculator={words.calculator}
      />
      <OtherPages
        label={words.others}
        pages={index.areas.map(({ slug, name }) => ({ name, href: `/areas/${slug}` }))}
        current={`/areas/${area.slug}`}
      />
    </main>
  );
}

type CompositionProps = { area: ShownArea; terms: ShownTerms; officeZip: string };

const compositions: Record<ShownArea['page']['ground'], (props: CompositionProps) => ReactNode> = {
  prairie: OpenPrairie,
  pines: UnderPines,
  town: InTown,
};

/** Open land: a wide picture like the horizon, then soil beside the table of winters. */
function OpenPrairie({ area, terms, officeZip }: CompositionProps) {
  return (
    <>
      <IndexHead
        heading={
          <MarkedText entry={area} path="page.headline">
            {area.page.headline}
          </MarkedText>
        }
      >
        <MarkedText entry={area} path="page.opening">
          {area.page.opening}
        </MarkedText>
      </IndexHead>
      <CaptionedPicture
        className="captioned-picture-horizon"
        name={area.page.picture}
        caption={<AreaCaption area={area} />}
        sizes="100vw"
        eager
      />
      <PageWidth>
        <AreaFigures area={area} terms={terms} />
      </PageWidth>
      <Chapter columns="pair">
        <AreaWords area={area} chapter="soil" />
        <WinterSection area={area} officeZip={officeZip} />
      </Chapter>
      <Chapter tone="sunk" columns="pair">
        <AreaWords area={area} chapter="water" />
        <AreaList area={area} />
      </Chapter>
      <Chapter columns="one">
        <AreaWords area={area} chapter="rules" />
      </Chapter>
    </>
  );
}

/** Shade: it begins dark, and what grows there comes first. */
function UnderPines({ area, terms, officeZip }: CompositionProps) {
  const { page } = area;
  return (
    <>
      <Opening picture={{ name: page.picture, caption: <AreaCaption area={area} /> }} onDeep>
        <AreaWelcome area={area} />
        <AreaFigures area={area} terms={terms} />
      </Opening>
      <Chapter columns="pair">
        <AreaList area={area} />
        <AreaWords area={area} chapter="soil" />
      </Chapter>
      <Chapter tone="raised" columns="one">
        <AreaWords area={area} chapter="rules" />
      </Chapter>
      <Chapter columns="pair">
        <WinterSection area={area} officeZip={officeZip} />
        <AreaWords area={area} chapter="water" />
      </Chapter>
    </>
  );
}

/** Streets: a letter with its facts in the margin. */
function InTown({ area, terms, officeZip }: CompositionProps) {
  const { inFigures } = areaPageMessages[useLanguage()];
  return (
    <PageWidth className="area-page-letter">
      <header>
        <AreaWelcome area={area} />
      </header>
      <aside aria-label={fill(inFigures, { area: area.name })}>
        <AreaFigures area={area} terms={terms} />
        <WinterTable area={area} officeZip={officeZip} />
      </aside>
      <div>
        <AreaWords area={area} chapter="water" />
        <AreaWords area={area} chapter="soil" />
        <CaptionedPicture
          name={area.page.picture}
          caption={<AreaCaption area={area} />}
          sizes="(min-width: 64rem) 44rem, 100vw"
        />
        <AreaWords area={area} chapter="rules" />
        <AreaList area={area} />
      </div>
    </PageWidth>
  );
}

/** The heading of the page and how it begins. */
function AreaWelcome({ area }: { area: ShownArea }) {
  return (
    <>
      <h1 {...markOf(area, 'page.headline')}>{area.page.headline}</h1>
      <p className="text-lead" {...markOf(area, 'page.opening')}>
        {area.page.opening}
      </p>
    </>
  );
}

function AreaCaption({ area }: { area: ShownArea }) {
  return (
    <MarkedText entry={area} path="page.caption">
      {area.page.caption}
    </MarkedText>
  );
}

function WinterSection({ area, officeZip }: Omit<CompositionProps, 'terms'>) {
  const { winter } = areaPageMessages[useLanguage()];
  return (
    <section className="chapter-part" aria-labelledby="winter-heading">
      <h2 id="winter-heading" className="text-feature">
        {winter}
      </h2>
      <WinterTable area={area} officeZip={officeZip} />
    </section>
  );
}
