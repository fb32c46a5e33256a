// One service area: its ground, its water, its rules and its winters, in words that stand on no other page.
import type { ReactNode } from 'react';
import { data } from 'react-router';
import type { AreaGuide } from '#company/areas/area-guide.ts';
import { areaGuide, areaOf } from '#company/areas/area-guides.ts';
import { areaSlug, type ServiceArea, serviceAreas } from '#company/service-areas.ts';
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

/** The area at the address; 404 when there is none. `crumb` names the page in the breadcrumb. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const guide = areaGuide(params.slug);
  if (!guide) throw data(null, { status: 404 });
  return {
    ...siteLoader({ context, request }),
    guide,
    crumb: guide.name,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { guide, origin } = loaderData;
  const path = `/areas/${areaSlug(guide)}`;
  return pageMeta(loaderData, {
    path,
    title: `Landscaping in ${guide.name}, TX`,
    description: guide.description,
    picture: guide.picture,
    crumb: guide.name,
    about: [
      {
        '@type': 'Service',
        '@id': `${origin}${path}#service`,
        name: `Landscaping in ${guide.name}, TX`,
        url: `${origin}${path}`,
        provider: businessReference(origin),
        areaServed: { '@type': guide.kind, name: guide.name },
      },
    ],
  });
};

export default function AreaPage({ loaderData: { company, guide } }: Route.ComponentProps) {
  const Composition = compositions[guide.ground];
  return (
    <main id="content" className={`area-page area-page-${guide.ground}`}>
      <Composition guide={guide} area={areaOf(guide)} officeZip={company.postalCode} />
      <NearestDesigns guide={guide} />
      <NextSteps
        company={company}
        heading={`Get a free quote for ${guide.name}`}
        words="Send the address and two photos. We look at the ZIP code, the water district and the rules before we call you back."
        calculator="Try the figures for your yard"
      />
      <OtherAreas current={guide.name} />
    </main>
  );
}

type CompositionProps = { guide: AreaGuide; area: ServiceArea; officeZip: string };

const compositions: Record<AreaGuide['ground'], (props: CompositionProps) => ReactNode> = {
  prairie: OpenPrairie,
  pines: UnderPines,
  town: InTown,
};

/** Open land: a wide picture like the horizon, then soil beside the table of winters. */
function OpenPrairie({ guide, area, officeZip }: CompositionProps) {
  return (
    <>
      <PageWidth className="index-head">
        <h1>{guide.headline}</h1>
        <p className="text-lead">{guide.opening}</p>
      </PageWidth>
      <CaptionedPicture
        className="area-horizon"
        name={guide.picture}
        caption={guide.caption}
        sizes="100vw"
        eager
      />
      <PageWidth>
        <AreaTerms area={area} />
      </PageWidth>
      <div className="chapter">
        <PageWidth className="chapter-pair">
          <AreaWords id="soil-heading" chapter={guide.soil} />
          <WinterSection area={area} officeZip={officeZip} />
        </PageWidth>
      </div>
      <div className="chapter chapter-sunk">
        <PageWidth className="chapter-pair">
          <AreaWords id="water-heading" chapter={guide.water} />
          <AreaList list={guide.list} />
        </PageWidth>
      </div>
      <div className="chapter">
        <PageWidth className="chapter-one">
          <AreaWords id="rules-heading" chapter={guide.rules} />
        </PageWidth>
      </div>
    </>
  );
}

/** Shade: it begins dark, and what grows there comes first. */
function UnderPines({ guide, area, officeZip }: CompositionProps) {
  return (
    <>
      <header className="opening on-deep">
        <div className="opening-words">
          <h1>{guide.headline}</h1>
          <p className="text-lead">{guide.opening}</p>
          <AreaTerms area={area} />
        </div>
        <CaptionedPicture
          name={guide.picture}
          caption={guide.caption}
          sizes="(min-width: 64rem) 60vw, 100vw"
          eager
        />
      </header>
      <div className="chapter">
        <PageWidth className="chapter-pair">
          <AreaList list={guide.list} />
          <AreaWords id="soil-heading" chapter={guide.soil} />
        </PageWidth>
      </div>
      <div className="chapter chapter-raised">
        <PageWidth className="chapter-one">
          <AreaWords id="rules-heading" chapter={guide.rules} />
        </PageWidth>
      </div>
      <div className="chapter">
        <PageWidth className="chapter-pair">
          <WinterSection area={area} officeZip={officeZip} />
          <AreaWords id="water-heading" chapter={guide.water} />
        </PageWidth>
      </div>
    </>
  );
}

/** Streets: a letter with its facts in the margin. */
function InTown({ guide, area, officeZip }: CompositionProps) {
  return (
    <PageWidth className="area-letter">
      <header>
        <h1>{guide.headline}</h1>
        <p className="text-lead">{guide.opening}</p>
      </header>
      <aside aria-label={`${guide.name} in figures`}>
        <AreaTerms area={area} />
        <WinterTable area={area} officeZip={officeZip} />
      </aside>
      <div>
        <AreaWords id="water-heading" chapter={guide.water} />
        <AreaWords id="soil-heading" chapter={guide.soil} />
        <CaptionedPicture
          name={guide.picture}
          caption={guide.caption}
          sizes="(min-width: 64rem) 44rem, 100vw"
        />
        <AreaWords id="rules-heading" chapter={guide.rules} />
        <AreaList list={guide.list} />
      </div>
    </PageWidth>
  );
}

function WinterSection({ area, officeZip }: Omit<CompositionProps, 'guide'>) {
  return (
    <section className="part" aria-labelledby="winter-heading">
      <h2 id="winter-heading" className="text-feature">
        Winter by ZIP code
      </h2>
      <WinterTable area={area} officeZip={officeZip} />
    </section>
  );
}

function OtherAreas({ current }: { current: string }) {
  return (
    <nav className="page-width other-pages no-print" aria-label="Other areas">
      <ul>
        {serviceAreas
          .filter(({ name }) => name !== current)
          .map((area) => (
            <li key={area.name}>
              <a href={`/areas/${areaSlug(area)}`}>{area.name}</a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
