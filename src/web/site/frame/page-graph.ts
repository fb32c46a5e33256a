// The structured data of a page: one schema.org graph in which company, site and page point at each other.
//
// Only what the page also says in words. No ratings of our own: search engines have ignored them since 2019, and the
// sample reviews would make them false. The vocabulary has no landscaper, so the company is its nearest of kin.
import { englishPath, hrefIn, languageOfPath } from '#company/facts/languages.ts';
import { localeOf } from '#company/rules/time/locale.ts';
import { openingPatterns } from '#company/rules/time/opening-hours.ts';
import type { CompanyProfile } from '#contract/platform/company-profile.ts';
import type { Question } from '#contract/site/content/questions.ts';
import { crumbsOf, translatedCrumbs } from './crumbs.ts';
import type { PageHead, Preview, Site } from './page-meta.ts';

export type GraphNode = { '@type': string; [property: string]: unknown };

/** What the head has already made of a page. */
type Made = { title: string; url: string; preview: Preview };

/** The pages that describe the company in full, in whatever language; the others name it. */
const COMPANY_PAGES: readonly string[] = ['/', '/about', '/contact'];

/** The graph of a page. */
export function pageGraph(site: Site, head: PageHead, made: Made) {
  const { company, origin } = site;
  const isHome = head.path === '/';
  const inFull = COMPANY_PAGES.includes(englishPath(head.path));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { ...businessName(site), ...(inFull ? businessFacts(site, made.preview) : {}) },
      ...(isHome ? [website(company, origin)] : []),
      webPage(site, head, made),
      ...(hasTrail(head) ? [breadcrumb(site, head)] : []),
      ...(head.about ?? []),
    ],
  };
}

/** How other nodes point at the company. */
export function businessReference(origin: string) {
  return { '@id': `${origin}/#business` };
}

/** The areas served, each with its own page. Cypress, Spring and The Woodlands are places, no cities. */
export function areaNodes({ index, origin }: Pick<Site, 'index' | 'origin'>): GraphNode[] {
  return index.areas.map(({ kind, name, slug }) => ({
    '@type': kind,
    name,
    url: `${origin}/areas/${slug}`,
  }));
}

/** Questions with their answers, word for word as the page shows them. */
export function faqNode(url: string, entries: readonly Question[]): GraphNode {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function businessName({ company, origin }: Site): GraphNode {
  return {
    '@type': 'HomeAndConstructionBusiness',
    ...businessReference(origin),
    name: company.companyName,
    url: `${origin}/`,
    telephone: company.phoneDial,
    address: {
      '@type': 'PostalAddress',
      ...(company.street && { streetAddress: company.street }),
      addressLocality: company.city,
      addressRegion: company.region,
      postalCode: company.postalCode,
      addressCountry: 'US',
    },
  };
}

function businessFacts({ company, index, origin, words }: Site, preview: Preview) {
  return {
    email: company.email,
    image: preview.url,
    logo: `${origin}/icon-512.png`,
    foundingDate: String(company.foundedYear),
    priceRange: index.claims.priceRange,
    paymentAccepted: index.claims.paymentMethods.join(', '),
    openingHoursSpecification: openingPatterns(company.officeHours).map(
      ({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        opens,
        closes,
      }),
    ),
    areaServed: areaNodes({ index, origin }),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: words?.menu.services ?? 'Services',
      itemListElement: index.services.map(({ slug, title }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, url: `${origin}/services/${slug}` },
      })),
    },
  };
}

function website({ companyName }: CompanyProfile, origin: string): GraphNode {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: companyName,
    url: `${origin}/`,
    inLanguage: 'en-US',
    publisher: businessReference(origin),
  };
}

function webPage({ origin }: Site, head: PageHead, { title, url, preview }: Made): GraphNode {
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: title,
    description: head.description,
    inLanguage: localeOf[languageOfPath(head.path)],
    isPartOf: { '@id': `${origin}/#website` },
    about: businessReference(origin),
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: preview.url,
      width: preview.width,
      height: preview.height,
    },
    ...(hasTrail(head) ? { breadcrumb: { '@id': `${url}#breadcrumb` } } : {}),
  };
}

/** Every page shows its trail but the home page, in whatever language. */
const hasTrail = ({ path }: PageHead) => englishPath(path) !== '/';

/** The trail that the page shows, with Home before it. */
function breadcrumb({ origin, words }: Site, { path, crumb }: PageHead): GraphNode {
  const home = { label: words?.home ?? 'Home', href: hrefIn(languageOfPath(path), '/') };
  const own = words
    ? translatedCrumbs(path, [], words.crumbs, crumb === undefined ? crumb : { label: crumb })
    : crumbsOf(path, [], true, crumb);
  return {
    '@type': 'BreadcrumbList',
    '@id': `${origin}${path}#breadcrumb`,
    itemListElement: [home, ...own].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${origin}${href ?? path}`,
    })),
  };
}
