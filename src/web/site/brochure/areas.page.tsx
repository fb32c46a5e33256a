// The service areas as an index: how far, on what terms, and what holds everywhere.
import { companyPlace } from '#company/facts/company-place.ts';
import { winterOf } from '#company/facts/hardiness-zones.ts';
import { describeCount, joinWords } from '#web/lib/list-sentence.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { pageMeta } from '#web/site/frame/page-meta.ts';
import { siteLoader } from '#web/site/frame/site-loader.ts';
import { PageWidth } from '#web/ui/page-width.tsx';
import type { Route } from './+types/areas.page.ts';
import { Chapter } from './chapter.tsx';
import { IndexHead } from './index-head.tsx';
import { IndexList } from './index-list.tsx';
import { NextSteps } from './next-steps.tsx';

export const handle = { document: true, sheets: ['brochure'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { areas, areaTerms } = await context.get(apiContext)('GET /api/content/areas');
  return { ...siteLoader({ context, url }), areas, areaTerms };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta(loaderData, {
        path: '/areas',
        title: `Landscaping Service Areas near ${companyPlace(loaderData.company)}`,
        description: `Where ${loaderData.company.companyName} works: ${joinWords(loaderData.areas.map(({ name }) => name))}, with drive times, ZIP codes and winters.`,
        picture: 'farmhouse-backdrop-spring-walk',
      })
    : [];

export default function AreasPage({
  loaderData: { company, areas, areaTerms },
}: Route.ComponentProps) {
  return (
    <main id="content" className="areas-page chapter-list">
      <IndexHead
        heading={
          <>
            {describeCount(areas.length)} areas within {company.serviceRadiusMiles} miles of the
            office
          </>
        }
      >
        Soil, water and winter change more between two ZIP codes here than between two Texas cities
        elsewhere. Each page says what we know about yours.
      </IndexHead>
      <PageWidth>
        <IndexList
          entries={areas.map(({ slug, name, zipCodes, driveTime, isCore, note }) => ({
            href: `/areas/${slug}`,
            title: name,
            words: (
              <>
                {note} ZIP {joinWords(zipCodes)}.
              </>
            ),
            figure: driveTime,
            detail: (
              <>
                {isCore ? 'core area' : 'standard terms'}, zone {joinWords(zonesOf(zipCodes))}
              </>
            ),
          }))}
        />
      </PageWidth>
      <Chapter tone="sunk" columns="pair" labelledBy="terms-heading">
        <div className="chapter-part">
          <h2 id="terms-heading" className="text-feature">
            What core means
          </h2>
          <div className="chapter-part-body">
            <p>
              {termSentence('In core areas', areaTerms.coreTerms)}
              {termSentence('Everywhere else', areaTerms.otherTerms)}The work, the crew and the
              warranty are the same.
            </p>
          </div>
        </div>
        <ul className="area-parts-lines">
          {areaTerms.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Chapter>
      <NextSteps
        company={company}
        heading="Just outside the circle?"
        words={`Ask anyway. Beyond ${company.serviceRadiusMiles} miles a travel fee may apply, and we’ll tell you the amount before we come.`}
      />
    </main>
  );
}

/** What customers get somewhere, with a space behind it; nothing where there is nothing to say. */
function termSentence(where: string, terms: readonly string[]): string {
  return terms.length > 0 ? `${where}: ${joinWords(terms).toLowerCase()}. ` : '';
}

/** The zones of winter there; a ZIP code that is on no list is counted to the colder one. */
function zonesOf(zipCodes: readonly string[]): string[] {
  return [...new Set(zipCodes.map((zip) => winterOf(zip)?.zone ?? '9a'))].sort();
}
