// What search engines and link previews are told about the home page.
import { companyPlace } from '#company/facts/company-place.ts';
import { hrefIn, type Language } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { HomeContent } from '#contract/site/content/page-content.ts';
import { faqNode } from '#web/site/frame/page-graph.ts';
import { pageMeta, type Site } from '#web/site/frame/page-meta.ts';
import { homeMessages } from './messages/choose-home-messages.ts';

/** The entries of the page's head. */
export function homeMeta(
  site: Site & { language: Language; content: Pick<HomeContent, 'questions'> },
) {
  const { company, origin, language } = site;
  const words = homeMessages[language].head;
  const path = hrefIn(language, '/');
  return pageMeta(site, {
    path,
    title: fill(words.title, { place: companyPlace(company) }),
    description: fill(words.description, {
      city: company.city,
      year: company.foundedYear,
      phone: company.phone,
    }),
    about: [faqNode(`${origin}${path}`, site.content.questions)],
  });
}
