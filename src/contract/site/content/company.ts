// What the company says about itself: its claims, its story, and the first words of the home page.
import { z } from 'zod';
import { Cents, Picture, words } from './entry.ts';

const line = words(200);
/** Where a claim comes from and its day, such as "Google reviews, November 12, 2026"; for staff alone. */
const source = words(120).optional().describe('Where the claim comes from and its day; on no page');
const cities = z.array(words(60)).min(1).max(20).readonly();

/** One number of the stats strip; it counts from 0 to `value` and is shown between prefix and suffix. */
const Stat = z.strictObject({
  value: z.int().min(0).max(1_000_000),
  prefix: z.string().max(20),
  suffix: z.string().max(20),
  label: words(40),
  detail: words(100).optional(),
  source,
});
export type Stat = z.infer<typeof Stat>;

/** Claims, said once, so that every page says the same (docs/product/company-facts.md#claims). */
export const CompanyClaims = z.strictObject({
  stats: z.array(Stat).min(1).max(6).readonly(),
  emergencyService: line,
  emergencyServiceSource: source,
  satisfactionGuarantee: line,
  satisfactionGuaranteeSource: source,
  priceRange: words(10),
  rating: z.number().min(1).max(5).describe('Out of five'),
  ratingSource: source,
  paymentMethods: z.array(words(40)).min(1).max(10).readonly(),
  warranties: z
    .array(z.strictObject({ what: words(60), years: z.int().min(1).max(50), source }))
    .max(10)
    .readonly(),
  headlineAreas: cities.describe('In the title of the booking calendar'),
  namedCities: cities.describe('Every city that is named across the site'),
  reasonsToChoose: z.array(line).min(1).max(10).readonly(),
  reasonsToChooseSource: source,
  flyerReviews: words(60).optional().describe('Beside the five stars of the flyer'),
  flyerReviewsSource: source,
  flyerAssurance: words(80).optional().describe('Beside it, on the flyer'),
  flyerAssuranceSource: source,
  flyerBadges: z
    .array(z.strictObject({ figure: words(8), label: words(40), source }))
    .max(4)
    .readonly()
    .optional()
    .describe('What the flyer sets large'),
  newCommercialWorkCents: Cents.describe('What new work for a business starts at'),
});
export type CompanyClaims = z.infer<typeof CompanyClaims>;

type WithoutSource<Claim> = readonly Omit<Claim, 'source'>[];

/** The claims as pages have them: where each comes from is not among them. */
export type PublicClaims = Omit<
  CompanyClaims,
  `${string}Source` | 'stats' | 'warranties' | 'flyerBadges'
> & {
  readonly stats: WithoutSource<Stat>;
  readonly warranties: WithoutSource<CompanyClaims['warranties'][number]>;
  readonly flyerBadges?:
    | WithoutSource<NonNullable<CompanyClaims['flyerBadges']>[number]>
    | undefined;
};

const figure = { value: words(40), label: words(60) };

/** How the company began and how it works, with its figures (docs/product/home-page.md#about). */
export const AboutStory = z.strictObject({
  heading: words(120),
  paragraphs: z.array(words(1000)).min(1).max(10).readonly(),
  quote: words(500),
  founder: words(100),
  founderRole: words(100),
  picture: Picture,
  figures: z
    .array(z.strictObject({ ...figure, source }))
    .max(6)
    .readonly(),
});
export type AboutStory = z.infer<typeof AboutStory>;

/** The story as pages have it. */
export const PublicStory = AboutStory.extend({
  figures: z.array(z.strictObject(figure)).max(6).readonly(),
});
export type PublicStory = z.infer<typeof PublicStory>;

const principles = z
  .array(z.strictObject({ term: words(120), detail: words(300) }))
  .max(12)
  .readonly();

/** What the company refuses and what it can be held to, on its About page; a list without any is left out. */
export const Principles = z.strictObject({
  refusals: principles.describe('Each stands alone; the second sentence says why'),
  promises: principles.describe('How a question travels through the company'),
});
export type Principles = z.infer<typeof Principles>;

/** The first view of the home page. */
export const Hero = z.strictObject({
  heading: words(120),
  lead: words(400).describe('{city} and {year} stand for the place and the year of founding'),
  picture: Picture,
  pictureAlt: words(300),
  caption: words(200),
});
export type Hero = z.infer<typeof Hero>;
