// All services on one page: what each begins at, and which one a complaint about the yard leads to.

import { salesTaxNote } from '#company/facts/sales-tax.ts';
import { servicePackages } from '#company/packages.ts';
import { estimateServices } from '#company/rules/cost-estimate.ts';
import { formatWholeDollars } from '#company/rules/money.ts';
import { serviceGuides } from '#company/service-guides/service-guides.ts';
import { type ServiceId, services } from '#company/services.ts';
import { symptoms } from '#company/symptoms.ts';
import { pageMeta } from '#web/site/page-meta.ts';
import { siteLoader } from '#web/site/site-loader.ts';
import brochureStyles from '#web/styles/brochure.css?url';
import { PageWidth } from '#web/ui/section.tsx';
import type { Route } from './+types/services.page.ts';
import { CaptionedPicture } from './captioned-picture.tsx';
import { NextSteps } from './next-steps.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: brochureStyles }];

export const handle = { document: true };

export const loader = siteLoader;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta(loaderData, {
        path: '/services',
        title: 'Landscaping Services in Cypress, TX',
        description: `Six landscaping services in ${loaderData.company.city} and Greater Houston with what each begins at: maintenance, design, irrigation, fences, lighting and drainage.`,
        picture: 'limestone-retaining-wall-terrace',
      })
    : [];

export default function ServicesPage({ loaderData: { company } }: Route.ComponentProps) {
  return (
    <main id="content" className="services-page">
      <PageWidth className="index-head">
        <h1>Six services, with what each begins at</h1>
        <p className="text-lead">
          A price before a phone call. These are the numbers we start from; the quote has a line for
          everything that moves them, {salesTaxNote}.
        </p>
      </PageWidth>
      <PageWidth>
        <ol className="index-list">
          {services.map(({ id, title }) => (
            <li key={id}>
              <h2>
                <a href={`/services/${id}`}>{title}</a>
              </h2>
              <p>{serviceGuides[id].headline}.</p>
              <p className="index-figure">{beginsAt(id)}</p>
            </li>
          ))}
        </ol>
      </PageWidth>
      <section className="chapter chapter-sunk" aria-labelledby="symptoms-heading">
        <PageWidth className="symptoms">
          <div>
            <h2 id="symptoms-heading" className="text-section">
              Not sure which one you need?
            </h2>
            <p className="text-lead">
              People rarely call about a service. They call about something they are tired of
              looking at.
            </p>
            <CaptionedPicture
              name="limestone-retaining-wall-terrace"
              caption="A low limestone wall in Tomball: half drainage, half garden."
              sizes="(min-width: 64rem) 30rem, 100vw"
            />
          </div>
          <dl className="rows">
            {symptoms.map(({ complaint, advice, service }) => (
              <div key={complaint}>
                <dt>{complaint}</dt>
                <dd>
                  {advice}{' '}
                  <a className="inline-link" href={`/services/${service}`}>
                    {services.find(({ id }) => id === service)?.title}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        </PageWidth>
      </section>
      <NextSteps
        company={company}
        heading="Still two things at once?"
        words="Most yards are. Send a photo of each, and we tell you which to do first and what can wait a year."
        calculator="Add up several services"
      />
    </main>
  );
}

/** The first number of a service: a visit's price, a foot's, or the base that every project has. */
function beginsAt(id: ServiceId): string {
  if (id === 'commercial') {
    const cents = Math.min(...servicePackages.map(({ centsPerVisit }) => centsPerVisit));
    return `from ${formatWholeDollars(cents)} a visit`;
  }
  const rule = estimateServices.find(({ quoteService }) => quoteService === id);
  if (!rule) throw new Error(`no rule of thumb prices ${id}`);
  const rate =
    rule.size === 'property'
      ? `${rule.rateCents}¢ per square foot`
      : `${formatWholeDollars(rule.rateCents)} per linear foot`;
  const base: number = rule.baseCents;
  return base === 0 ? rate : `${formatWholeDollars(base)} + ${rate}`;
}
