// What search engines and link previews are told about the home page, and its own script of the calendar's month.
import { companyPlace } from '#company/facts/company-place.ts';
import { hrefIn, type Language } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { SlotChoice } from '#contract/platform/problem.ts';
import type { HomeContent } from '#contract/site/content/page-content.ts';
import { CALENDAR_MONTH } from '#web/features/booking/early-month.ts';
import { calendarOpensAt } from '#web/features/booking/plain/openings.ts';
import { faqNode } from '#web/site/frame/page-graph.ts';
import { pageMeta, type Site } from '#web/site/frame/page-meta.ts';
import { homeMessages } from './messages/choose-home-messages.ts';

/** The entries of the page's head. */
export function homeMeta(
  site: Site & {
    language: Language;
    content: Pick<HomeContent, 'questions'>;
    openings: readonly SlotChoice[];
  },
) {
  const { company, origin, language, openings } = site;
  const words = homeMessages[language].head;
  const path = hrefIn(language, '/');
  const opensAt = calendarOpensAt(openings, company.today);
  const isThisMonth = opensAt === company.today;
  const told = pageMeta(site, {
    path,
    title: fill(words.title, { place: companyPlace(company) }),
    description: fill(words.description, {
      city: company.city,
      year: company.foundedYear,
      phone: company.phone,
    }),
    about: [faqNode(`${origin}${path}`, site.content.questions)],
  });
  return isThisMonth ? told : [...told, { name: CALENDAR_MONTH, content: opensAt.slice(0, 7) }];
}
