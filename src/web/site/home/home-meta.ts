// What search engines and link previews are told about the home page.
import { companyPlace } from '#company/facts/company-place.ts';
import type { HomeContent } from '#contract/site/content/page-content.ts';
import { faqNode } from '#web/site/frame/page-graph.ts';
import { pageMeta, type Site } from '#web/site/frame/page-meta.ts';

/** The entries of the page's head. */
export function homeMeta(site: Site & { content: Pick<HomeContent, 'questions'> }) {
  const { company, origin } = site;
  return pageMeta(site, {
    path: '/',
    title: `Landscaping Company in ${companyPlace(company)}`,
    description: `Landscape design, lawn care, irrigation, fences, lighting and drainage in ${company.city} and Greater Houston since ${company.foundedYear}. Free estimates: ${company.phone}.`,
    about: [faqNode(`${origin}/`, site.content.questions)],
  });
}
