// What pages ask for: the content of a page or of a family of pages in one answer.
import { z } from 'zod';
import { languages } from '#company/facts/languages.ts';
import type { EndpointTable } from '../../platform/endpoint.ts';
import { untranslated } from '../../platform/untranslated.ts';
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

/** An entry in the language that was asked for. */
const shown = <Shape extends z.ZodRawShape>(entry: z.ZodObject<Shape>) =>
  entry.extend({ untranslated });

const ShownMowingPrices = MowingPrices.safeExtend({ untranslated });

/** How promises were kept, where the owner shows it and there are enough of them. */
export const StoredPromises = z.object({
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
export type StoredPromises = z.infer<typeof StoredPromises>;

export const HomeContent = z.object({
  hero: shown(Hero),
  about: shown(PublicStory),
  services: z.array(shown(Service.omit({ page: true, flyerLine: true }))),
  areas: z.array(shown(Area.omit({ page: true }))),
  areaTerms: shown(AreaTerms),
  pairs: z.array(shown(PicturePair)),
  gallery: z.array(shown(GalleryProject)),
  offers: z.array(shown(Offer)).describe('One a season, from spring to winter'),
  packages: z.array(shown(ServicePackage)),
  packageLines: z.array(shown(PackageLine)),
  packageTerms: shown(PackageTerms),
  estimate: shown(EstimatePrices),
  mowing: ShownMowingPrices,
  questions: z.array(shown(Question)),
  tasks: z.array(shown(SeasonalTask)),
  monthNote: shown(MonthNote).nullable().describe('Of the present month at the company'),
  timeline: z.array(shown(TimelineProject)),
  recentProjects: z.array(shown(RecentProject)),
  promises: StoredPromises.nullable().describe('Null while nothing may be shown'),
  uploads: UploadedPictures,
});
export type HomeContent = z.infer<typeof HomeContent>;

export const ServicesContent = z.object({
  services: z.array(shown(Service)),
  packages: z.array(shown(ServicePackage)),
  packageTerms: shown(PackageTerms),
  estimate: shown(EstimatePrices),
  uploads: UploadedPictures,
});
export type ServicesContent = z.infer<typeof ServicesContent>;

export const AreasContent = z.object({
  areas: z.array(shown(Area)),
  areaTerms: shown(AreaTerms),
  designs: z.array(shown(GalleryProject)),
  uploads: UploadedPictures,
});
export type AreasContent = z.infer<typeof AreasContent>;

export const AboutContent = z.object({
  story: shown(PublicStory),
  principles: shown(Principles),
  uploads: UploadedPictures,
});
export type AboutContent = z.infer<typeof AboutContent>;

const inALanguage = z.strictObject({
  language: z.enum(languages).optional().describe('English by default'),
});

const publicPage = { access: 'public', limit: 'read', status: 200 } as const;

export const contentEndpoints = {
  'GET /api/content/home': {
    summary: 'What the sections of the home page show, the offers and prices of today',
    ...publicPage,
    query: inALanguage,
    answer: HomeContent,
  },
  'GET /api/content/questions': {
    summary: 'What people ask before they call, with the answers',
    ...publicPage,
    query: inALanguage,
    answer: z.object({ questions: z.array(shown(Question)) }),
  },
  'GET /api/content/services': {
    summary: 'The services with their pages, and the figures that their prices come from',
    ...publicPage,
    query: inALanguage,
    answer: ServicesContent,
  },
  'GET /api/content/about': {
    summary: 'How the company began and how it works',
    ...publicPage,
    query: inALanguage,
    answer: AboutContent,
  },
  'GET /api/content/policies/{path}': {
    summary: 'Privacy, terms, accessibility or text messages, with the settings in their places',
    ...publicPage,
    params: z.strictObject({ path: z.string().max(40) }),
    query: inALanguage,
    answer: shown(Policy),
  },
  'GET /api/content/areas': {
    summary:
      'The service areas with their pages, what holds in them, and the designs that were drawn for places',
    ...publicPage,
    query: inALanguage,
    answer: AreasContent,
  },
  'GET /api/content/galleries': {
    summary: "The home page's gallery and the complete one",
    ...publicPage,
    query: inALanguage,
    answer: z.object({
      gallery: z.array(shown(GalleryProject)),
      portfolio: z.array(shown(PortfolioProject)),
      uploads: UploadedPictures,
    }),
  },
  'GET /api/content/mowing-prices': {
    summary: 'The price list of mowing, by which every lawn plan is priced',
    ...publicPage,
    query: inALanguage,
    answer: ShownMowingPrices,
  },
} as const satisfies EndpointTable;
