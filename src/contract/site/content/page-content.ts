// What pages ask for: the content of a page or of a family of pages in one answer.
import { z } from 'zod';
import type { EndpointTable } from '../../platform/endpoint.ts';
import { UploadedPictures } from '../pictures.ts';
import { Area, AreaTerms } from './areas.ts';
import { Hero, Principles, PublicStory } from './company.ts';
import { Policy } from './policies.ts';
import {
  EstimatePrices,
  MowingPrices,
  PackageLine,
  PackageTerms,
  ServicePackage,
} from './prices.ts';
import {
  GalleryProject,
  PicturePair,
  PortfolioProject,
  RecentProject,
  TimelineProject,
} from './projects.ts';
import { Question } from './questions.ts';
import { MonthNote, Offer, SeasonalTask } from './seasons.ts';
import { Service } from './services.ts';

const packages = z.array(ServicePackage);

/** How promises were kept, where the owner shows it and there are enough of them. */
export const KeptPromises = z.object({
  from: z.string().describe('The first of the days that count, YYYY-MM-DD'),
  to: z.string().describe('The last one'),
  figures: z.array(
    z.object({
      figure: z.string().describe('Such as 94%'),
      label: z.string(),
      detail: z.string().describe('How many cases it is of'),
    }),
  ),
});
export type KeptPromises = z.infer<typeof KeptPromises>;

export const HomeContent = z.object({
  hero: Hero,
  about: PublicStory,
  services: z.array(Service.omit({ page: true, flyerLine: true })),
  areas: z.array(Area.omit({ page: true })),
  areaTerms: AreaTerms,
  pairs: z.array(PicturePair),
  gallery: z.array(GalleryProject),
  offers: z.array(Offer).describe('One a season, from spring to winter'),
  packages,
  packageLines: z.array(PackageLine),
  packageTerms: PackageTerms,
  estimate: EstimatePrices,
  mowing: MowingPrices,
  questions: z.array(Question),
  tasks: z.array(SeasonalTask),
  monthNote: MonthNote.nullable().describe('Of the present month at the company'),
  timeline: z.array(TimelineProject),
  recentProjects: z.array(RecentProject),
  promises: KeptPromises.nullable().describe('Null while nothing may be shown'),
  uploads: UploadedPictures,
});
export type HomeContent = z.infer<typeof HomeContent>;

export const ServicesContent = z.object({
  services: z.array(Service),
  packages,
  packageTerms: PackageTerms,
  estimate: EstimatePrices,
  uploads: UploadedPictures,
});
export type ServicesContent = z.infer<typeof ServicesContent>;

const publicPage = { access: 'public', limit: 'read', status: 200 } as const;

export const contentEndpoints = {
  'GET /api/content/home': {
    summary: 'What the sections of the home page show, the offers and prices of today',
    ...publicPage,
    answer: HomeContent,
  },
  'GET /api/content/questions': {
    summary: 'What people ask before they call, with the answers',
    ...publicPage,
    answer: z.object({ questions: z.array(Question) }),
  },
  'GET /api/content/services': {
    summary: 'The services with their pages, and the figures that their prices come from',
    ...publicPage,
    answer: ServicesContent,
  },
  'GET /api/content/about': {
    summary: 'How the company began and how it works',
    ...publicPage,
    answer: z.object({ story: PublicStory, principles: Principles, uploads: UploadedPictures }),
  },
  'GET /api/content/policies/{path}': {
    summary: 'Privacy, terms, accessibility or text messages, with the settings in their places',
    ...publicPage,
    params: z.strictObject({ path: z.string().max(40) }),
    answer: Policy,
  },
  'GET /api/content/areas': {
    summary:
      'The service areas with their pages, what holds in them, and the designs that were drawn for places',
    ...publicPage,
    answer: z.object({
      areas: z.array(Area),
      areaTerms: AreaTerms,
      designs: z.array(GalleryProject),
      uploads: UploadedPictures,
    }),
  },
  'GET /api/content/galleries': {
    summary: "The home page's gallery and the complete one",
    ...publicPage,
    answer: z.object({
      gallery: z.array(GalleryProject),
      portfolio: z.array(PortfolioProject),
      uploads: UploadedPictures,
    }),
  },
  'GET /api/content/mowing-prices': {
    summary: 'The price list of mowing, by which every lawn plan is priced',
    ...publicPage,
    answer: MowingPrices,
  },
} as const satisfies EndpointTable;
