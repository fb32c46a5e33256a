// The About section: how the company began, how it works, and its four figures (docs/product/home-page.md#about).
import type { PictureName } from '#company/facts/pictures.gen.ts';

export type AboutFigure = { readonly value: string; readonly label: string };

export type AboutStory = {
  readonly founder: string;
  readonly founderRole: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly quote: string;
  readonly picture: PictureName;
};

export const aboutStory: AboutStory = {
  founder: 'Daniel',
  founderRole: 'Founder and owner',
  heading: 'A Cypress company that knows what clay does',
  paragraphs: [
    'Daniel started Prairie Oak in 2019 with one truck, one mower and a back yard in Cypress that held water for three days after every storm. He fixed his own first. Then he fixed the one next door, because that is where the water had gone.',
    'The company still works in that order. We walk the yard and ask where the rain goes before we talk about plants. We draw what we mean, put a price on every line, and dig only after the utility lines are marked and the HOA has said yes.',
    'Today our crews mow, plant, light, fence and drain yards from Katy to The Woodlands. You get the same crew, on the same weekday, and the owner still answers when something goes wrong.',
  ],
  quote: 'If we would not plant it in our own yard, in our own clay, we will not sell it to you.',
  picture: 'hero-limestone-garden-golden-hour',
};

export const aboutFigures: readonly AboutFigure[] = [
  { value: 'Since 2019', label: 'Serving Greater Houston' },
  { value: '500+', label: 'Projects' },
  { value: '100%', label: 'Satisfaction' },
  { value: 'Licensed and insured', label: 'In Texas' },
];
