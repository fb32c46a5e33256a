// The business card that carries a short link, to print from the browser (docs/product/print.md#short-links).
import { apiContext } from '#web/lib/request-context.ts';
import { pageMeta } from '#web/site/frame/page-meta.ts';
import { siteLoader } from '#web/site/frame/site-loader.ts';
import type { Route } from './+types/linked-card.page.ts';
import { BusinessCard } from './business-card.tsx';
import { PrintedPage } from './printed-page.tsx';

export const handle = { document: true, perRequest: true, sheets: ['printed', 'business-card'] };

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { code } = await context.get(apiContext)('GET /api/printed-links/{code}', { params });
  return { ...siteLoader({ context, url }), code, crumb: 'Short Link' };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...pageMeta(loaderData, {
          path: '/business-card',
          title: 'Business Card With a Short Link',
          description: 'The business card with its short link, to print or to save as a PDF.',
        }),
        { name: 'robots', content: 'noindex' },
      ]
    : [];

export default function LinkedCardPage({
  loaderData: { company, origin, code },
}: Route.ComponentProps) {
  return (
    <PrintedPage
      piece="Business-Card"
      companyName={company.companyName}
      link={code}
      next={{ href: `/print-flyer/${code}`, label: 'See the flyer' }}
    >
      <h1 className="page-width no-print text-section">Business Card Design</h1>
      <BusinessCard company={company} origin={origin} link={code} />
    </PrintedPage>
  );
}
