// What the server knows of each kind of content beside its shape: who changes it, what its entries are called, and where they are seen.
import type { z } from 'zod';
import { automaticMails, isAutomaticMail } from '#company/rules/platform/automatic-mails.ts';
import { keysOf } from '#company/rules/platform/known-keys.ts';
import {
  type ContentKind,
  fixedKinds,
  type ListKind,
  listKinds,
  ONLY,
  ownersKinds,
  type SingleKind,
  singleKinds,
} from '#contract/site/content/kinds.ts';

/** All kinds, lists first. */
export const contentKinds = [...keysOf(listKinds), ...keysOf(singleKinds)];

export function isSingleKind(kind: ContentKind): kind is SingleKind {
  return kind in singleKinds;
}

/** Whether the program says which entries a kind has. */
export function isFixedKind(kind: ContentKind): boolean {
  return fixedKinds.includes(kind);
}

/** Who may change a kind. */
export function editorsOf(kind: ContentKind): 'staff' | 'owner' {
  return ownersKinds.includes(kind) ? 'owner' : 'staff';
}

/** The shape of a kind; of a list, with the slug. */
export function shapeOf(kind: ContentKind): z.ZodType {
  return isSingleKind(kind) ? singleKinds[kind] : listKinds[kind];
}

/** An entry with the slug where its shape has it. */
export function wholeEntry(kind: ContentKind, slug: string, body: object): object {
  return isSingleKind(kind) ? body : { ...body, slug };
}

/** The field by which an entry of a list is called. */
const titleFields: Record<ListKind, string> = {
  service: 'title',
  area: 'name',
  question: 'question',
  'gallery-project': 'title',
  'portfolio-project': 'title',
  'timeline-project': 'title',
  'recent-project': 'title',
  'picture-pair': 'title',
  package: 'name',
  'package-line': 'name',
  offer: 'title',
  'seasonal-task': 'text',
  'month-note': 'headline',
  post: 'title',
  'mail-template': 'name',
  'automatic-mail': 'subject',
  checklist: 'services',
  program: 'name',
};

/** What the entry of a single kind is called. */
const singleTitles: Record<SingleKind, string> = {
  hero: 'First view of the home page',
  'about-story': 'Our story',
  'company-claims': 'What we say of ourselves',
  'package-terms': 'Terms of packages',
  'estimate-prices': 'Prices of the cost calculator',
  'mowing-prices': 'Prices of mowing',
  'add-on-prices': 'Prices of add-on work',
  'privacy-policy': 'Privacy policy',
  'terms-of-service': 'Terms of service',
  'accessibility-statement': 'Accessibility statement',
  'text-message-terms': 'Text messages',
};

/** What an entry is called in lists: its title, or its slug as long as it has none. */
export function titleOf(kind: ContentKind, slug: string, body: Record<string, unknown>): string {
  if (isSingleKind(kind)) return singleTitles[kind];
  if (kind === 'automatic-mail' && isAutomaticMail(slug)) return automaticMails[slug].label;
  const title = body[titleFields[kind]];
  if (Array.isArray(title)) return title.join(', ') || 'All other services';
  return typeof title === 'string' && title.trim() !== '' ? title : slug;
}

type Page = { label: string; path: string };

const home: Page = { label: 'Home page', path: '/' };
const gallery: Page = { label: 'Gallery', path: '/gallery' };
const flyer: Page = { label: 'Flyer', path: '/print-flyer' };

/** Where entries of a kind are seen beside pages of their own; those without any are seen by staff and crews. */
const pagesOfKinds: Record<ContentKind, readonly Page[]> = {
  service: [home, { label: 'Services', path: '/services' }, flyer],
  area: [home, { label: 'Areas', path: '/areas' }, flyer],
  question: [home],
  'gallery-project': [home, gallery],
  'portfolio-project': [{ label: 'Complete gallery', path: '/gallery-full' }],
  'timeline-project': [home],
  'recent-project': [home],
  'picture-pair': [home],
  package: [home, { label: 'Commercial services', path: '/services/commercial' }],
  'package-line': [home],
  offer: [home],
  'seasonal-task': [home],
  'month-note': [home],
  post: [{ label: 'Blog', path: '/blog' }, home],
  'mail-template': [],
  'automatic-mail': [],
  checklist: [],
  program: [],
  hero: [home],
  'about-story': [home, { label: 'About', path: '/about' }],
  'company-claims': [home, { label: 'About', path: '/about' }],
  'package-terms': [home],
  'estimate-prices': [home, { label: 'Services', path: '/services' }],
  'mowing-prices': [home, { label: 'Lawn plan', path: '/lawn-plan' }],
  'add-on-prices': [],
  'privacy-policy': [{ label: 'Its own page', path: '/privacy' }],
  'terms-of-service': [{ label: 'Its own page', path: '/terms' }],
  'accessibility-statement': [{ label: 'Its own page', path: '/accessibility' }],
  'text-message-terms': [{ label: 'Its own page', path: '/text-messages' }],
};

/** Where an entry is seen; its own page, where it has one, comes first. */
export function pagesOf(kind: ContentKind, slug: string): Page[] {
  const own = ownPath(kind, slug);
  return [...(own ? [{ label: 'Its own page', path: own }] : []), ...pagesOfKinds[kind]];
}

/** In place of pages, an automatic email is looked at as it leaves: the mail, and the plain text that goes with it. */
export const mailParts = [
  { label: 'Email', path: 'html' },
  { label: 'Plain text', path: 'text' },
] as const;

/** What an entry is looked at on before it is published. */
export function previewsOf(kind: ContentKind, slug: string): readonly Page[] {
  return kind === 'automatic-mail' ? mailParts : pagesOf(kind, slug);
}

const folders: Partial<Record<string, string>> = {
  service: 'services',
  area: 'areas',
  post: 'blog',
};

/** The path of the page that is about an entry alone; undefined where there is none. */
export function ownPath(kind: string, slug: string): string | undefined {
  const folder = folders[kind];
  return folder && slug !== ONLY ? `/${folder}/${slug}` : undefined;
}
