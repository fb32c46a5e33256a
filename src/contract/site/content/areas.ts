// Service areas: the figures of each, and what only its own page says.
import { z } from 'zod';
import { Slug } from '../../platform/ids.ts';
import { Picture, words } from './entry.ts';

/** A chapter of a page: a heading with its paragraphs. */
const Chapter = z.strictObject({ heading: words(120), paragraphs: z.array(words(1200)).max(8) });
export type Chapter = z.infer<typeof Chapter>;

const AreaPage = z.strictObject({
  kind: z
    .enum(['City', 'Place'])
    .describe("A city of its own, or an unincorporated place (schema.org's words)"),
  headline: words(120),
  opening: words(800),
  description: words(300).describe('One sentence for search results'),
  picture: Picture,
  caption: words(200),
  ground: z
    .enum(['prairie', 'pines', 'town'])
    .describe('How the page is composed: open prairie, under pines, or in town'),
  soil: Chapter,
  water: Chapter,
  rules: Chapter,
  list: z
    .strictObject({ heading: words(120), lines: z.array(words(200)).max(12) })
    .describe('What grows there without coaxing, or what we are called for'),
});
export type AreaPage = z.infer<typeof AreaPage>;

const lines = (max: number) => z.array(words(80)).max(max).readonly();

/** What holds in all areas, said once (docs/product/service-area-and-addresses.md#areas). */
export const AreaTerms = z.strictObject({
  coreTerms: lines(6).describe('What customers get in core areas'),
  otherTerms: lines(6).describe('What they get everywhere else'),
  notes: lines(10).describe('What holds for the whole map'),
});
export type AreaTerms = z.infer<typeof AreaTerms>;

export const Area = z.strictObject({
  slug: Slug,
  name: words(60),
  zipCodes: z
    .array(z.string().regex(/^\d{5}$/))
    .min(1)
    .max(20),
  driveTime: words(30).describe('From the office, as a text range'),
  isCore: z.boolean(),
  note: words(400).describe('One thing worth knowing about working there'),
  page: AreaPage,
});
export type Area = z.infer<typeof Area>;
