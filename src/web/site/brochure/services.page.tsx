// All services on one page: what each begins at, and which one a complaint about the yard leads to.
import { companyPlace } from '#company/facts/company-place.ts';
import { salesTaxNote } from '#company/facts/sales-tax.ts';
import type { ServiceId } from '#company/facts/service-kinds.ts';
import { formatWholeDollars } from '#company/rules/money/money.ts';
import type { CompanyClaims } from '#contract/site/content/company.ts';
import type { ServicesContent } from '#contract/site/content/page-content.ts';
import { describeCount } from '#web/lib/list-sentence.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { pageMeta } from '#web/site/frame/page-meta.ts';
import { siteLoader } from '#web/site/frame/site-loader.ts';
import { PageWidth } from '#web/ui/page-width.tsx';
import type { Route } from './+types/services.page.ts';
import { CaptionedPicture } from './captioned-picture.tsx';
import { Chapter } from './chapter.tsx';
import { IndexHead } from './index-head.tsx';
import { IndexList } from './index-list.tsx';
import { NextSteps } from './next-steps.tsx';
import { symptoms } from './symptoms.ts';

export const handle = { document: true, sheets: ['brochure'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const content = await context.get(apiContext)('GET /api/content/services');
  return { ...siteLoader({ context, url }), content };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta(loaderData, {
        path: '/services',
        title: `Landscaping Services in ${companyPlace(loaderData.company)}`,
        description: `${describeCount(loaderData.content.services.length)} landscaping services in ${loaderData.company.city} and Greater Houston and what each one starts at: maintenance, design, irrigation, fences, lighting and drainage.`,
        picture: 'limestone-retaining-wall-terrace',
      })
    : [];

export default function ServicesPage({
  loaderData: { company, index, content },
}: Route.ComponentProps) {
  const { services } = content;
  // A complaint whose service is not offered at present has nowhere to lead.
  const offered = symptoms.filter(({ service }) => services.some(({ slug }) => slug === service));
  return (
    <main id="content" className="services-page chapter-list">
      <IndexHead
        heading={<>{describeCount(services.length)} services, and what each one starts at</>}
      >
        A price before a phone call. These are the numbers we start from; the quote has a line for
        everything that changes them, {salesTaxNote(company.salesTaxBasisPoints)}.
      </IndexHead>
      <PageWidth>
        <IndexList
          entries={services.map(({ slug, title, page }) => ({
            href: `/services/${slug}`,
            title,
            words: <>{page.headline}.</>,
            figure: beginsAt(slug, content, index.claims),
          }))}
        />
      </PageWidth>
      <Chapter tone="sunk" className="services-page-symptoms" labelledBy="symptoms-heading">
        <div>
          <h2 id="symptoms-heading" className="text-section">
            Not sure which one you need?
          </h2>
          <p className="text-lead">
            People rarely call about a service. They call about something they are tired of looking
            at.
          </p>
          <CaptionedPicture
            name="limestone-retaining-wall-terrace"
            caption="A low limestone wall in Tomball: half drainage, half garden."
            sizes="(min-width: 64rem) 30rem, 100vw"
          />
        </div>
        <dl className="rows">
          {offered.map(({ complaint, advice, service }) => (
            <div key={complaint}>
              <dt>{complaint}</dt>
              <dd>
                {advice}{' '}
                <a className="services-page-link" href={`/services/${service}`}>
                  {services.find(({ slug }) => slug === service)?.title}
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </Chapter>
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
function beginsAt(
  id: ServiceId,
  { packages, estimate }: ServicesContent,
  { newCommercialWorkCents }: Pick<CompanyClaims, 'newCommercialWorkCents'>,
): string {
  if (id === 'commercial') {
    if (packages.length === 0) return 'priced on site';
    const cents = Math.min(...packages.map(({ centsPerVisit }) => centsPerVisit));
    return `upkeep from ${formatWholeDollars(cents)} a visit, new work from ${formatWholeDollars(newCommercialWorkCents)}`;
  }
  const rule = estimate.services.find(({ quoteService }) => quoteService === id);
  if (!rule) throw new Error(`no rule of thumb prices ${id}`);
  const rate =
    rule.size === 'property'
      ? `${rule.rateCents}¢ per square foot`
      : `${formatWholeDollars(rule.rateCents)} per linear foot`;
  const { baseCents } = rule;
  return baseCents === 0 ? rate : `${formatWholeDollars(baseCents)} + ${rate}`;
}
