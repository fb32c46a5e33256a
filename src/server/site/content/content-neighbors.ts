// What an entry of content must agree on with the other entries, beyond the shape of its own kind.
import type {
  Content,
  ContentKind,
  ListKind,
  PublishedContent,
} from '#contract/site/content/kinds.ts';
import { uploadsNamedIn } from '../uploads/named-uploads.ts';
import type { EntryRow } from './write-content.ts';

/** What does not agree, by a JSON pointer into the body. */
type NeighborFault = { pointer: string; detail: string };

/** What every text of a page may have (company-figures.ts). */
const FIGURES = ['miles', 'replyTime'];

/** Words in braces that a text, or each of a list, may have, by kind and field (contract/site/content). */
const placeholders: Partial<Record<ContentKind, Record<string, readonly string[]>>> = {
  hero: { lead: ['city', 'year', ...FIGURES] },
  question: { question: FIGURES, answer: FIGURES },
  principles: { refusals: FIGURES, promises: FIGURES },
  'area-terms': { coreTerms: FIGURES, otherTerms: FIGURES, notes: FIGURES },
  'company-claims': { reasonsToChoose: FIGURES },
  'mail-template': {
    subject: ['firstName', 'service', 'company', 'phone', 'me'],
    text: ['firstName', 'service', 'company', 'phone', 'me'],
  },
};

/** The first thing in a body that other published entries do not allow; null when all of it fits them. */
export function neighborFault(
  kind: ContentKind,
  slug: string,
  body: EntryRow['body'],
  published: PublishedContent,
): NeighborFault | null {
  const unknown = unknownPlaceholder(kind, body);
  if (unknown) return unknown;
  const lost = uploadsNamedIn(body).find(({ name }) => !published.uploads[name]);
  if (lost) {
    const detail = 'There is no picture of this name that is ready and described.';
    return { pointer: lost.pointer, detail };
  }
  switch (kind) {
    case 'seasonal-task':
      return others(published, kind, slug).some(({ text }) => text === body.text)
        ? { pointer: '/text', detail: 'Another task has the same words.' }
        : null;
    case 'month-note':
      return others(published, kind, slug).some(({ month }) => month === body.month)
        ? { pointer: '/month', detail: 'This month has a note already.' }
        : null;
    case 'package-line':
      return unknownPackage(body, published);
    case 'checklist':
      return checklistFault(body, others(published, kind, slug));
    default:
      return null;
  }
}

function others<Kind extends ListKind>(
  published: PublishedContent,
  kind: Kind,
  slug: string,
): Content[Kind][number][] {
  return [...published[kind]].filter((entry) => entry.slug !== slug);
}

function unknownPlaceholder(kind: ContentKind, body: EntryRow['body']): NeighborFault | null {
  for (const [field, known] of Object.entries(placeholders[kind] ?? {})) {
    const text = JSON.stringify(body[field] ?? '');
    const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, word = '']) => word);
    const unknown = named.find((word) => !known.includes(word));
    if (unknown !== undefined) {
      const all = known.map((word) => `{${word}}`).join(', ');
      return { pointer: `/${field}`, detail: `We don’t know {${unknown}}. You can use ${all}.` };
    }
  }
  return null;
}

function unknownPackage(body: EntryRow['body'], published: PublishedContent): NeighborFault | null {
  const included = Object.keys((body.included ?? {}) as object);
  const unknown = included.find((name) => !published.package.some(({ slug }) => slug === name));
  return unknown === undefined
    ? null
    : { pointer: `/included/${unknown}`, detail: 'There is no published package of this name.' };
}

/** Each kind of service has one checklist, and one is for all that have none. */
function checklistFault(
  body: EntryRow['body'],
  lists: Content['checklist'][number][],
): NeighborFault | null {
  const services = (body.services ?? []) as string[];
  const forAll = lists.filter((list) => list.services.length === 0);
  if (services.length === 0) {
    return forAll.length > 0
      ? { pointer: '/services', detail: 'Another checklist is for all other services already.' }
      : null;
  }
  if (forAll.length === 0) {
    return {
      pointer: '/services',
      detail: 'This checklist is for all other services. Please make another one for them first.',
    };
  }
  const taken = new Set(lists.flatMap((list) => list.services.map((name) => name.toLowerCase())));
  const place = services.findIndex((name) => taken.has(name.toLowerCase()));
  return place === -1
    ? null
    : { pointer: `/services/${place}`, detail: 'Another checklist is for this service already.' };
}
