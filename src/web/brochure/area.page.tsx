// One service area: its ground, its water, its rules and its winters, in words that stand on no other page.
import type { ReactNode } from 'react';
import { data } from 'react-router';
import { nearestDesigns } from '#company/rules/area-distance.ts';
import type { Area } from '#contract/content/areas.ts';
import type { SiteIndex } from '#contract/site-index.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { businessReference } from '#web/site/page-graph.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { siteLoader } from '#web/site/site-loader.ts';
import brochureStyles from '#web/styles/brochure.css?url';
import { PageWidth } from '#web/ui/section.tsx';
import type { Route } from './+types/area.page.ts';
import { AreaList, AreaTerms, AreaWords, NearestDesigns, WinterTable } from './area-parts.tsx';
import { CaptionedPicture } from './captioned-picture.tsx';
import { NextSteps } from './next-steps.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: brochureStyles }];

export const handle = { document: true };

/** How many designs stand on the page of an area. */
const NEAREST_DESIGNS = 3;

/** The area at the address; 404 when there is none. `crumb` names the page in the breadcrumb. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { areas, designs } = await context.get(apiContext)('GET /api/content/areas');
  const area = areas.find(({ slug }) => slug === params.slug);
  if (!area) throw data(null, { status: 404 });
  // The one that the page opens with is not repeated.
  const others = designs.filter(({ picture }) => picture !== area.page.picture);
  return {
    ...siteLoader({ context, request }),
    area,
    designs: nearestDesigns(others, area, NEAREST_DESIGNS),
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
  loaderData: { company, index, area, designs },
}: Route.ComponentProps) {
  const { ground } = area.page;
  const Composition = compositions[ground];
  return (
    <main id="content" className={`area-page area-page-${ground}`}>
      <Composition area={area} officeZip={company.postalCode} />
      <NearestDesigns name={area.name} designs={designs} />
      <NextSteps
        company={company}
        heading={`Get a free quote for ${area.name}`}
        words="Send the address and two photos. We look at the ZIP code, the water district and the rules before we call you back."
        calculator="Try the figures for your yard"
      />
      <OtherAreas areas={index.areas} current={area.slug} />
    </main>
  );
}

type CompositionProps = { area: Area; officeZip: string };

const compositions: Record<Area['page']['ground'], (props: CompositionProps) => ReactNode> = {
  prairie: OpenPrairie,
  pines: UnderPines,
  town: InTown,
};

/** Open land: a wide picture like the horizon, then soil beside the table of winters. */
function OpenPrairie({ area, officeZip }: CompositionProps) {
  const { page } = area;
  return (
    <>
      <PageWidth className="index-head">
        <h1>{page.headline}</h1>
        <p className="text-lead">{page.opening}</p>
      </PageWidth>
      <CaptionedPicture
        className="area-horizon"
        name={page.picture}
        caption={page.caption}
        sizes="100vw"
        eager
      />
      <PageWidth>
        <AreaTerms area={area} />
      </PageWidth>
      <div className="chapter">
        <PageWidth className="chapter-pair">
          <AreaWords id="soil-heading" chapter={page.soil} />
          <WinterSection area={area} officeZip={officeZip} />
        </PageWidth>
      </div>
      <div className="chapter chapter-sunk">
        <PageWidth className="chapter-pair">
          <AreaWords id="water-heading" chapter={page.water} />
          <AreaList list={page.list} />
        </PageWidth>
      </div>
      <div className="chapter">
        <PageWidth className="chapter-one">
          <AreaWords id="rules-heading" chapter={page.rules} />
        </PageWidth>
      </div>
    </>
  );
}

/** Shade: it begins dark, and what grows there comes first. */
function UnderPines({ area, officeZip }: CompositionProps) {
  const { page } = area;
  return (
    <>
      <header className="opening on-deep">
        <div className="opening-words">
          <h1>{page.headline}</h1>
          <p className="text-lead">{page.opening}</p>
          <AreaTerms area={area} />
        </div>
        <CaptionedPicture
          name={page.picture}
          caption={page.caption}
          sizes="(min-width: 64rem) 60vw, 100vw"
          eager
        />
      </header>
      <div className="chapter">
        <PageWidth className="chapter-pair">
          <AreaList list={page.list} />
          <AreaWords id="soil-heading" chapter={page.soil} />
        </PageWidth>
      </div>
      <div className="chapter chapter-raised">
        <PageWidth className="chapter-one">
          <AreaWords id="rules-heading" chapter={page.rules} />
        </PageWidth>
      </div>
      <div className="chapter">
        <PageWidth className="chapter-pair">
          <WinterSection area={area} officeZip={officeZip} />
          <AreaWords id="water-heading" chapter={page.water} />
        </PageWidth>
      </div>
    </>
  );
}

/** Streets: a letter with its facts in the margin. */
function InTown({ area, officeZip }: CompositionProps) {
  const { page } = area;
  return (
    <PageWidth className="area-letter">
      <header>
        <h1>{page.headline}</h1>
        <p className="text-lead">{page.opening}</p>
      </header>
      <aside aria-label={`${area.name} in figures`}>
        <AreaTerms area={area} />
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

function WinterSection({ area, officeZip }: CompositionProps) {
  return (
    <section className="part" aria-labelledby="winter-heading">
      <h2 id="winter-heading" className="text-feature">
        Winter by ZIP code
      </h2>
      <WinterTable area={area} officeZip={officeZip} />
    </section>
  );
}

type OtherAreasProps = { areas: SiteIndex['areas']; current: string };

function OtherAreas({ areas, current }: OtherAreasProps) {
  return (
    <nav className="page-width other-pages no-print" aria-label="Other areas">
      <ul>
        {areas
          .filter(({ slug }) => slug !== current)
          .map(({ slug, name }) => (
            <li key={slug}>
              <a href={`/areas/${slug}`}>{name}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
