// The company at length: how it began, what it promises, what it refuses, what is covered and for how long.
import { companyPlace } from '#company/facts/company-place.ts';
import { hrefIn, languageOfPath } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { AboutContent } from '#contract/site/content/page-content.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { MarkedText } from '#web/site/frame/marked-text.tsx';
import { pageMeta } from '#web/site/frame/page-meta.ts';
import { siteLoader } from '#web/site/frame/site-loader.ts';
import { useLanguage } from '#web/site/frame/use-site-messages.ts';
import { PageWidth } from '#web/ui/page-width.tsx';
import type { Route } from './+types/about.page.ts';
import { CaptionedPicture } from './captioned-picture.tsx';
import { Chapter } from './chapter.tsx';
import { FactsPart } from './facts-part.tsx';
import { IndexHead } from './index-head.tsx';
import { aboutPageMessages } from './messages/choose-brochure-messages.ts';
import { NextSteps } from './next-steps.tsx';
import { Rows } from './rows.tsx';
import { TermList } from './term-list.tsx';

export const handle = { document: true, sheets: ['brochure'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const about = await context.get(apiContext)('GET /api/content/about', { query: { language } });
  return { ...siteLoader({ context, url }), language, ...about };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { company, language, story } = loaderData;
  const words = aboutPageMessages[language];
  return pageMeta(loaderData, {
    path: hrefIn(language, '/about'),
    title: fill(words.title, { place: companyPlace(company) }),
    description: fill(words.description, {
      company: company.companyName,
      city: company.city,
      year: company.foundedYear,
    }),
    picture: story.picture,
  });
};

export default function AboutPage({
  loaderData: { company, index, language, story, principles },
}: Route.ComponentProps) {
  const words = aboutPageMessages[language];
  return (
    <main id="content" className="about-page chapter-list">
      <IndexHead
        heading={
          <MarkedText entry={story} path="heading">
            {story.heading}
          </MarkedText>
        }
      >
        <MarkedText entry={story} path="paragraphs.0">
          {story.paragraphs[0]}
        </MarkedText>
      </IndexHead>
      <CaptionedPicture
        className="captioned-picture-horizon"
        name={story.picture}
        caption={words.caption}
        sizes="100vw"
        eager
      />
      <Story story={story} />
      <PageWidth>
        <TermList
          terms={story.figures.map(({ value, label }, index) => ({
            value,
            label,
            marks: {
              value: markOf(story, `figures.${index}.value`),
              label: markOf(story, `figures.${index}.label`),
            },
          }))}
        />
      </PageWidth>
      {principles.refusals.length > 0 ? <Refusals principles={principles} /> : null}
      {principles.promises.length > 0 ? <Promises principles={principles} /> : null}
      <Covered company={company} index={index} />
      <NextSteps company={company} heading={words.nextHeading} words={words.next} />
    </main>
  );
}

/** What the owner says, and how it went on. */
function Story({ story }: Pick<AboutContent, 'story'>) {
  const [, ...rest] = story.paragraphs;
  return (
    <PageWidth className="about-page-words">
      <blockquote>
        <p {...markOf(story, 'quote')}>{story.quote}</p>
        <footer>
          {story.founder},{' '}
          <MarkedText entry={story} path="founderRole">
            {story.founderRole.toLowerCase()}
          </MarkedText>
        </footer>
      </blockquote>
      <div>
        {rest.map((text, index) => (
          <p key={text} {...markOf(story, `paragraphs.${index + 1}`)}>
            {text}
          </p>
        ))}
      </div>
    </PageWidth>
  );
}

function Refusals({ principles }: Pick<AboutContent, 'principles'>) {
  const { refusals } = aboutPageMessages[useLanguage()];
  return (
    <Chapter tone="deep" columns="one" labelledBy="refusals-heading">
      <div className="chapter-part">
        <h2 id="refusals-heading" className="text-section">
          {refusals}
        </h2>
        <Rows
          rows={principles.refusals}
          of={{ entry: principles, path: 'refusals' }}
          className="rows-clay"
        />
      </div>
    </Chapter>
  );
}

function Promises({ principles }: Pick<AboutContent, 'principles'>) {
  const { promises } = aboutPageMessages[useLanguage()];
  return (
    <Chapter columns="one" labelledBy="promises-heading">
      <div className="chapter-part">
        <h2 id="promises-heading" className="text-feature">
          {promises}
        </h2>
        <Rows rows={principles.promises} of={{ entry: principles, path: 'promises' }} />
      </div>
    </Chapter>
  );
}

function Covered({
  company,
  index: { claims },
}: Pick<Route.ComponentProps['loaderData'], 'company' | 'index'>) {
  const words = aboutPageMessages[useLanguage()];
  const years = (count: number) => (count === 1 ? words.oneYear : fill(words.years, { count }));
  return (
    <Chapter tone="sunk" columns="pair" labelledBy="covered-heading">
      <div className="chapter-part">
        <h2 id="covered-heading" className="text-feature">
          {words.covered}
        </h2>
        <dl className="rows">
          {claims.warranties.map(({ what, years: count }, index) => (
            <div key={what}>
              <dt {...markOf(claims, `warranties.${index}.what`)}>{what}</dt>
              <dd>{years(count)}</dd>
            </div>
          ))}
          <div>
            <dt>{words.everything}</dt>
            <dd {...markOf(claims, 'satisfactionGuarantee')}>{claims.satisfactionGuarantee}</dd>
          </div>
        </dl>
      </div>
      <FactsPart company={company} claims={claims} />
    </Chapter>
  );
}
