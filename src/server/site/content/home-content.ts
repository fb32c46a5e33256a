// What the sections of the home page show on a day, in a language.
import type { Language } from '#company/facts/languages.ts';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { seasons } from '#company/rules/time/seasons.ts';
import type { PublishedContent } from '#contract/site/content/kinds.ts';
import type { HomeContent } from '#contract/site/content/page-content.ts';
import { withUploads } from '../uploads/named-uploads.ts';
import { publicStory } from './claim-sources.ts';
import { inLanguage } from './in-language.ts';

type ShownOn = {
  /** YYYY-MM-DD at the company. */
  today: string;
  language: Language;
  figures: Pick<BusinessSettings, 'serviceRadiusMiles' | 'replyHours'>;
};

/** The home page's content; of two offers in one season the first stands there. */
export function homeContent(
  content: PublishedContent,
  { today, language, figures }: ShownOn,
): Omit<HomeContent, 'promises'> {
  const { all, only } = inLanguage(content, figures, language);
  const month = Number(today.slice(5, 7));
  const offers = seasons.flatMap(
    (season) => content.offer.find((offer) => offer.season === season) ?? [],
  );
  const notes = content['month-note'].filter((note) => note.month === month);
  const page = {
    hero: only('hero', content.hero),
    about: only('about-story', publicStory(content['about-story'])),
    services: all(
      'service',
      content.service.map(({ page: _, flyerLine: __, ...card }) => card),
    ),
    areas: all(
      'area',
      content.area.map(({ page: _, ...area }) => area),
    ),
    areaTerms: only('area-terms', content['area-terms']),
    pairs: all('picture-pair', content['picture-pair']),
    gallery: all('gallery-project', content['gallery-project']),
    offers: all('offer', offers),
    packages: all('package', content.package),
    packageLines: all('package-line', content['package-line']),
    packageTerms: only('package-terms', content['package-terms']),
    estimate: only('estimate-prices', content['estimate-prices']),
    mowing: only('mowing-prices', content['mowing-prices']),
    questions: all('question', content.question),
    tasks: all('seasonal-task', content['seasonal-task']),
    monthNote: all('month-note', notes)[0] ?? null,
    timeline: all('timeline-project', content['timeline-project']),
    recentProjects: all('recent-project', content['recent-project']),
  };
  return withUploads(page, content.uploads);
}
