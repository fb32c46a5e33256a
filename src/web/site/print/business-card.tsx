// The business card, front and back (docs/product/print.md#business-card).
import { irrigatorCredential } from '#company/facts/licenses.ts';
import { spokenLink } from '#company/facts/print-copy.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import { AcornMark } from '#web/site/frame/logo.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { QrCodes } from './qr-codes.tsx';

type BusinessCardProps = { company: CompanyProfile; origin: string; link?: string };

/** Both sides; with the code of a short link the back carries that one. */
export function BusinessCard({ company, ...where }: BusinessCardProps) {
  return (
    <div className="business-card" data-behavior="qr-codes">
      <Front companyName={company.companyName} />
      <Back company={company} {...where} />
    </div>
  );
}

function Front({ companyName }: { companyName: string }) {
  return (
    <section
      className="printed-page-paper business-card-side business-card-front"
      aria-label="Front of the business card"
    >
      {/* Far wider than it is shown: paper has more dots than a screen. */}
      <Picture name="hero-limestone-garden-golden-hour" sizes="1200px" eager />
      <p className="business-card-name">
        <AcornMark className="business-card-mark" />
        {companyName}
      </p>
    </section>
  );
}

function Back({ company, origin, link }: BusinessCardProps) {
  const credential = irrigatorCredential(company);
  return (
    <section
      className="printed-page-paper business-card-side business-card-back"
      aria-label="Back of the business card"
    >
      <div className="business-card-head">
        <AcornMark className="business-card-mark" />
        <div>
          <p className="business-card-name">{company.companyName}</p>
          <p className="business-card-slogan">{company.tagline}</p>
        </div>
      </div>
      <div>
        <p className="business-card-contact">
          <a href={`tel:${company.phoneDial}`}>{company.phone}</a>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
        {credential ? <p className="business-card-license">{credential}</p> : null}
        {link ? <p className="business-card-license">{spokenLink(origin, link)}</p> : null}
      </div>
      <QrCodes origin={origin} link={link} width={100} />
    </section>
  );
}
