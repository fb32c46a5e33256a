// Services: the card on the home page, the line of the flyer, and everything that a service's own page says.
import { z } from 'zod';
import { serviceIds } from '#company/facts/service-kinds.ts';
import { estimateServiceIds } from '#company/rules/money/cost-estimate.ts';
import { Picture, words } from './entry.ts';

/** A term with what is to be said about it. */
const Row = z.strictObject({ term: words(120), detail: words(400) });
export type Row = z.infer<typeof Row>;

const Rows = z.strictObject({ heading: words(120), rows: z.array(Row).max(20) });

const PagePicture = z.strictObject({ name: Picture, alt: words(400), caption: words(200) });

/** What the page of a service tells, beside its title. */
const ServicePage = z.strictObject({
  pageTitle: words(60).describe('For the tab and search results, with a place in it'),
  description: words(300),
  headline: words(120),
  opening: words(800),
  pictures: z.tuple([PagePicture, PagePicture]).describe('The first large, the second in the text'),
  included: z.strictObject({
    heading: words(120),
    lines: z.array(words(200)).max(20),
    notIncluded: words(400).describe('What is not part of it, said before anybody asks'),
  }),
  prices: z.strictObject({
    heading: words(120),
    words: z.array(words(800)).max(8),
    examples: z
      .strictObject({ service: z.enum(estimateServiceIds), sizes: z.array(z.int().min(1)).max(8) })
      .optional()
      .describe("Worked out by the calculator's rates, for these feet or square feet"),
    listsPackages: z.boolean().describe('Whether the packages stand above the rows'),
    rows: z.array(Row).max(12).optional().describe('Prices that the calculator does not know'),
    tax: words(600).describe('How Texas sales tax falls on it (34 TAC 3.356)'),
  }),
  detail: Rows.extend({ words: words(400) }).describe('What only this service has to show'),
  steps: Rows,
  clay: Rows.describe('What goes wrong on Gulf Coast clay, and what we do about it'),
  questions: z.array(z.strictObject({ question: words(200), answer: words(1000) })).max(12),
});
export type ServicePage = z.infer<typeof ServicePage>;

export const Service = z.strictObject({
  slug: z.enum(serviceIds),
  title: words(80),
  description: words(400).describe('Two sentences for the card'),
  picture: Picture,
  alt: words(400),
  caption: words(200),
  flyerLine: words(80).describe('Paper has no room for more'),
  licensed: z
    .literal('irrigation')
    .optional()
    .describe('Whose license number its advertisement must carry (30 TAC chapter 344)'),
  page: ServicePage,
});
export type Service = z.infer<typeof Service>;
