// What crosses the wire when staff change content: lists of entries, one entry with its draft and history, and every change
// (docs/product/content.md#changing-it).
import { z } from 'zod';
import { translationLanguages } from '#company/facts/languages.ts';
import { contentChanges } from '#company/rules/site/content-change.ts';
import { CompanyInstant } from '../../platform/dates.ts';
import type { Endpoint, EndpointTable } from '../../platform/endpoint.ts';
import { RowId, SeenVersion, SeenVersionOrNew, Slug } from '../../platform/ids.ts';
import { ContentBody } from './content-body.ts';
import { EntryTranslation, Translate, TranslationTakeBack } from './translations.ts';

/** Who may change a kind: everyone on staff, or the owner alone, where it holds prices. */
export const ContentEditors = z.enum(['staff', 'owner']);

const person = z.string().nullable().describe('Their name; null for the program itself');

export const ContentKindCount = z.object({
  kind: z.string(),
  isSingle: z.boolean().describe('There is always exactly one entry, whose slug is "only"'),
  editors: ContentEditors,
  published: z.number().int(),
  hidden: z.number().int(),
  drafts: z.number().int(),
  scheduled: z.number().int(),
});
export type ContentKindCount = z.infer<typeof ContentKindCount>;

const Draft = z.object({
  by: person,
  at: z.string(),
  publishAt: z.string().nullable().describe('When it publishes by itself, ISO 8601 in UTC'),
});

export const ContentEntryLine = z.object({
  slug: z.string(),
  title: z.string().describe('What it is called in lists, from its words'),
  isPublished: z.boolean(),
  position: z.number().int(),
  version: z.number().int(),
  draft: Draft.nullable(),
  fault: z
    .string()
    .nullable()
    .describe('Why pages leave it out, or why its draft was not published'),
});
export type ContentEntryLine = z.infer<typeof ContentEntryLine>;

export const ContentList = z.object({
  kind: z.string(),
  isSingle: z.boolean(),
  editors: ContentEditors,
  isDated: z.boolean().describe('In the order of the days of its entries, not moved by hand'),
  isFixed: z.boolean().describe('The program says which entries there are'),
  entries: z.array(ContentEntryLine),
  removed: z
    .array(z.object({ slug: z.string(), title: z.string(), by: person, at: z.string() }))
    .describe('Entries that can be taken back, the last one removed first'),
});
export type ContentList = z.infer<typeof ContentList>;

/** A body as it is stored: of the shape of its kind once it is published, anything before. */
const StoredBody = z.record(z.string(), z.unknown());

export const ContentHistoryLine = z.object({
  id: RowId,
  at: z.string(),
  by: person,
  what: z.enum(contentChanges),
  language: z.enum(translationLanguages).nullable().describe('Of a translation; null for English'),
  body: StoredBody.describe('As it was after the change; of a translation, its texts by path'),
});
export type ContentHistoryLine = z.infer<typeof ContentHistoryLine>;

/** One plan, open offer or held price of a plan request that keeps the price that was agreed or shown. */
export const StoredPrice = z.object({
  what: z.enum(['plan', 'offer', 'held']),
  id: z.string(),
  customer: z.string(),
  name: z.string().describe('What the plan is called'),
  cents: z
    .number()
    .int()
    .nullable()
    .describe('Before sales tax; null where each round has its own'),
  per: z.enum(['month', 'visit']),
  until: z
    .string()
    .nullable()
    .describe('The last day of that price, YYYY-MM-DD; null until a new one is agreed'),
});
export type StoredPrice = z.infer<typeof StoredPrice>;

/** What keeps the price that was agreed or shown, however the list changes. */
export const KeepsOldPrice = z.object({
  plans: z.number().int(),
  offers: z.number().int(),
  priceLocks: z.number().int().describe('Prices of plan requests that are held'),
  sentence: z.string(),
  records: z.array(StoredPrice).describe('The first twenty of each'),
});
export type KeepsOldPrice = z.infer<typeof KeepsOldPrice>;

