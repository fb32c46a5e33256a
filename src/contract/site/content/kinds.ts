// Every kind of content with its shape: lists, whose entries the owner adds, moves and hides, and single entries.
import type { z } from 'zod';
import type { Language } from '#company/facts/languages.ts';
import type { UploadedPictures } from '#company/facts/picture.ts';
import { Area, AreaTerms } from './areas.ts';
import { AutomaticMailWords } from './automatic-mails.ts';
import { Checklist } from './checklists.ts';
import { AboutStory, CompanyClaims, Hero, Principles } from './company.ts';
import { MailTemplate } from './mail-templates.ts';
import { Policy } from './policies.ts';
import { Post } from './posts.ts';
import {
  AddOnPriceList,
  EstimatePrices,
  MowingPrices,
  PackageLine,
  PackageTerms,
  ServicePackage,
} from './prices.ts';
import { Program } from './programs.ts';
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

/** Lists by kind. The slug of an entry is part of its shape; the table has it in a column of its own. */
export const listKinds = {
  service: Service,
  area: Area,
  question: Question,
  'gallery-project': GalleryProject,
  'portfolio-project': PortfolioProject,
  'timeline-project': TimelineProject,
  'recent-project': RecentProject,
  'picture-pair': PicturePair,
  package: ServicePackage,
  'package-line': PackageLine,
  offer: Offer,
  'seasonal-task': SeasonalTask,
  'month-note': MonthNote,
  post: Post,
  'mail-template': MailTemplate,
  'automatic-mail': AutomaticMailWords,
  checklist: Checklist,
  program: Program,
} as const;

/** Kinds of which there is one entry, and always one. */
export const singleKinds = {
  hero: Hero,
  'about-story': AboutStory,
  principles: Principles,
  'area-terms': AreaTerms,
  'company-claims': CompanyClaims,
  'package-terms': PackageTerms,
  'estimate-prices': EstimatePrices,
  'mowing-prices': MowingPrices,
  'add-on-prices': AddOnPriceList,
  'privacy-policy': Policy,
  'terms-of-service': Policy,
  'accessibility-statement': Policy,
  'text-message-terms': Policy,
} as const;

/** The slug of an entry that is the only one of its kind. */
export const ONLY = 'only';

export type ListKind = keyof typeof listKinds;
export type SingleKind = keyof typeof singleKinds;
export type ContentKind = ListKind | SingleKind;

/** Lists in the order of a day that their entries have, the latest first, and not moved by hand: by the field of that day. */
export const datedKinds: Partial<Record<ContentKind, string>> = { post: 'publishedOn' };

/** Lists of which the program says which entries there are: each is changed, and none is added, moved, hidden or removed. */
export const fixedKinds: readonly ContentKind[] = ['automatic-mail'];

/** Lists whose entries are pages and may get another address; the old one leads to it. */
export const renamedKinds: readonly ContentKind[] = ['post'];

/** Kinds that hold prices, what we promise in writing or what every customer is sent, which the owner alone changes; all others are changed by everyone on staff. */
export const ownersKinds: readonly ContentKind[] = [
  'package',
  'package-terms',
  'program',
  'estimate-prices',
  'mowing-prices',
  'add-on-prices',
  'company-claims',
  'principles',
  'area-terms',
  'automatic-mail',
  'privacy-policy',
  'terms-of-service',
  'accessibility-statement',
  'text-message-terms',
];

/** All content as it is published: of a list its entries in order, of a single kind the entry. */
export type Content = {
  readonly [K in ListKind]: readonly z.infer<(typeof listKinds)[K]>[];
} & { readonly [K in SingleKind]: z.infer<(typeof singleKinds)[K]> };

/** The texts of entries in other languages: by language, and by kind and slug (`question/areas`), by their path in the entry. */
export type Translations = Readonly<
  Partial<Record<Language, Readonly<Record<string, Readonly<Record<string, string>>>>>>
>;

/** The same with its translations and the facts of the uploaded pictures that content may name. */
export type PublishedContent = Content & {
  readonly translations: Translations;
  readonly uploads: UploadedPictures;
};
