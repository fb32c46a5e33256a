// The page of the flyer (docs/product/print.md#flyer).
import { describeCount } from '#web/lib/list-sentence.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { pageMeta } from '#web/site/frame/page-meta.ts';
import { siteLoader } from '#web/site/frame/site-loader.ts';
import type { Route } from './+types/flyer.page.ts';
import { Flyer } from './flyer.tsx';
import { PrintedPage } from './printed-page.tsx';

export const handle = { document: true, sheets: ['printed', 'flyer'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services } = await context.get(apiContext)('GET /api/content/services');
  return { ...siteLoader({ context, url }), services };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta(loaderData, {
        path: '/print-flyer',
        title: 'Landscaping Flyer to Print',
        description: `The flyer of ${loaderData.company.companyName} in ${loaderData.company.city}: ${describeCount(loaderData.services.length).toLowerCase()} services, the areas we serve and how to reach us, to print or to save as a PDF.`,
        picture: 'hero-limestone-garden-golden-hour',
      })
    : [];

export default function FlyerPage({
  loaderData: { company, index, origin, services },
}: Route.ComponentProps) {
  return (
    <PrintedPage
      piece="Flyer"
      companyName={company.companyName}
      next={{ href: '/business-card', label: 'See the business card' }}
    >
      <Flyer
        company={company}
        areas={index.areas}
        claims={index.claims}
        origin={origin}
        services={services}
      />
    </PrintedPage>
  );
}
