// All services on one page: what each begins at, and which one a complaint about the yard leads to.
import { companyPlace } from '#company/facts/company-place.ts';
import { hrefIn, type Language, languageOfPath, linkIn } from '#company/facts/languages.ts';
import type { ServiceId } from '#company/facts/service-kinds.ts';
import { formatWholeDollars } from '#company/rules/money/money.ts';
import { formatTaxRate } from '#company/rules/money/tax-rate.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { keysOf } from '#company/rules/platform/known-keys.ts';
import type { CompanyClaims } from '#contract/site/content/company.ts';
import type { ServicesContent } from '#contract/site/content/page-content.ts';
import { describeCount } from '#web/lib/list-sentence.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { MarkedText } from '#web/site/frame/marked-text.tsx';
import { pageMeta } from '#web/site/frame/page-meta.ts';
import { siteLoader } from '#web/site/frame/site-loader.ts';
import { PageWidth } from '#web/ui/page-width.tsx';
import type { Route } from './+types/services.page.ts';
import { CaptionedPicture } from './captioned-picture.tsx';
import { Chapter } from './chapter.tsx';
import { IndexHead } from './index-head.tsx';
import { IndexList } from './index-list.tsx';
import { servicesPageMessages } from './messages/choose-brochure-messages.ts';
import { NextSteps } from './next-steps.tsx';

export const handle = { document: true, sheets: ['brochure'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const content = await context.get(apiContext)('GET /api/content/services', {
    query: { language },
  });
  return { ...siteLoader({ context, url }), language, content };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { company, language, content } = loaderData;
  const words = servicesPageMessages[language];
  return pageMeta(loaderData, {
    path: hrefIn(language, '/services'),
    title: fill(words.title, { place: companyPlace(company) }),
    description: fill(words.description, {
      count: describeCount(content.services.length, language),
      city: company.city,
    }),
    picture: 'limestone-retaining-wall-terrace',
  });
};

export default function ServicesPage({
  loaderData: { company, index, language, content },
}: Route.ComponentProps) {
  const words = servicesPageMessages[language];
  const { services } = content;
  return (
    <main id="content" className="services-page chapter-list">
      <IndexHead heading={fill(words.heading, { count: describeCount(services.length, language) })}>
        {fill(words.lead, { rate: formatTaxRate(company.salesTaxBasisPoints) })}
      </IndexHead>
      <PageWidth>
        <IndexList
          entries={services.map((service) => ({
            link: linkIn(language, `/services/${service.slug}`),
            title: service.title,
            mark: markOf(service, 'title'),
            words: (
              <MarkedText entry={service} path="page.headline">
                {service.page.headline}.
              </MarkedText>
            ),
            figure: beginsAt(service.slug, content, index.claims, language),
          }))}
        />
      </PageWidth>
      <Chapter tone="sunk" className="services-page-symptoms" labelledBy="symptoms-heading">
        <div>
          <h2 id="symptoms-heading" className="text-section">
            {words.notSure}
          </h2>
          <p className="text-lead">{words.notSureLead}</p>
          <CaptionedPicture
            name="limestone-retaining-wall-terrace"
            caption={words.caption}
            sizes="(min-width: 64rem) 30rem, 100vw"
          />
        </div>
        <Symptoms services={services} language={language} />
      </Chapter>
      <NextSteps
        company={company}
        heading={words.nextHeading}
        words={words.next}
        calculator={words.calculator}
      />
    </main>
  );
}

type SymptomsProps = Pick<ServicesContent, 'services'> & { language: Language };

/** What people are tired of looking at. What leads to a service that is not offered at present is left out. */
function Symptoms({ services, language }: SymptomsProps) {
  const { symptoms } = servicesPageMessages[language];
  return (
    <dl className="rows">
      {keysOf(symptoms).map((id) => {
        const service = services.find(({ slug }) => slug === id);
        if (!service) return null;
        const { complaint, advice } = symptoms[id];
        return (
          <div key={id}>
            <dt>{complaint}</dt>
            <dd>
              {advice}{' '}
              <a
                className="services-page-link"
                {...linkIn(language, `/services/${id}`)}
                {...markOf(service, 'title')}
              >
                {service.title}
              </a>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The first number of a service: a visit's price, a foot's, or the base that every project has. */
function beginsAt(
  id: ServiceId,
  { packages, estimate }: ServicesContent,
  { newCommercialWorkCents }: Pick<CompanyClaims, 'newCommercialWorkCents'>,
  language: Language,
): string {
  const words = servicesPageMessages[language];
  if (id === 'commercial') {
    if (packages.length === 0) return words.onSite;
    const cents = Math.min(...packages.map(({ centsPerVisit }) => centsPerVisit));
    return fill(words.upkeep, {
      visit: formatWholeDollars(cents),
      newWork: formatWholeDollars(newCommercialWorkCents),
    });
  }
  const rule = estimate.services.find(({ quoteService }) => quoteService === id);
  if (!rule) throw new Error(`no rule of thumb prices ${id}`);
  const { size, rateCents, baseCents } = rule;
  const amount = size === 'property' ? `${rateCents}¢` : formatWholeDollars(rateCents);
  const rate = fill(words.bySize[size], { rate: amount });
  return baseCents === 0 ? rate : `${formatWholeDollars(baseCents)} + ${rate}`;
}
