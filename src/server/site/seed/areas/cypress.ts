// Cypress, as the people who keep their office there know it.
import type { Area } from '#contract/site/content/areas.ts';

export const cypress: Area = {
  slug: 'cypress',
  name: 'Cypress',
  zipCodes: ['77429', '77433', '77095'],
  driveTime: '0-15 min',
  isCore: true,
  note: 'Our home. ZIP 77429 is in hardiness zone 9b and 77433 in 9a, so two Cypress yards can get two different plant lists.',
  page: {
    kind: 'Place',
    headline: 'Cypress: two plant lists for one town',
    opening:
      'Our office, our trucks and the first yard we ever drained are here. Cypress is not a city, so there is no city hall to ask: your subdivision, your utility district and Harris County make the rules, and we know which of them to call.',
    description:
      'Landscaping in Cypress, TX 77429, 77433 and 77095: soil, frost dates, water districts and HOA rules by ZIP, with free same-day consultations.',
    picture: 'ranch-front-blue-siding-summer',
    caption: 'Single-story front in Cypress: porch beds, striped lawn, room for the roots.',
    ground: 'prairie',
    soil: {
      heading: 'What is under the sod',
      paragraphs: [
        'Along Cypress Creek you dig through a foot of sandy loam before the clay. Out toward Bridgeland and Towne Lake it is gumbo almost from the top, and in a new section it is often builder fill: clay spread flat, rolled hard and covered with one layer of sod.',
        'That fill is why so many three-year-old lawns squish in March and crack in August. Before we plant we push a rod into six spots. Where it stops at four inches we loosen and top-dress first, because a tree set in a clay bowl is a tree in a bathtub.',
      ],
    },
    water: {
      heading: 'Who tells you when to water',
      paragraphs: [
        'Homes in Cypress get their water from a municipal utility district; there are dozens, most of them supplied through the North or West Harris County Regional Water Authority. In a drought each district posts its own days and hours, and two neighbors across a boulevard can have different ones.',
        'The name on your water bill is the one that counts. Give us that name with your first message and we set the controller to its current notice, and ask for the variance that new sod may need.',
      ],
    },
    rules: {
      heading: 'Before the fence goes up',
      paragraphs: [
        'Coles Crossing, Fairfield, Longwood, Copperfield and the lake communities all have architectural committees. They differ on stain colors, on tree sizes in the front yard and on how far a bed may reach toward the curb. You file; we hand you the drawing to scale, the plant list and the sample board, and we wait for the letter.',
      ],
    },
    list: {
      heading: 'Safe in 77433, where the nights are colder',
      lines: [
        'Live oak, cedar elm and Mexican sycamore',
        'Dwarf yaupon instead of the ixora that froze',
        'Gulf muhly and Lindheimer muhly',
        'Mexican bush sage and salvia greggii',
        'Sabal minor, if it has to be a palm',
      ],
    },
  },
};
