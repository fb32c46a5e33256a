// What search engines and link previews are told about the home page.
import type { CompanyProfile } from '#contract/company-profile.ts';

const PREVIEW = { path: '/link-preview.jpg', width: 1200, height: 630 } as const;

/** The entries of the page's head; `origin` is where the site lives, without a slash at the end. */
export function homeMeta(company: CompanyProfile, origin: string) {
  const title = `Landscaping in ${company.city}, ${company.region} | ${company.companyName}`;
  const description = `Landscape design, lawn care, irrigation, fences, lighting and drainage in ${company.city} and Greater Houston since ${company.foundedYear}. Free estimates: ${company.phone}.`;
  const url = `${origin}/`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: company.companyName },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${origin}${PREVIEW.path}` },
    { property: 'og:image:width', content: String(PREVIEW.width) },
    { property: 'og:image:height', content: String(PREVIEW.height) },
    {
      property: 'og:image:alt',
      content: 'Rendering of a limestone house with a striped lawn at golden hour.',
    },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
