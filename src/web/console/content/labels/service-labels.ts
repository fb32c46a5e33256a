// Labels of services and service areas, each with everything that its own page says.
import type { Area, AreaTerms } from '#contract/site/content/areas.ts';
import type { Service } from '#contract/site/content/services.ts';
import { altText, caption } from './company-labels.ts';
import type { FieldLabels } from './field-labels.ts';

const searchText = {
  label: 'Search description',
  hint: 'Shown below the title in search results.',
} as const;
const rowLabels = { term: 'Term', detail: 'Detail' } as const;
const rows = (label: string, hint?: string) => ({
  label,
  ...(hint && { hint }),
  fields: {
    heading: 'Heading',
    rows: { label: 'Rows', item: 'Row', fields: rowLabels },
  },
});

export const serviceLabels: FieldLabels<Omit<Service, 'slug'>> = {
  title: 'Name',
  description: { label: 'Card text', hint: 'Two sentences on the home page.' },
  picture: 'Picture',
  alt: altText,
  caption,
  flyerLine: { label: 'Line on the flyer', hint: 'Keep it short: paper has no room for more.' },
  licensed: {
    label: 'Carries our irrigation license number',
    hint: 'Texas requires it in advertising of irrigation (30 TAC chapter 344).',
  },
  page: {
    label: 'Its page',
    fields: {
      pageTitle: {
        label: 'Page title',
        hint: 'For the tab and search results. Name a place in it.',
      },
      description: searchText,
      headline: 'Headline',
      opening: 'Opening paragraph',
      pictures: {
        label: 'Pictures',
        item: ['Large picture', 'Picture in the text'],
        fields: { name: 'Picture', alt: altText, caption },
      },
      included: {
        label: 'What’s included',
        fields: {
          heading: 'Heading',
          lines: { label: 'Lines', item: 'Line' },
          notIncluded: { label: 'Not included', hint: 'Say it before anyone has to ask.' },
        },
      },
      prices: {
        label: 'Prices',
        fields: {
          heading: 'Heading',
          words: { label: 'Paragraphs', item: 'Paragraph' },
          examples: {
            label: 'Worked examples',
            hint: 'Priced by the cost calculator. Leave all of it blank for none.',
            fields: {
              service: {
                label: 'Priced as',
                choices: {
                  design: 'Landscape design and installation',
                  irrigation: 'Irrigation system',
                  lighting: 'Outdoor lighting',
                  fencing: 'Wood fencing',
                  drainage: 'Drainage',
                },
              },
              sizes: { label: 'Sizes', hint: 'In feet or square feet.', item: 'Size' },
            },
          },
          listsPackages: 'Show the packages above the rows',
          rows: {
            label: 'Price rows',
            hint: 'Prices the calculator doesn’t know.',
            item: 'Row',
            fields: rowLabels,
          },
          tax: { label: 'Sales tax', hint: 'How Texas sales tax applies (34 TAC 3.356).' },
        },
      },
      detail: {
        label: 'Only for this service',
        fields: {
          heading: 'Heading',
          rows: { label: 'Rows', item: 'Row', fields: rowLabels },
          words: 'Text',
        },
      },
      steps: rows('How it goes'),
      clay: rows('On Gulf Coast clay', 'What goes wrong, and what we do about it.'),
      questions: {
        label: 'Questions',
        item: 'Question',
        fields: { question: 'Question', answer: 'Answer' },
      },
    },
  },
};

const chapter = (label: string) => ({
  label,
  fields: { heading: 'Heading', paragraphs: { label: 'Paragraphs', item: 'Paragraph' } },
});

export const areaTermsLabels: FieldLabels<AreaTerms> = {
  coreTerms: {
    label: 'In core areas',
    hint: 'What customers get there, such as “Same-day consultations”.',
    item: 'Term',
  },
  otherTerms: { label: 'Everywhere else', item: 'Term' },
  notes: {
    label: 'In all areas',
    hint: 'Write {miles} where your service radius belongs.',
    item: 'Note',
  },
};

export const areaLabels: FieldLabels<Omit<Area, 'slug'>> = {
  name: 'Name',
  zipCodes: {
    label: 'ZIP codes',
    hint: 'The first one decides where it is on the map when we don’t know the town.',
    item: 'ZIP code',
  },
  driveTime: { label: 'Drive time', hint: 'From the office, such as 20–35 minutes.' },
  isCore: 'One of our main areas',
  note: { label: 'Good to know', hint: 'One thing about working there.' },
  page: {
    label: 'Its page',
    fields: {
      kind: {
        label: 'Type of place',
        hint: 'For search engines.',
        choices: { City: 'A city', Place: 'An unincorporated place' },
      },
      headline: 'Headline',
      opening: 'Opening paragraph',
      description: searchText,
      picture: 'Picture',
      caption,
      ground: {
        label: 'Page layout',
        choices: { prairie: 'Open prairie', pines: 'Under pines', town: 'In town' },
      },
      soil: chapter('Soil'),
      water: chapter('Water'),
      rules: chapter('Rules'),
      list: {
        label: 'List',
        hint: 'What grows there easily, or what we get called for.',
        fields: { heading: 'Heading', lines: { label: 'Lines', item: 'Line' } },
      },
    },
  },
};
