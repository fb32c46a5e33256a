// The service areas as an index: how far, on what terms, and what holds everywhere.
import { companyPlace } from '#company/facts/company-place.ts';
import { winterOf } from '#company/facts/hardiness-zones.ts';
import { hrefIn, languageOfPath, linkIn } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { describeCount, joinWords } from '#web/lib/list-sentence.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { MarkedText } from '#web/site/frame/marked-text.tsx';
import { pageMeta } from '#web/site/frame/page-meta.ts';
import { siteLoader } from '#web/site/frame/site-loader.ts';
import { useLanguage } from '#web/site/frame/use-site-messages.ts';
import { Filled } from '#web/ui/filled.tsx';
import { PageWidth } from '#web/ui/page-width.tsx';
import type { Route } from './+types/areas.page.ts';
import type { ShownTerms } from './area-parts.tsx';
import { Chapter } from './chapter.tsx';
import { IndexHead } from './index-head.tsx';
import { IndexList } from './index-list.tsx';
import { areasPageMessages } from './messages/choose-brochure-messages.ts';
import { NextSteps } from './next-steps.tsx';

export const handle = { document: true, sheets: ['brochure'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const { areas, areaTerms } = await context.get(apiContext)('GET /api/content/areas', {
    query: { language },
  });
  return { ...siteLoader({ context, url }), language, areas, areaTerms };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { company, language, areas } = loaderData;
  const words = areasPageMessages[language];
  const names = areas.map(({ name }) => name);
  return pageMeta(loaderData, {
    path: hrefIn(language, '/areas'),
    title: fill(words.title, { place: companyPlace(company) }),
    description: fill(words.description, {
      company: company.companyName,
      areas: joinWords(names, language),
    }),
    picture: 'farmhouse-backdrop-spring-walk',
  });
};

export default function AreasPage({
  loaderData: { company, language, areas, areaTerms },
}: Route.ComponentProps) {
  const words = areasPageMessages[language];
  const miles = company.serviceRadiusMiles;
  return (
    <main id="content" className="areas-page chapter-list">
      <IndexHead
        heading={fill(words.heading, { count: describeCount(areas.length, language), miles })}
      >
        {words.lead}
      </IndexHead>
      <PageWidth>
        <IndexList
          entries={areas.map((area) => ({
            link: linkIn(language, `/areas/${area.slug}`),
            title: area.name,
            words: (
              <>
                <MarkedText entry={area} path="note">
                  {area.note}
                </MarkedText>{' '}
                {fill(words.zips, { zips: joinWords(area.zipCodes, language) })}
              </>
            ),
            figure: (
              <MarkedText entry={area} path="driveTime">
                {area.driveTime}
              </MarkedText>
            ),
            detail: fill(area.isCore ? words.core : words.other, {
              zones: joinWords(zonesOf(area.zipCodes), language),
            }),
          }))}
        />
      </PageWidth>
      <Chapter tone="sunk" columns="pair" labelledBy="terms-heading">
        <div className="chapter-part">
          <h2 id="terms-heading" className="text-feature">
            {words.whatCoreMeans}
          </h2>
          <div className="chapter-part-body">
            <p>
              <TermSentence terms={areaTerms} listed="coreTerms" />
              <TermSentence terms={areaTerms} listed="otherTerms" />
              {words.same}
            </p>
          </div>
        </div>
        <ul className="area-parts-lines">
          {areaTerms.notes.map((note, index) => (
            <li key={note} {...markOf(areaTerms, `notes.${index}`)}>
              {note}
            </li>
          ))}
        </ul>
      </Chapter>
      <NextSteps
        company={company}
        heading={words.nextHeading}
        words={fill(words.next, { miles })}
      />
    </main>
  );
}

type TermSentenceProps = { terms: ShownTerms; listed: 'coreTerms' | 'otherTerms' };

/** What customers get somewhere, with a space behind it; nothing where there is nothing to say. */
function TermSentence({ terms, listed }: TermSentenceProps) {
  const language = useLanguage();
  if (terms[listed].length === 0) return null;
  // One list in one language: its parts are translated together.
  const path = `${listed}.0`;
  const list = (
    <MarkedText entry={terms} path={path}>
      {joinWords(terms[listed], markOf(terms, path).lang ?? language).toLowerCase()}
    </MarkedText>
  );
  return (
    <>
      <Filled message={areasPageMessages[language][listed]} values={{ terms: list }} />{' '}
    </>
  );
}

/** The zones of winter there; a ZIP code that is on no list is counted to the colder one. */
function zonesOf(zipCodes: readonly string[]): string[] {
  return [...new Set(zipCodes.map((zip) => winterOf(zip)?.zone ?? '9a'))].sort();
}
