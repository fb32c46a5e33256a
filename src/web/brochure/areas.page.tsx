// The service areas as an index: how far, on what terms, and what holds everywhere.
import { areaGuides, areaOf } from '#company/areas/area-guides.ts';
import { winterOf } from '#company/facts/hardiness-zones.ts';
import {
  areaSlug,
  coreAreaTerms,
  serviceAreaNotes,
  serviceRadiusMiles,
  standardAreaTerms,
} from '#company/service-areas.ts';
import { inWords } from '#web/lib/in-words.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { siteLoader } from '#web/site/site-loader.ts';
import brochureStyles from '#web/styles/brochure.css?url';
import { PageWidth } from '#web/ui/section.tsx';
import type { Route } from './+types/areas.page.ts';
import { NextSteps } from './next-steps.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: brochureStyles }];

export const handle = { document: true };

export const loader = siteLoader;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta(loaderData, {
        path: '/areas',
        title: 'Landscaping Service Areas near Cypress, TX',
        description: `Where ${loaderData.company.companyName} works: ${inWords(areaGuides.map(({ name }) => name))}, with drive times, ZIP codes and winters.`,
        picture: 'farmhouse-backdrop-spring-walk',
      })
    : [];

export default function AreasPage({ loaderData: { company } }: Route.ComponentProps) {
  return (
    <main id="content" className="areas-page">
      <PageWidth className="index-head">
        <h1>Eight areas within {serviceRadiusMiles} miles of the office</h1>
        <p className="text-lead">
          Soil, water and winter change more between two ZIP codes here than between two Texas
          cities elsewhere. Each page says what we know about yours.
        </p>
      </PageWidth>
      <PageWidth>
        <ol className="index-list">
          {areaGuides.map((guide) => {
            const { zipCodes, driveTime, isCore, note } = areaOf(guide);
            const zones = [...new Set(zipCodes.map((zip) => winterOf(zip)?.zone ?? '9a'))].sort();
            return (
              <li key={guide.name}>
                <h2>
                  <a href={`/areas/${areaSlug(guide)}`}>{guide.name}</a>
                </h2>
                <p>
                  {note} ZIP {inWords(zipCodes)}.
                </p>
                <p className="index-figure">
                  {driveTime}
                  <span>
                    {isCore ? 'core area' : 'standard terms'}, zone {inWords(zones)}
                  </span>
                </p>
              </li>
            );
          })}
        </ol>
      </PageWidth>
      <section className="chapter chapter-sunk" aria-labelledby="terms-heading">
        <PageWidth className="chapter-pair">
          <div className="part">
            <h2 id="terms-heading" className="text-feature">
              What core means
            </h2>
            <div className="part-body">
              <p>
                In core areas: {inWords(coreAreaTerms).toLowerCase()}. Everywhere else:{' '}
                {inWords(standardAreaTerms).toLowerCase()}. The work, the crew and the warranty are
                the same.
              </p>
            </div>
          </div>
          <ul className="large-lines">
            {serviceAreaNotes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </PageWidth>
      </section>
      <NextSteps
        company={company}
        heading="Just outside the circle?"
        words={`Ask anyway. Beyond ${serviceRadiusMiles} miles a travel fee may apply, and we name it before we come.`}
      />
    </main>
  );
}
