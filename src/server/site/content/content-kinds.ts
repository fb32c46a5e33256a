// What the server knows of each kind of content beside its shape: who changes it, what its entries are called, and where they are seen.
import type { z } from 'zod';
import { describeMail, isAutomaticMail } from '#company/rules/platform/automatic-mails.ts';
import { keysOf } from '#company/rules/platform/known-keys.ts';
import { questionAnchor } from '#company/rules/site/question-anchor.ts';
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
  principles: 'What we stand for',
  'area-terms': 'What holds in our areas',
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
  if (kind === 'automatic-mail' && isAutomaticMail(slug)) return describeMail(slug).label;
  const title = body[titleFields[kind]];
  if (Array.isArray(title)) return title.join(', ') || 'All other services';
  return typeof title === 'string' && title.trim() !== '' ? title : slug;
}

/** A page, and where on it an entry is, if not at its top. */
type Page = { label: string; path: string; anchor?: string | undefined };

const HOME: Page = { label: 'Home page', path: '/' };
const home = (anchor: string): Page => ({ ...HOME, anchor });
const gallery: Page = { label: 'Gallery', path: '/gallery' };
const flyer: Page = { label: 'Flyer', path: '/print-flyer' };

/** Where entries of a kind are seen beside pages of their own; those without any are seen by staff and crews. */
const pagesOfKinds: Record<ContentKind, readonly Page[]> = {
  service: [home('services'), { label: 'Services', path: '/services' }, flyer],
  area: [home('service-area'), { label: 'Areas', path: '/areas' }, flyer],
  question: [home('faq')],
  'gallery-project': [home('gallery'), gallery],
  'portfolio-project': [{ label: 'Complete gallery', path: '/gallery-full' }],
  'timeline-project': [home('timeline')],
  'recent-project': [home('recent-projects')],
  'picture-pair': [home('before-after')],
  package: [home('packages'), { label: 'Commercial services', path: '/services/commercial' }],
  'package-line': [home('packages')],
  offer: [home('seasonal-special')],
  'seasonal-task': [home('seasonal-guide')],
  'month-note': [home('seasonal-guide')],
  post: [{ label: 'Blog', path: '/blog' }, home('blog')],
  'mail-template': [],
  'automatic-mail': [],
  checklist: [],
  program: [],
  hero: [HOME],
  'about-story': [home('about'), { label: 'About', path: '/about' }],
  principles: [{ label: 'About', path: '/about' }],
  'area-terms': [home('service-area'), { label: 'Areas', path: '/areas' }],
  'company-claims': [HOME, { label: 'About', path: '/about' }],
  'package-terms': [home('packages')],
  'estimate-prices': [home('cost-calculator'), { label: 'Services', path: '/services' }],
  'mowing-prices': [home('lawn-maintenance'), { label: 'Lawn plan', path: '/lawn-plan' }],
  'add-on-prices': [],
  'privacy-policy': [{ label: 'Its own page', path: '/privacy' }],
  'terms-of-service': [{ label: 'Its own page', path: '/terms' }],
  'accessibility-statement': [{ label: 'Its own page', path: '/accessibility' }],
  'text-message-terms': [{ label: 'Its own page', path: '/text-messages' }],
};

/** Where an entry is seen; its own page, where it has one, comes first. */
export function pagesOf(kind: ContentKind, slug: string): Page[] {
  const own = ownPath(kind, slug);
  const shown = kind === 'question' ? [home(questionAnchor(slug))] : pagesOfKinds[kind];
  return [...(own ? [{ label: 'Its own page', path: own }] : []), ...shown];
}

/** A page's address that leads to the entry. */
export function addressOn({ path, anchor }: Page): string {
  return anchor ? `${path}#${anchor}` : path;
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
