// The footer of every page: services, contact details, hours, social links, and one plain sentence on the pictures.

import { use } from 'react';
import { companyAddress } from '#company/facts/company-place.ts';
import { irrigationLicenseLine, pesticideLicenseLine } from '#company/facts/licenses.ts';
import { policyPaths } from '#company/facts/policy-paths.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { SiteIndex } from '#contract/site/site-index.ts';
import { markOf } from '#web/lib/mark-of.ts';
import { UploadsContext } from '#web/ui/uploaded-pictures.tsx';
import { anchorHref } from './anchors.ts';
import { AcornMark } from './logo.tsx';
import { useSite } from './use-site.ts';
import { useEnglishMark, useLink, useSiteMessages } from './use-site-messages.ts';

/** The company's pages on social networks, as far as it has any (docs/product/home-page.md#footer). */
function socialLinksOf({ facebookUrl, instagramUrl, linkedinUrl }: CompanyProfile) {
  const links = [
    { label: 'Facebook', href: facebookUrl },
    { label: 'Instagram', href: instagramUrl },
    { label: 'LinkedIn', href: linkedinUrl },
  ];
  return links.filter(({ href }) => href !== '');
}

type FooterProps = { company: CompanyProfile; index: SiteIndex; onHomePage: boolean };

/** The footer. */
export function Footer({ company, index, onHomePage }: FooterProps) {
  const hasPhotos = Object.values(use(UploadsContext)).some(({ kind }) => kind === 'photo');
  const words = useSiteMessages();
  const { hours } = useSite();
  return (
    <footer className="footer on-deep">
      <div className="page-width">
        <Tagline company={company} />
        <div className="footer-columns">
          <ServiceLinks services={index.services} onHomePage={onHomePage} />
          <AreaLinks areas={index.areas} />
          <ContactDetails company={company} index={index} />
          <div>
            <h2>{words.officeHours}</h2>
            <dl className="footer-hours">
              {hours.office.map((line) => (
                <div key={line.days}>
                  <dt {...markOf(line, 'days')}>{line.days}</dt>
                  <dd {...markOf(line, 'hours')}>{line.hours}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <div className="footer-base">
          <p className="flex items-center gap-3">
            <AcornMark className="size-7 shrink-0" onDeep />
            {fill(words.since, { company: company.companyName, year: company.foundedYear })}
          </p>
          <p className="max-w-[36em]">
            {words.gallery.pictureNotes[hasPhotos ? 'both' : 'renderings']}
          </p>
          <LicenseLines company={company} />
          <PolicyLinks />
          <SocialLinks company={company} />
        </div>
      </div>
    </footer>
  );
}

/** On a Spanish page the Spanish one, where the owner has written it. */
function Tagline({ company: { tagline, spanishTagline } }: Pick<FooterProps, 'company'>) {
  const english = useEnglishMark();
  const isSpanish = english.lang !== undefined && spanishTagline !== '';
  return (
    <p
      className="font-display max-w-[10em] text-section font-medium text-balance"
      {...(isSpanish ? {} : english)}
    >
      {isSpanish ? spanishTagline : tagline}
    </p>
  );
}

type ServiceLinksProps = Pick<SiteIndex, 'services'> & Pick<FooterProps, 'onHomePage'>;

function ServiceLinks({ services, onHomePage }: ServiceLinksProps) {
  const words = useSiteMessages();
  const link = useLink();
  return (
    <div>
      <h2>{words.menu.services}</h2>
      <ul>
        {services.map((service) => (
          <li key={service.slug} {...markOf(service, 'title')}>
            <a {...link(onHomePage ? anchorHref('services', true) : `/services/${service.slug}`)}>
              {service.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function AreaLinks({ areas }: Pick<SiteIndex, 'areas'>) {
  const { serviceAreas } = useSiteMessages();
  const link = useLink();
  return (
    <div>
      <h2>
        <a {...link('/areas')}>{serviceAreas}</a>
      </h2>
      <ul>
        {areas.map(({ slug, name }) => (
          <li key={slug}>
            <a {...link(`/areas/${slug}`)}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PolicyLinks() {
  const { policies, policiesName } = useSiteMessages();
  const link = useLink();
  return (
    <ul className="no-print flex flex-wrap gap-x-6" aria-label={policiesName}>
      {policyPaths.map((path) => (
        <li key={path}>
          <a {...link(`/${path}`)}>{policies[path]}</a>
        </li>
      ))}
    </ul>
  );
}

function SocialLinks({ company }: Pick<FooterProps, 'company'>) {
  const links = socialLinksOf(company);
  const words = useSiteMessages();
  if (links.length === 0) return null;
  return (
    <ul className="no-print flex gap-6" aria-label={words.socialName}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <a
            href={href}
            rel="nofollow noopener"
            aria-label={fill(words.companyOn, { company: company.companyName, network: label })}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Every page lists irrigation among the services, so every page names the license, once there is one. */
function LicenseLines({ company }: { company: CompanyProfile }) {
  const english = useEnglishMark();
  const lines = [irrigationLicenseLine(company), pesticideLicenseLine(company)];
  return lines.map((line) =>
    line ? (
      <p key={line} className="max-w-[36em]" {...english}>
        {line}
      </p>
    ) : null,
  );
}

function ContactDetails({ company, index }: Pick<FooterProps, 'company' | 'index'>) {
  const words = useSiteMessages();
  const link = useLink();
  return (
    <div>
      <h2>{words.menu.contact}</h2>
      <address>
        <ul>
          <li>
            <a href={`tel:${company.phoneDial}`}>{company.phone}</a>
          </li>
          <li>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </li>
          <li>
            <a {...link('/storm')}>{words.stormHelp}</a>
          </li>
          <li className="py-2">{companyAddress(company)}</li>
          <li className="py-2 text-on-deep-soft">
            {fill(words.serving, { towns: index.claims.namedCities.join(', ') })}
          </li>
        </ul>
      </address>
    </div>
  );
}
