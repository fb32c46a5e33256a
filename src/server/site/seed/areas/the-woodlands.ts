// The Woodlands: covenants, forest and a design that passes the first time.
import type { Area } from '#contract/site/content/areas.ts';

export const theWoodlands: Area = {
  slug: 'the-woodlands',
  name: 'The Woodlands',
  zipCodes: ['77380', '77381', '77382'],
  driveTime: '20-30 min',
  isCore: true,
  note: 'Visible changes usually need covenant approval first. You get the drawing and the plant list you need for the application.',
  page: {
    kind: 'Place',
    headline: 'The Woodlands: paperwork first, then the shovel',
    opening:
      'Nobody sees your garden here unless the forest lets them, and that is the point. The covenants protect it, and nearly everything that changes the look of a lot from outside needs an approval before work begins. We draw for that desk as carefully as for you.',
    description:
      'Landscaping in The Woodlands, TX 77380, 77381 and 77382: covenant drawings, forest understory, lighting and zones 9a and 9b, free consultations.',
    picture: 'uplit-live-oak-night-patio',
    caption: 'Patio in The Woodlands: one oak lit from below, the forest left dark.',
    ground: 'pines',
    soil: {
      heading: 'Forest floor is a soil of its own',
      paragraphs: [
        'Take away the understory and the ground in front of a house bakes, crusts and washes into the street inlet. We leave as much of it as your view allows: yaupon thinned into small trees, beautyberry, ferns, and a clear edge so that it reads as a garden and not as neglect.',
        'Where lawn is wanted we look for real light first. If the noon sun reaches less than a third of the patch, gravel, stepping stones or a shade bed will look better in year five, and cost less by year two.',
      ],
    },
    water: {
      heading: 'A schedule of its own',
      paragraphs: [
        'The water agency of The Woodlands posts the irrigation days for its districts, and they need not be those of Houston or of Harris County: most of the community lies in Montgomery County. We program the posted days on the day we come and leave you a card that says how to change them.',
        'Steep lots above the creeks need slow water. Drip in the beds and rotating nozzles on the slope keep it from running to the path before it sinks in.',
      ],
    },
    rules: {
      heading: 'What goes in the envelope',
      paragraphs: [
        'A plot plan with the work drawn to scale, plant names and sizes, materials with color samples, a drainage note, and for lighting the fixture type and where each beam ends. Tree removal asks for a reason and a replacement. You sign and file as the owner; we prepare every sheet, answer the questions that come back, and start when the permit is posted.',
      ],
    },
    list: {
      heading: 'Plants the committee knows, and winter too',
      lines: [
        'Yaupon, wax myrtle and possumhaw in the understory',
        'American beautyberry for October',
        'Inland sea oats beside a path',
        'Southern magnolia ‘Little Gem’ where a screen is needed',
        'Christmas fern and river fern along the drip line',
      ],
    },
  },
};
