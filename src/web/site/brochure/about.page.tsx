// The company at length: how it began, what it promises, what it refuses, what is covered and for how long.
import { companyPlace } from '#company/facts/company-place.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { pageMeta } from '#web/site/frame/page-meta.ts';
import { siteLoader } from '#web/site/frame/site-loader.ts';
import { PageWidth } from '#web/ui/page-width.tsx';
import type { Route } from './+types/about.page.ts';
import { CaptionedPicture } from './captioned-picture.tsx';
import { Chapter } from './chapter.tsx';
import { FactsPart } from './facts-part.tsx';
import { IndexHead } from './index-head.tsx';
import { NextSteps } from './next-steps.tsx';
import { type Row, Rows } from './rows.tsx';
import { TermList } from './term-list.tsx';

export const handle = { document: true, sheets: ['brochure'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const about = await context.get(apiContext)('GET /api/content/about');
  return { ...siteLoader({ context, url }), ...about };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta(loaderData, {
        path: '/about',
        title: `About Us, Landscapers in ${companyPlace(loaderData.company)}`,
        description: `How ${loaderData.company.companyName} began in ${loaderData.company.city} in ${loaderData.company.foundedYear} with one truck and a wet back yard, what we promise, and what we refuse to do.`,
        picture: loaderData.story.picture,
      })
    : [];

const years = (count: number) => (count === 1 ? '1 year' : `${count} years`);

export default function AboutPage({
  loaderData: { company, index, story, principles },
}: Route.ComponentProps) {
  const [beginning, ...rest] = story.paragraphs;
  return (
    <main id="content" className="about-page chapter-list">
      <IndexHead heading={story.heading}>{beginning}</IndexHead>
      <CaptionedPicture
        className="captioned-picture-horizon"
        name={story.picture}
        caption="Limestone house at golden hour: what a wet lot can become."
        sizes="100vw"
        eager
      />
      <PageWidth className="about-page-words">
        <blockquote>
          <p>{story.quote}</p>
          <footer>
            {story.founder}, {story.founderRole.toLowerCase()}
          </footer>
        </blockquote>
        <div>
          {rest.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </PageWidth>
      <PageWidth>
        <TermList terms={story.figures} />
      </PageWidth>
      {principles.refusals.length > 0 ? <Refusals rows={principles.refusals} /> : null}
      {principles.promises.length > 0 ? <Promises rows={principles.promises} /> : null}
      <Covered company={company} index={index} />
      <NextSteps
        company={company}
        heading="Come and ask us something hard"
        words="Bring the wet corner, the dead tree or the letter from the committee. The first walk is free."
      />
    </main>
  );
}

type PrinciplesProps = { rows: readonly Row[] };

function Refusals({ rows }: PrinciplesProps) {
  return (
    <Chapter tone="deep" columns="one" labelledBy="refusals-heading">
      <div className="chapter-part">
        <h2 id="refusals-heading" className="text-section">
          What we will not do
        </h2>
        <Rows rows={rows} className="rows-clay" />
      </div>
    </Chapter>
  );
}

function Promises({ rows }: PrinciplesProps) {
  return (
    <Chapter columns="one" labelledBy="promises-heading">
      <div className="chapter-part">
        <h2 id="promises-heading" className="text-feature">
          What you can hold us to
        </h2>
        <Rows rows={rows} />
      </div>
    </Chapter>
  );
}

function Covered({
  company,
  index: { claims },
}: Pick<Route.ComponentProps['loaderData'], 'company' | 'index'>) {
  return (
    <Chapter tone="sunk" columns="pair" labelledBy="covered-heading">
      <div className="chapter-part">
        <h2 id="covered-heading" className="text-feature">
          What is covered
        </h2>
        <dl className="rows">
          {claims.warranties.map(({ what, years: count }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{years(count)}</dd>
            </div>
          ))}
          <div>
            <dt>Everything</dt>
            <dd>{claims.satisfactionGuarantee}</dd>
          </div>
        </dl>
      </div>
      <FactsPart company={company} claims={claims} />
    </Chapter>
  );
}
