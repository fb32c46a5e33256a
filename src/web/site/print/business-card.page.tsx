// The page of the business card, larger on a screen and in its own size on paper (docs/product/print.md#business-card).
import { pageMeta } from '#web/site/frame/page-meta.ts';
import { siteLoader } from '#web/site/frame/site-loader.ts';
import type { Route } from './+types/business-card.page.ts';
import { BusinessCard } from './business-card.tsx';
import { PrintedPage } from './printed-page.tsx';

export const handle = { document: true, sheets: ['printed', 'business-card'] };

export const loader = siteLoader;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta(loaderData, {
        path: '/business-card',
        title: 'Business Card to Print',
        description: `The business card of ${loaderData.company.companyName} in ${loaderData.company.city}, front and back in its true size, to print or to save as a PDF.`,
        picture: 'hero-limestone-garden-golden-hour',
      })
    : [];

export default function BusinessCardPage({
  loaderData: { company, origin },
}: Route.ComponentProps) {
  return (
    <PrintedPage
      piece="Business-Card"
      companyName={company.companyName}
      next={{ href: '/print-flyer', label: 'See the flyer' }}
    >
      <header className="page-width no-print">
        <h1 className="text-section">Business Card Design</h1>
        <p className="mt-3 max-w-reading text-lead text-ink-soft">
          Front and back, 3.5 by 2 inches. Print this page and each side gets a sheet of its own, or
          download the PDF for the print shop.
        </p>
      </header>
      <BusinessCard company={company} origin={origin} />
      <p className="page-width no-print text-small text-ink-soft">
        The picture on the front is a rendering of a design, the kind we draw before we build.
      </p>
    </PrintedPage>
  );
}
