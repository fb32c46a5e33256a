// Labels of the galleries, the timeline, the recent projects and the pairs.
import type { ServiceId } from '#company/facts/service-kinds.ts';
import type {
  GalleryProject,
  PicturePair,
  PortfolioProject,
  RecentProject,
  TimelineProject,
} from '#contract/site/content/projects.ts';
import { altText, caption } from './company-labels.ts';
import type { FieldLabels } from './field-labels.ts';

const serviceNames: Readonly<Record<ServiceId, string>> = {
  commercial: 'Commercial',
  residential: 'Residential',
  irrigation: 'Irrigation',
  fencing: 'Fencing',
  lighting: 'Lighting',
  drainage: 'Drainage',
};

const project = {
  title: 'Title',
  category: { label: 'Service', choices: serviceNames },
  picture: 'Picture',
  location: { label: 'Place', hint: 'The town or neighborhood.' },
} as const;
const month = { label: 'Month', hint: 'Such as November 2025.' } as const;

export const galleryLabels: FieldLabels<Omit<GalleryProject, 'slug'>> = {
  ...project,
  alt: altText,
  caption,
};

export const portfolioLabels: FieldLabels<Omit<PortfolioProject, 'slug'>> = {
  ...project,
  year: 'Year',
};

export const timelineLabels: FieldLabels<Omit<TimelineProject, 'slug'>> = {
  ...project,
  date: month,
  year: 'Year',
  description: 'Description',
  completion: { label: 'How the work ended', hint: 'Such as “Finished in two days”.' },
};

export const recentLabels: FieldLabels<Omit<RecentProject, 'slug'>> = {
  ...project,
  date: month,
  description: 'Description',
};

const half = { picture: 'Picture', alt: altText } as const;

export const picturePairLabels: FieldLabels<Omit<PicturePair, 'slug'>> = {
  title: { label: 'Title', hint: 'What is seen twice, such as “Farmhouse front”.' },
  category: project.category,
  location: project.location,
  before: { label: 'Before', fields: half },
  after: { label: 'After', hint: 'The same place from the same spot.', fields: half },
  caption: { label: 'Caption', hint: 'What the work changed, in one line below the pair.' },
};