/** What a change of prices means; amounts in cents of one month. */
export const PriceEffect = z.object({
  before: z.number().int().describe("What last month's plans cost by the published lists"),
  after: z.number().int().describe('What they would have cost by this one'),
  plans: z.number().int().describe('How many plans that is; the others are priced by a person'),
  offersKept: z.number().int(),
  locksKept: z.number().int(),
});
export type PriceEffect = z.infer<typeof PriceEffect>;

export const ContentEntry = z.object({
  kind: z.string(),
  slug: z.string(),
  title: z.string(),
  isSingle: z.boolean(),
  editors: ContentEditors,
  version: z.number().int().describe('Rises with each change, also of the draft; 0 once removed'),
  isPublished: z.boolean(),
  isRemoved: z.boolean(),
  body: StoredBody.describe('What is published; empty for an entry that never was'),
  fault: z.string().nullable(),
  draft: Draft.extend({ body: StoredBody }).nullable(),
  history: z.array(ContentHistoryLine).describe('The last fifty changes, newest first'),
  pages: z.array(z.object({ label: z.string(), path: z.string() })).describe('Where it is seen'),
  isFixed: z.boolean().describe('It is neither hidden nor removed'),
  hasPreview: z.boolean().describe('It can be seen before it is published'),
  canBeRenamed: z.boolean().describe('Its address can change'),
  supplied: z
    .object({
      theirs: RowId.describe('The line of the history that has it'),
      ours: RowId.describe('The line that has what is published'),
    })
    .nullable()
    .describe('A text that came with a release and waits to be taken or left'),
  translations: z
    .array(EntryTranslation)
    .describe('One a language; none for a kind that has no translation'),
  keepsOldPrice: KeepsOldPrice.nullable().describe('Null for a kind that prices no plans'),
});
export type ContentEntry = z.infer<typeof ContentEntry>;

/** A page as it would be, at an address of its own. */
export const ContentPreview = z.object({
  path: z.string().describe('Of the first page on which it is seen'),
  pages: z.array(z.object({ label: z.string(), path: z.string() })).describe('Of each such page'),
  expiresAt: z.string(),
});
export type ContentPreview = z.infer<typeof ContentPreview>;

/** What a preview is made of. */
export const PreviewedEntry = z.object({ kind: z.string(), slug: z.string(), body: StoredBody });
export type PreviewedEntry = z.infer<typeof PreviewedEntry>;

/** A body with the version that it was made from. */
export const ContentEdit = z.strictObject({ version: SeenVersion, body: ContentBody });
export const ContentSchedule = ContentEdit.extend({
  publishAt: CompanyInstant.describe('When it publishes by itself, ISO 8601 in UTC'),
});
/** The version that was seen, where nothing else is said. */
export const ContentSeen = z.strictObject({ version: SeenVersion });
export const ContentMove = z.strictObject({
  version: SeenVersion,
  direction: z.enum(['up', 'down'], { error: 'Please choose up or down.' }),
});
export const ContentRename = z.strictObject({
  version: SeenVersion,
  slug: Slug.describe('The last part of its new address'),
});
export const ContentTakeBack = z.strictObject({
  version: SeenVersionOrNew.describe('The version that was seen; 0 for a removed entry'),
  historyId: RowId,
});
export const NewContentEntry = z.strictObject({
  slug: Slug.optional().describe('The last part of its address; made from its title without it'),
  body: ContentBody,
});

const ofKind = z.strictObject({ kind: z.string().max(40) });
const ofEntry = z.strictObject({ kind: z.string().max(40), slug: z.string().max(80) });

const reading = {
  access: 'staff',
  limit: 'read',
  status: 200,
} as const satisfies Partial<Endpoint>;
const changing = {
  access: 'staff',
  limit: 'write',
  status: 200,
  params: ofEntry,
  answer: ContentEntry,
} as const satisfies Partial<Endpoint>;

