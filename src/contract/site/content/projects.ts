// Projects: the home page's gallery, the complete gallery, the timeline, the recent designs, and the pairs before and after.
import { z } from 'zod';
import { serviceIds } from '#company/facts/service-kinds.ts';
import { Slug } from '../../platform/ids.ts';
import { MonthOfYear, Picture, Place, words } from './entry.ts';

const project = {
  slug: Slug,
  title: words(80),
  category: z.enum(serviceIds),
  picture: Picture,
  location: Place.describe('The town or district the design was drawn for'),
};
const Year = z.int().min(2000).max(2100);

export const GalleryProject = z.strictObject({
  ...project,
  alt: words(400),
  caption: words(300).describe('One line under the picture: what the design does'),
});
export type GalleryProject = z.infer<typeof GalleryProject>;

export const PortfolioProject = z.strictObject({ ...project, year: Year });
export type PortfolioProject = z.infer<typeof PortfolioProject>;

export const TimelineProject = z.strictObject({
  ...project,
  date: MonthOfYear,
  year: Year,
  description: words(400),
  completion: words(80).describe('How the work ended'),
});
export type TimelineProject = z.infer<typeof TimelineProject>;

export const RecentProject = z.strictObject({
  ...project,
  date: MonthOfYear,
  description: words(600),
});
export type RecentProject = z.infer<typeof RecentProject>;

/** One of the two pictures, with what it shows for people who do not see it. */
const half = z.strictObject({ picture: Picture, alt: words(400) });

export const PicturePair = z.strictObject({
  slug: Slug,
  title: words(80).describe('What is seen twice; the slider is called by it'),
  category: project.category,
  location: project.location,
  before: half,
  after: half,
  caption: words(300).describe('One line under the pair: what the work changed'),
});
export type PicturePair = z.infer<typeof PicturePair>;
