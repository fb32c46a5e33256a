// One service area: its ground, its water, its rules and its winters, in words that stand on no other page.
import type { ReactNode } from 'react';
import { data, type RouterContextProvider } from 'react-router';
import { nearestDesigns } from '#company/rules/customers/area-distance.ts';
import type { Area, AreaTerms } from '#contract/site/content/areas.ts';
import { apiContext, siteIndexContext } from '#web/lib/request-context.ts';
import { businessReference } from '#web/site/frame/page-graph.ts';
import { pageMeta } from '#web/site/frame/page-meta.ts';
import { siteLoader } from '#web/site/frame/site-loader.ts';
import { PageWidth } from '#web/ui/page-width.tsx';
import type { Route } from './+types/area.page.ts';
import { AreaFigures, AreaList, AreaWords, NearestDesigns, WinterTable } from './area-parts.tsx';
import { CaptionedPicture } from './captioned-picture.tsx';
import { Chapter } from './chapter.tsx';
import { IndexHead } from './index-head.tsx';
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
  const { areas, areaTerms, designs, uploads } =
    await context.get(apiContext)('GET /api/content/areas');
  const area = areas.find(({ slug }) => slug === params.slug);
  if (!area) throw data(null, { status: 404 });
  // The one that the page opens with is not repeated.
  const others = designs.filter(({ picture }) => picture !== area.page.picture);
  return {
    ...siteLoader({ context, url }),
    area,
    areaTerms,
    designs: nearestDesigns(others, area, NEAREST_DESIGNS),
    uploads,
    crumb: area.name,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { area, origin } = loaderData;
  const { name, page } = area;
  const path = `/areas/${area.slug}`;
  return pageMeta(loaderData, {
    path,
    title: `Landscaping in ${name}, TX`,
    description: page.description,
    picture: page.picture,
    crumb: name,
    about: [
      {
        '@type': 'Service',
        '@id': `${origin}${path}#service`,
        name: `Landscaping in ${name}, TX`,
        url: `${origin}${path}`,
        provider: businessReference(origin),
        areaServed: { '@type': page.kind, name },
      },
    ],
  });
};

export default function AreaPage({
  loaderData: { company, index, area, areaTerms, designs },
}: Route.ComponentProps) {
  const { ground } = area.page;
  const Composition = compositions[ground];
  return (
    <main id="content" className={`area-page chapter-list area-page-${ground}`}>
      <Composition area={area} terms={areaTerms} officeZip={company.postalCode} />
      <NearestDesigns name={area.name} designs={designs} />
      <NextSteps
        company={company}
        heading={`Get a free quote for ${area.name}`}
        words="Send the address and two photos. We look at the ZIP code, the water district and the rules before we call you back."
        calculator="Try the figures for your yard"
      />
      <OtherPages
        label="Other areas"
        pages={index.areas.map(({ slug, name }) => ({ name, href: `/areas/${slug}` }))}
        current={`/areas/${area.slug}`}
      />
    </main>
  );
}

type CompositionProps = { area: Area; terms: AreaTerms; officeZip: string };

const compositions: Record<Area['page']['ground'], (props: CompositionProps) => ReactNode> = {
  prairie: OpenPrairie,
  pines: UnderPines,
  town: InTown,
};

/** Open land: a wide picture like the horizon, then soil beside the table of winters. */
function OpenPrairie({ area, terms, officeZip }: CompositionProps) {
  const { page } = area;
  return (
    <>
      <IndexHead heading={page.headline}>{page.opening}</IndexHead>
      <CaptionedPicture
        className="captioned-picture-horizon"
        name={page.picture}
        caption={page.caption}
        sizes="100vw"
        eager
      />
      <PageWidth>
        <AreaFigures area={area} terms={terms} />
      </PageWidth>
      <Chapter columns="pair">
        <AreaWords id="soil-heading" chapter={page.soil} />
        <WinterSection area={area} officeZip={officeZip} />
      </Chapter>
      <Chapter tone="sunk" columns="pair">
        <AreaWords id="water-heading" chapter={page.water} />
        <AreaList list={page.list} />
      </Chapter>
      <Chapter columns="one">
        <AreaWords id="rules-heading" chapter={page.rules} />
      </Chapter>
    </>
  );
}

/** Shade: it begins dark, and what grows there comes first. */
function UnderPines({ area, terms, officeZip }: CompositionProps) {
  const { page } = area;
  return (
    <>
      <Opening picture={{ name: page.picture, caption: page.caption }} onDeep>
        <h1>{page.headline}</h1>
        <p className="text-lead">{page.opening}</p>
        <AreaFigures area={area} terms={terms} />
      </Opening>
      <Chapter columns="pair">
        <AreaList list={page.list} />
        <AreaWords id="soil-heading" chapter={page.soil} />
      </Chapter>
      <Chapter tone="raised" columns="one">
        <AreaWords id="rules-heading" chapter={page.rules} />
      </Chapter>
      <Chapter columns="pair">
        <WinterSection area={area} officeZip={officeZip} />
        <AreaWords id="water-heading" chapter={page.water} />
      </Chapter>
    </>
  );
}

/** Streets: a letter with its facts in the margin. */
function InTown({ area, terms, officeZip }: CompositionProps) {
  const { page } = area;
  return (
    <PageWidth className="area-page-letter">
      <header>
        <h1>{page.headline}</h1>
        <p className="text-lead">{page.opening}</p>
      </header>
      <aside aria-label={`${area.name} in figures`}>
        <AreaFigures area={area} terms={terms} />
        <WinterTable area={area} officeZip={officeZip} />
      </aside>
      <div>
        <AreaWords id="water-heading" chapter={page.water} />
        <AreaWords id="soil-heading" chapter={page.soil} />
        <CaptionedPicture
          name={page.picture}
          caption={page.caption}
          sizes="(min-width: 64rem) 44rem, 100vw"
        />
        <AreaWords id="rules-heading" chapter={page.rules} />
        <AreaList list={page.list} />
      </div>
    </PageWidth>
  );
}

function WinterSection({ area, officeZip }: Omit<CompositionProps, 'terms'>) {
  return (
    <section className="chapter-part" aria-labelledby="winter-heading">
      <h2 id="winter-heading" className="text-feature">
        Winter by ZIP code
      </h2>
      <WinterTable area={area} officeZip={officeZip} />
    </section>
  );
}
