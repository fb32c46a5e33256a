// Labels of what the company says about itself: its claims, its story, and the first view of the home page.
import type {
  AboutStory,
  CompanyClaims,
  Hero,
  Principles,
} from '#contract/site/content/company.ts';
import type { FieldLabels } from './field-labels.ts';

export const altText = {
  label: 'Picture description',
  hint: 'Say what the picture shows, for people who can’t see it.',
} as const;
export const caption = { label: 'Caption', hint: 'One line below the picture.' } as const;

const source = {
  label: 'Source',
  hint: 'Where it comes from and its day, such as “Google reviews, November 12, 2026”. Only staff see it.',
} as const;
const sourceOf = (claim: string) => ({ ...source, label: `Source of the ${claim}` });

export const heroLabels: FieldLabels<Hero> = {
  heading: 'Heading',
  lead: {
    label: 'Opening sentences',
    hint: 'Write {city}, {year} and {replyTime} where the place, the founding year and your reply time belong.',
  },
  picture: 'Picture',
  pictureAlt: altText,
  caption,
};

export const aboutStoryLabels: FieldLabels<AboutStory> = {
  heading: 'Heading',
  paragraphs: { label: 'Story', item: 'Paragraph' },
  quote: 'Quote',
  founder: 'Founder',
  founderRole: 'Founder’s title',
  picture: 'Picture',
  figures: {
    label: 'Figures',
    hint: 'Large numbers beside the story.',
    item: 'Figure',
    fields: { value: 'Figure', label: 'What it counts', source },
  },
};

const principleLabels = { term: 'Heading', detail: 'Sentence' } as const;

export const principlesLabels: FieldLabels<Principles> = {
  refusals: {
    label: 'What you will not do',
    hint: 'Each with the reason. Leave it empty to leave the section out.',
    item: 'Refusal',
    fields: principleLabels,
  },
  promises: {
    label: 'What customers can hold you to',
    hint: 'Write {replyTime} where your reply time belongs. Leave it empty to leave the section out.',
    item: 'Promise',
    fields: principleLabels,
  },
};

export const companyClaimsLabels: FieldLabels<CompanyClaims> = {
  stats: {
    label: 'Numbers on the home page',
    hint: 'Each counts up from zero when it comes into view.',
    item: 'Number',
    fields: {
      value: 'Number',
      prefix: { label: 'Text before it', hint: 'Such as “Since ”, with its space.' },
      suffix: { label: 'Text after it', hint: 'Such as “+”.' },
      label: 'What it counts',
      detail: 'Detail',
      source,
    },
  },
  emergencyService: 'Emergency service',
  emergencyServiceSource: sourceOf('emergency service'),
  satisfactionGuarantee: 'Satisfaction guarantee',
  satisfactionGuaranteeSource: sourceOf('satisfaction guarantee'),
  priceRange: { label: 'Price range', hint: 'For search engines, such as $$-$$$.' },
  rating: { label: 'Rating', hint: 'Stars out of five.' },
  ratingSource: sourceOf('rating'),
  paymentMethods: { label: 'Payment methods', item: 'Payment method' },
  warranties: {
    label: 'Warranties',
    item: 'Warranty',
    fields: { what: 'What it covers', years: 'Years', source },
  },
  headlineAreas: {
    label: 'Cities in the booking heading',
    hint: 'In the title of the booking calendar.',
    item: 'City',
  },
  namedCities: { label: 'Cities we name', hint: 'Named across the site.', item: 'City' },
  reasonsToChoose: {
    label: 'Reasons to choose us',
    hint: 'Write {replyTime} where your reply time belongs.',
    item: 'Reason',
  },
  reasonsToChooseSource: sourceOf('reasons'),
  flyerReviews: {
    label: 'Reviews, on the flyer',
    hint: 'Beside five stars. Leave it empty until you can show them.',
  },
  flyerReviewsSource: sourceOf('reviews on the flyer'),
  flyerAssurance: 'Licenses and estimates, on the flyer',
  flyerAssuranceSource: sourceOf('licenses and estimates'),
  flyerBadges: {
    label: 'Badges of the flyer',
    item: 'Badge',
    fields: { figure: { label: 'Figure', hint: 'Such as “6+”.' }, label: 'What it counts', source },
  },
  newCommercialWorkCents: 'New commercial work starts at',
};
