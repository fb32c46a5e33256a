// The flyer that carries a short link, to print from the browser (docs/product/print.md#short-links).
import { apiContext } from '#web/lib/request-context.ts';
import { pageMeta } from '#web/site/frame/page-meta.ts';
import { siteLoader } from '#web/site/frame/site-loader.ts';
import type { Route } from './+types/linked-flyer.page.ts';
import { Flyer } from './flyer.tsx';
import { PrintedPage } from './printed-page.tsx';

export const handle = { document: true, perRequest: true, sheets: ['printed', 'flyer'] };

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { code } = await api('GET /api/printed-links/{code}', { params });
  const { services } = await api('GET /api/content/services');
  return { ...siteLoader({ context, url }), services, code, crumb: 'Short Link' };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        ...pageMeta(loaderData, {
          path: '/print-flyer',
          title: 'Flyer With a Short Link',
          description: 'The flyer with its short link, to print or to save as a PDF.',
        }),
        { name: 'robots', content: 'noindex' },
      ]
    : [];

export default function LinkedFlyerPage({
  loaderData: { company, index, origin, services, code },
}: Route.ComponentProps) {
  return (
    <PrintedPage
      piece="Flyer"
      companyName={company.companyName}
      link={code}
      next={{ href: `/business-card/${code}`, label: 'See the business card' }}
    >
      <Flyer
        company={company}
        areas={index.areas}
        claims={index.claims}
        origin={origin}
        services={services}
        link={code}
      />
    </PrintedPage>
  );
}
