// What the sections of the home page show on a day.
import { seasons } from '#company/rules/time/seasons.ts';
import type { PublishedContent } from '#contract/site/content/kinds.ts';
import type { HomeContent } from '#contract/site/content/page-content.ts';
import { withUploads } from '../uploads/named-uploads.ts';
import { publicStory } from './claim-sources.ts';

/** The home page's content; of two offers in one season the first stands there. `today` is YYYY-MM-DD at the company. */
export function homeContent(
  content: PublishedContent,
  today: string,
): Omit<HomeContent, 'promises'> {
  const month = Number(today.slice(5, 7));
  const page = {
    hero: content.hero,
    about: publicStory(content['about-story']),
    services: content.service.map(({ page: _, flyerLine: __, ...card }) => card),
    areas: content.area.map(({ page: _, ...area }) => area),
    areaTerms: content['area-terms'],
    pairs: [...content['picture-pair']],
    gallery: [...content['gallery-project']],
    offers: seasons.flatMap(
      (season) => content.offer.find((offer) => offer.season === season) ?? [],
    ),
    packages: [...content.package],
    packageLines: [...content['package-line']],
    packageTerms: content['package-terms'],
    estimate: content['estimate-prices'],
    mowing: content['mowing-prices'],
    questions: [...content.question],
    tasks: [...content['seasonal-task']],
    monthNote: content['month-note'].find((note) => note.month === month) ?? null,
    timeline: [...content['timeline-project']],
    recentProjects: [...content['recent-project']],
  };
  return withUploads(page, content.uploads);
}
