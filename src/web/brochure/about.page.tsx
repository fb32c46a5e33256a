// The company at length: how it began, what it promises, what it refuses, what is covered and for how long.

import { companyClaims, warrantyYears } from '#company/facts/company-claims.ts';
import { aboutFigures, aboutStory } from '#web/site/about-story.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { siteLoader } from '#web/site/site-loader.ts';
import brochureStyles from '#web/styles/brochure.css?url';
import { PageWidth } from '#web/ui/section.tsx';
import type { Route } from './+types/about.page.ts';
import { CaptionedPicture } from './captioned-picture.tsx';
import { FactsPart } from './facts-part.tsx';
import { NextSteps } from './next-steps.tsx';
import { promises, refusals } from './principles.ts';
import { Rows } from './rows.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: brochureStyles }];

export const handle = { document: true };

export const loader = siteLoader;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta(loaderData, {
        path: '/about',
        title: 'About Us, Landscapers in Cypress, TX',
        description: `How ${loaderData.company.companyName} began in ${loaderData.company.city} in ${loaderData.company.foundedYear} with one truck and a wet back yard, what we promise, and what we refuse to do.`,
        picture: aboutStory.picture,
      })
    : [];

const years = (count: number) => (count === 1 ? '1 year' : `${count} years`);

export default function AboutPage({ loaderData: { company } }: Route.ComponentProps) {
  const [beginning, ...rest] = aboutStory.paragraphs;
  return (
    <main id="content" className="about-page">
      <PageWidth className="index-head">
        <h1>{aboutStory.heading}</h1>
        <p className="text-lead">{beginning}</p>
      </PageWidth>
      <CaptionedPicture
        className="area-horizon"
        name={aboutStory.picture}
        caption="Limestone house in Cypress at golden hour: what a wet lot can become."
        sizes="100vw"
        eager
      />
      <PageWidth className="about-words">
        <blockquote>
          <p>{aboutStory.quote}</p>
          <footer>
            {aboutStory.founder}, {aboutStory.founderRole.toLowerCase()}
          </footer>
        </blockquote>
        <div>
          {rest.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </PageWidth>
      <PageWidth>
        <dl className="area-terms">
          {aboutFigures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </PageWidth>
      <section className="chapter chapter-deep on-deep" aria-labelledby="refusals-heading">
        <PageWidth className="chapter-one">
          <div className="part">
            <h2 id="refusals-heading" className="text-section">
              What we will not do
            </h2>
            <Rows rows={refusals} className="clay-rows" />
          </div>
        </PageWidth>
      </section>
      <section className="chapter" aria-labelledby="promises-heading">
        <PageWidth className="chapter-one">
          <div className="part">
            <h2 id="promises-heading" className="text-feature">
              What you can hold us to
            </h2>
            <Rows rows={promises} />
          </div>
        </PageWidth>
      </section>
      <section className="chapter chapter-sunk" aria-labelledby="covered-heading">
        <PageWidth className="chapter-pair">
          <div className="part">
            <h2 id="covered-heading" className="text-feature">
              What is covered
            </h2>
            <dl className="rows">
              <div>
                <dt>Plants</dt>
                <dd>{years(warrantyYears.plants)}</dd>
              </div>
              <div>
                <dt>Hardscape</dt>
                <dd>{years(warrantyYears.hardscape)}</dd>
              </div>
              <div>
                <dt>Irrigation</dt>
                <dd>{years(warrantyYears.irrigation)}</dd>
              </div>
              <div>
                <dt>Everything</dt>
                <dd>{companyClaims.satisfactionGuarantee}</dd>
              </div>
            </dl>
          </div>
          <FactsPart company={company} />
        </PageWidth>
      </section>
      <NextSteps
        company={company}
        heading="Come and ask us something hard"
        words="Bring the wet corner, the dead tree or the letter from the committee. The first walk is free."
      />
    </main>
  );
}
