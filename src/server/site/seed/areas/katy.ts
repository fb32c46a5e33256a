// Katy and the old rice fields around it.
import type { Area } from '#contract/site/content/areas.ts';

export const katy: Area = {
  slug: 'katy',
  name: 'Katy',
  zipCodes: ['77084', '77494', '77449'],
  driveTime: '15-25 min',
  isCore: true,
  note: 'Flat old rice prairie: water has nowhere to hurry to, so we look at drainage before we look at plants.',
  page: {
    kind: 'City',
    headline: 'Katy is flat, so we start with the rain',
    opening:
      'Rice grew here because the land holds water. A lot in 77449 may fall four inches from the back fence to the street, and every patio, pool and flower bed built since has had to live with those four inches. We shoot the levels before we sketch a single shrub.',
    description:
      'Landscaping and drainage in Katy, TX 77494, 77449 and 77084: flat prairie lots, frost dates by ZIP, reservoir and HOA notes, free consultations.',
    picture: 'backyard-dry-creek-river-rock',
    caption: 'Back yard in Katy: a dry creek takes the roof water past the patio.',
    ground: 'prairie',
    soil: {
      heading: 'Rice prairie, rolled flat',
      paragraphs: [
        'The old fields have a thin sandy loam over tight clay, and under many of them a plow pan that a century of tractors pressed hard. Rain goes down six inches, meets the pan and turns sideways into whatever lies lower, usually the house next door.',
        'So beds in Katy are built up, not dug in: eight to ten inches above grade, in a mix that drains, with the edge left open on the low side. Grass gets a core aeration each May. It costs little and does more than any fertilizer.',
      ],
    },
    water: {
      heading: 'Three counties, many districts',
      paragraphs: [
        'Harris, Fort Bend and Waller counties meet at Katy. Only the old town has city water; Cinco Ranch, Bear Creek and the sections north of the freeway belong to utility districts with boards and drought tables of their own, some allowing two days a week and some three.',
        'Parts of 77084 and 77494 lie beside the Addicks and Barker reservoirs. Soil brought in there can push water onto a neighbor, so we look at the flood maps before we raise a grade, and cut rather than fill when we can.',
      ],
    },
    rules: {
      heading: 'What the big communities ask for',
      paragraphs: [
        'The master-planned communities south of I-10 want a site plan with setbacks, a plant schedule with sizes at planting, and often two front-yard trees of a listed kind that must be replaced when one dies. We keep those lists and draw to them the first time, which saves you a month of letters.',
      ],
    },
    list: {
      heading: 'What Katy calls us about',
      lines: [
        'Water standing between two houses with no swale left',
        'A pool deck that drains toward the back door',
        'Bermuda that thins out under a builder’s red oak',
        'Sod laid straight on the pan, lifting like a rug',
        'A side gate that no mower fits through',
      ],
    },
  },
};