export const contentEditingEndpoints = {
  'GET /api/console/content': {
    summary:
      'The kinds of content, with how many entries of each are published, hidden and drafted',
    ...reading,
    answer: z.object({ kinds: z.array(ContentKindCount) }),
  },
  'GET /api/console/content/{kind}': {
    summary: 'The entries of a kind in their order, and those that were removed',
    ...reading,
    params: ofKind,
    answer: ContentList,
  },
  'GET /api/console/content/{kind}/{slug}': {
    summary: 'One entry with its draft and its history',
    ...reading,
    params: ofEntry,
    answer: ContentEntry,
  },
  'POST /api/console/content/{kind}': {
    summary: 'Add an entry, at first as a hidden draft',
    access: 'staff',
    limit: 'write',
    status: 201,
    params: ofKind,
    body: NewContentEntry,
    idempotent: { contentOf: (body: z.output<typeof NewContentEntry>) => body },
    answer: ContentEntry,
  },
  'POST /api/console/content/{kind}/{slug}/draft': {
    summary:
      'Save a draft, which need not be complete; 409 with the present entry when it was changed',
    ...changing,
    body: ContentEdit,
  },
  'POST /api/console/content/{kind}/{slug}/draft/discard': {
    summary: 'Discard the draft, and with it the time at which it would be published',
    ...changing,
    body: ContentSeen,
  },
  'POST /api/console/content/{kind}/{slug}/publish': {
    summary: 'Publish a body; 422 with the pointer of each field that does not fit',
    ...changing,
    body: ContentEdit,
  },
  'POST /api/console/content/{kind}/{slug}/schedule': {
    summary: 'Save a draft that publishes by itself at a time, and is checked as if it were now',
    ...changing,
    body: ContentSchedule,
  },
  'POST /api/console/content/{kind}/{slug}/schedule/cancel': {
    summary: 'Keep the draft without its time',
    ...changing,
    body: ContentSeen,
  },
  'POST /api/console/content/{kind}/{slug}/preview': {
    summary:
      'Make a private address at which the page shows this body, for this session and half an hour',
    access: 'staff',
    limit: 'write',
    status: 201,
    params: ofEntry,
    body: z.strictObject({ body: ContentBody }),
    answer: ContentPreview,
  },
  'POST /api/console/content/{kind}/{slug}/price-effect': {
    summary:
      'What last month’s plans would have cost by this price list, and what keeps its old price',
    access: 'owner',
    limit: 'write',
    status: 200,
    params: ofEntry,
    body: z.strictObject({ body: ContentBody }),
    answer: PriceEffect,
  },
  'GET /api/console/content-previews/{id}': {
    summary: 'What a preview lays over the published content; for the session that made it alone',
    ...reading,
    params: z.strictObject({ id: z.uuid() }),
    answer: PreviewedEntry,
  },
  'POST /api/console/content/{kind}/{slug}/take-back': {
    summary: 'Make an entry what it was after an earlier change; a removed one comes back hidden',
    ...changing,
    body: ContentTakeBack,
  },
  'POST /api/console/content/{kind}/{slug}/translate': {
    summary: 'Save the texts of an entry in another language; pages show them at once',
    ...changing,
    body: Translate,
  },
  'POST /api/console/content/{kind}/{slug}/translate/take-back': {
    summary: 'Make a translation what it was after an earlier change',
    ...changing,
    body: TranslationTakeBack,
  },
  'POST /api/console/content/{kind}/{slug}/hide': {
    summary: 'Hide an entry; 409 when something else relies on it',
    ...changing,
    body: ContentSeen,
  },
  'POST /api/console/content/{kind}/{slug}/show': {
    summary: 'Show a hidden entry again',
    ...changing,
    body: ContentSeen,
  },
  'POST /api/console/content/{kind}/{slug}/move': {
    summary: 'Move an entry up or down in its list',
    ...changing,
    body: ContentMove,
  },
  'POST /api/console/content/{kind}/{slug}/rename': {
    summary: 'Give an entry another address; its old one leads there',
    ...changing,
    body: ContentRename,
  },
  'POST /api/console/content/{kind}/{slug}/remove': {
    summary: 'Remove an entry; its history stays, from which it can be taken back',
    ...changing,
    body: ContentSeen,
  },
} as const satisfies EndpointTable;
