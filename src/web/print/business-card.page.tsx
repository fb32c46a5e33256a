// The business card, front and back, larger on a screen and in its own size on paper
// (docs/product/print.md#business-card).
import { irrigatorCredential } from '#company/facts/licenses.ts';
import type { CompanyProfile } from '#contract/company-profile.ts';
import { AcornMark } from '#web/site/logo.tsx';
import { pageMeta } from '#web/site/page-meta.ts';
import { siteLoader } from '#web/site/site-loader.ts';
import cardStyles from '#web/styles/business-card.css?url';
import printedStyles from '#web/styles/printed.css?url';
import { Picture } from '#web/ui/picture.tsx';
import type { Route } from './+types/business-card.page.ts';
import { DownloadPdf } from './download-pdf.tsx';
import { QrCodes } from './qr-code.tsx';

export const handle = { document: true };

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: printedStyles },
  { rel: 'stylesheet', href: cardStyles },
];

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
    <main id="content" className="desk">
      <DownloadPdf piece="Business-Card" companyName={company.companyName} />
      <header className="card-intro page-width no-print">
        <h1 className="text-section">Business Card Design</h1>
        <p className="mt-3 max-w-reading text-lead text-ink-soft">
          Front and back, 3.5 by 2 inches. Print this page and each side gets a sheet of its own, or
          download the PDF for the print shop.
        </p>
      </header>
      <div className="cards" data-behavior="qr-codes">
        <Front companyName={company.companyName} />
        <Back company={company} origin={origin} />
      </div>
      <p className="card-note page-width no-print text-small text-ink-soft">
        The picture on the front is a rendering of a design, the kind we draw before we build.
      </p>
      <p className="no-print printed-next page-width">
        <a className="text-link" href="/print-flyer">
          See the flyer
        </a>
      </p>
    </main>
  );
}

function Front({ companyName }: { companyName: string }) {
  return (
    <section className="paper card-side card-front" aria-label="Front of the business card">
      {/* Far wider than it is shown: paper has more dots than a screen. */}
      <Picture name="hero-limestone-garden-golden-hour" sizes="1200px" eager />
      <p className="card-name">
        <AcornMark className="card-mark" />
        {companyName}
      </p>
    </section>
  );
}

function Back({ company, origin }: { company: CompanyProfile; origin: string }) {
  const credential = irrigatorCredential(company);
  return (
    <section className="paper card-side card-back" aria-label="Back of the business card">
      <div className="card-head">
        <AcornMark className="card-mark" />
        <div>
          <p className="card-name">{company.companyName}</p>
          <p className="card-slogan">{company.tagline}</p>
        </div>
      </div>
      <div>
        <p className="card-contact">
          <a href={`tel:${company.phoneDial}`}>{company.phone}</a>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
        {credential ? <p className="card-license">{credential}</p> : null}
      </div>
      <QrCodes origin={origin} width={100} />
    </section>
  );
}
