// Humble and Kingwood: the far edge of the map, on sand.
import type { Area } from '#contract/site/content/areas.ts';

export const humble: Area = {
  slug: 'humble',
  name: 'Humble',
  zipCodes: ['77338', '77339'],
  driveTime: '25-35 min',
  isCore: false,
  note: 'The far edge of our map. Closer to the San Jacinto the soil is often sandier, so beds drain faster and want water sooner.',
  page: {
    kind: 'City',
    headline: 'Humble and Kingwood: sandy soil, tall trees, the far edge of our map',
    opening:
      'Humble is the longest drive we make, so we do it properly: we come for whole days, not for an hour. Consultations are next-day, visits are grouped on fixed weekdays, and a project gets its crew until it is finished. No travel fee within the thirty miles.',
    description:
      'Landscaping in Humble and Kingwood, TX 77338 and 77339: sandy soil by the San Jacinto, irrigation, pines and storm repair, with free estimates.',
    picture: 'lawn-sprinklers-golden-hour',
    caption: 'Lawn in Kingwood: short cycles on sand, before the sun is up.',
    ground: 'pines',
    soil: {
      heading: 'Sand forgets',
      paragraphs: [
        'Near the San Jacinto and its forks the soil is often fine sand. It never holds water against a slab, which is a blessing, and never holds it for a root either. Fertilizer washes through in one storm. We feed lightly and more often, with slow-release only, and build beds with as much compost as the budget allows.',
        'Clay returns toward the airport side of 77338. If your shovel comes up shiny you are on it, and the rules of Cypress apply instead.',
      ],
    },
    water: {
      heading: 'Two systems, two notices',
      paragraphs: [
        'The City of Humble has water of its own. Kingwood has been part of Houston since 1996, so there the Houston drought plan is the one to follow, whatever your mailing address says. We write down which it is on the first visit.',
        'On sand a lawn wants shorter runs on more of the allowed days: ten minutes twice beats forty once. That is the opposite of what our clay customers hear from us.',
      ],
    },
    rules: {
      heading: 'Villages and greenbelts',
      paragraphs: [
        'Each Kingwood village has an association, and the greenbelt behind the fence belongs to it. Nothing is cut, thinned or planted past the line, not even a dead pine, without its okay. In Humble itself the city asks for permits on fences and sprinklers. We collect both answers before we give you a date.',
      ],
    },
    list: {
      heading: 'Grows on sand without begging',
      lines: [
        'Loblolly and longleaf pine, already there',
        'Yaupon, coral bean and dwarf palmetto',
        'Muhly grass, which hates wet feet anyway',
        'Zoysia in the sun, where St. Augustine would starve',
        'Rosemary and lantana by the mailbox',
      ],
    },
  },
};
