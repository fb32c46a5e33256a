// Tomball: larger lots, colder nights, septic fields.
import type { Area } from '#contract/site/content/areas.ts';

export const tomball: Area = {
  slug: 'tomball',
  name: 'Tomball',
  zipCodes: ['77375', '77377'],
  driveTime: '15-25 min',
  isCore: true,
  note: 'Bigger lots, and colder nights on the west side: 77377 is zone 9a, 77375 is 9b.',
  page: {
    kind: 'City',
    headline: 'Tomball: more yard, fewer pipes, colder nights',
    opening:
      'A Tomball yard is often measured in acres. That changes the arithmetic: you do not landscape two acres, you choose the half acre you look at and keep the rest mown, healthy and out of the ditch. We draw that line with you first, and it usually saves more than any discount.',
    description:
      'Landscaping in Tomball, TX 77375 and 77377: acreage, septic fields, wells, two hardiness zones and long fence runs, with free consultations.',
    picture: 'farmhouse-front-fall-mums',
    caption: 'Farmhouse front in Tomball: fall color by the porch, meadow beyond.',
    ground: 'prairie',
    soil: {
      heading: 'Sand over red clay',
      paragraphs: [
        'West of the 249 the top foot is sandy and dries out in a week; below it lies red clay that stays wet for a month. Plants drown from below and thirst from above in the same July. We mix compost into the whole bed, never only the planting hole, and mulch three inches deep.',
        'Sand also means fire ants, gophers and hoses that never seem to be enough. Drip lines on a timer pay for themselves in two summers.',
      ],
    },
    water: {
      heading: 'City taps, wells and spray fields',
      paragraphs: [
        'The City of Tomball runs its own water inside the limits; the sections around it have districts, and past them people have wells. A well pump sets how many sprinkler heads can run at once, so we measure its flow before we lay out zones.',
        'Aerobic septic systems spray treated water on the lawn. Keep vegetables, play sets and new trees off the spray field. Show us the lids and heads, or the permit drawing, and we plan around them.',
      ],
    },
    rules: {
      heading: 'Fence law and good neighbors',
      paragraphs: [
        'On acreage there may be no committee at all, but there is a survey. We do not set a post until the pins are found, because moving three hundred feet of fence by a foot costs what the fence did. Inside the city limits, ask us about permits before the first hole; within a subdivision the usual HOA letter applies.',
      ],
    },
    list: {
      heading: 'Good company for an open, windy lot',
      lines: [
        'Bur oak and Montezuma cypress, given room',
        'A windbreak of wax myrtle along the north line',
        'Native bluestem where nobody needs to mow weekly',
        'Vitex and flame acanthus that shrug off a 9a night',
        'Gravel at the gate, where trucks turn',
      ],
    },
  },
};
