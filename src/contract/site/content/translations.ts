// Which texts of content are translated, and how a translation crosses the wire when staff write it (docs/product/spanish.md#content).
import { z } from 'zod';
import { translationLanguages } from '#company/facts/languages.ts';
import { RowId, SeenVersion, SeenVersionOrNew } from '../../platform/ids.ts';
import { unseenFault } from '../../platform/text.ts';
import type { ContentKind } from './kinds.ts';

const policyTexts = ['title', 'lead', 'sections.*.heading', 'sections.*.paragraphs.*'] as const;

/**
 * The texts of each kind that have a translation, by their path in the body; `*` is each item of a list. A kind comes here when a page
 * shows it in Spanish. Figures are no texts: prices, sizes and dates are fields, which every language shows from the entry.
 */
export const translatedTexts: Readonly<Partial<Record<ContentKind, readonly string[]>>> = {
  hero: ['heading', 'lead', 'pictureAlt', 'caption'],
  'company-claims': [
    'stats.*.prefix',
    'stats.*.suffix',
    'stats.*.label',
    'stats.*.detail',
    'emergencyService',
    'satisfactionGuarantee',
    'paymentMethods.*',
    'warranties.*.what',
    'reasonsToChoose.*',
  ],
  service: [
    'title',
    'description',
    'alt',
    'caption',
    'page.pageTitle',
    'page.description',
    'page.headline',
    'page.opening',
    'page.pictures.*.alt',
    'page.pictures.*.caption',
    'page.included.heading',
    'page.included.lines.*',
    'page.included.notIncluded',
    'page.prices.heading',
    'page.prices.words.*',
    'page.prices.rows.*.term',
    'page.prices.rows.*.detail',
    'page.prices.tax',
    'page.detail.heading',
    'page.detail.words',
    'page.detail.rows.*.term',
    'page.detail.rows.*.detail',
    'page.steps.heading',
    'page.steps.rows.*.term',
    'page.steps.rows.*.detail',
    'page.clay.heading',
    'page.clay.rows.*.term',
    'page.clay.rows.*.detail',
    'page.questions.*.question',
    'page.questions.*.answer',
  ],
  area: [
    'driveTime',
    'note',
    'page.headline',
    'page.opening',
    'page.description',
    'page.caption',
    'page.soil.heading',
    'page.soil.paragraphs.*',
    'page.water.heading',
    'page.water.paragraphs.*',
    'page.rules.heading',
    'page.rules.paragraphs.*',
    'page.list.heading',
    'page.list.lines.*',
  ],
  'area-terms': ['coreTerms.*', 'otherTerms.*', 'notes.*'],
  'picture-pair': ['title', 'before.alt', 'after.alt', 'caption'],
  'gallery-project': ['title', 'alt', 'caption'],
  // Of places only what is no town has a translation.
  'portfolio-project': ['title', 'location'],
  offer: ['title', 'description', 'services.*', 'alt', 'caption'],
  package: ['description'],
  'package-line': ['name', 'detail', 'included.*'],
  'package-terms': ['frequency', 'contract'],
  'estimate-prices': ['scopes.*.label', 'scopes.*.description', 'services.*.label'],
  'about-story': [
    'heading',
    'paragraphs.*',
    'quote',
    'founderRole',
    'figures.*.value',
    'figures.*.label',
  ],
  principles: ['refusals.*.term', 'refusals.*.detail', 'promises.*.term', 'promises.*.detail'],
  'mowing-prices': [
    'frequencies.*.label',
    'frequencies.*.rhythm',
    'addOns.*.name',
    'addOns.*.description',
    'fee.label',
  ],
  'add-on-prices': ['services.*.unit'],
  question: ['question', 'answer'],
  'seasonal-task': ['text', 'timing'],
  'month-note': ['headline', 'lawn', 'beds'],
  'timeline-project': ['title', 'description', 'completion'],
  'recent-project': ['title', 'description'],
  post: ['title', 'excerpt', 'tags.*', 'text'],
  'privacy-policy': policyTexts,
  'terms-of-service': policyTexts,
  'accessibility-statement': policyTexts,
  'text-message-terms': policyTexts,
};

/** Longer than every English text by half, since most languages are. */
const LONGEST_TEXT = 30_000;

const TranslatedText = z
  .string()
  .max(LONGEST_TEXT)
  .superRefine((text, context) => {
    const message = unseenFault(text);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** Texts by their path; a blank one is none. */
export const Texts = z
  .record(z.string().max(200), TranslatedText, { error: 'Please send the texts.' })
  .refine((texts) => Object.keys(texts).length <= 500, { error: 'These are too many texts.' });

const language = z.enum(translationLanguages).describe('Of the translation');

export const EntryTranslation = z.object({
  language,
  version: z.int().describe('Rises with each change of it; 0 while there is none'),
  isBehind: z.boolean().describe('The English text has changed since'),
  texts: z.array(
    z.object({
      path: z.string().describe('Where it is in the body'),
      english: z.string().describe('As it is published'),
      text: z.string().describe('Blank while it has no translation'),
    }),
  ),
});
export type EntryTranslation = z.infer<typeof EntryTranslation>;

/** A translation with the versions that it was made from. */
export const Translate = z.strictObject({
  language,
  version: SeenVersionOrNew.describe('The version of the translation that was seen; 0 for none'),
  ofVersion: SeenVersion.describe('The version of the entry that was translated'),
  texts: Texts.describe('By their path in the body; without any the translation is removed'),
});

export const TranslationTakeBack = z.strictObject({
  version: SeenVersionOrNew.describe('The version of the translation that was seen; 0 for none'),
  historyId: RowId,
});
