// Outdoor lighting, at length.
import { salesTaxNote } from '#company/facts/sales-tax.ts';
import type { Service } from '#contract/site/content/services.ts';

export const lighting: Service = {
  slug: 'lighting',
  title: 'Stunning Outdoor Lighting',
  description:
    'Low-voltage LED path lights, uplights and wall washes, placed so that you see the oak and not the bulb. We walk the yard with you after dark and aim every fixture before we call it done.',
  picture: 'detail-path-light-dusk',
  alt: 'Rendering of a bronze path light that glows beside a flagstone path, liriope and mulch at dusk.',
  caption: 'Bronze path light, Katy. Low-voltage LED, aimed after dark.',
  flyerLine: 'Low-voltage LED, aimed after dark',
  page: {
    pageTitle: 'Outdoor Lighting in Cypress, TX',
    description:
      'Low-voltage LED landscape lighting in Cypress and The Woodlands: path lights, uplights and wall washes aimed after dark, from $1,900 plus size.',
    headline: 'You should see the oak, not the bulb',
    opening:
      'Most yards have too much light in the wrong place. We use few fixtures, warm and shielded, and leave some of the garden dark on purpose. Then we come back after sunset with you and a ladder, and aim every one.',
    pictures: [
      {
        name: 'limestone-front-uplights-dusk',
        alt: 'Rendering of a limestone house at dusk with uplit trees, washed walls and a lit front walk.',
        caption: 'Limestone house, Cypress: nine fixtures, and the street sees no bulb.',
      },
      {
        name: 'pergola-string-lights-dusk',
        alt: 'Rendering of a wooden pergola with string lights over a table at dusk.',
        caption: 'String lights on a dimmer, Katy: enough to eat by.',
      },
    ],
    included: {
      heading: 'What is in a lighting job',
      lines: [
        'A walk at dusk, with lamps on stakes, so that you choose by looking',
        'Low-voltage LED fixtures in brass or powder-coated aluminum, 2700 K',
        'A transformer loaded to 80 percent at most, with room for four more fixtures',
        'Cable buried six inches, in conduit under walks and beds that get dug',
        'A timer that follows the sunset, or your phone if you prefer',
        'The night visit: every fixture aimed, every glare shielded',
      ],
      notIncluded:
        'Not included: 120-volt circuits. If there is no outdoor outlet where the transformer should hang, a licensed electrician sets one, on a line of its own.',
    },
    prices: {
      heading: 'What it costs',
      words: [
        'Our rule of thumb is $1,900 plus 25 cents for each square foot of the property. That covers seven to fifteen fixtures on most lots here, installed and aimed. LED draws so little that a whole front yard costs less than two dollars a month to run.',
      ],
      listsPackages: false,
      examples: { service: 'lighting', sizes: [5000, 8000, 12_000] },
      tax: `A wired lighting system is an improvement to the property; billed as a lump sum, it carries no sales tax at a home. Lamps and parts that you buy without installation are taxed, ${salesTaxNote}.`,
    },
    detail: {
      heading: 'A plan for an ordinary front yard',
      words: 'Eleven fixtures, 46 watts in all. Less than one old porch bulb.',
      rows: [
        {
          term: '2 on the live oak',
          detail: 'uplights, 6 W, from two sides so that the trunk is round',
        },
        { term: '3 on the façade', detail: 'wall washes, 5 W, low and wide between the windows' },
        {
          term: '4 along the walk',
          detail: 'path lights, 3 W, staggered like footprints, not like a runway',
        },
        { term: '1 at the number', detail: 'downlight, 3 W, for the ambulance and the pizza' },
        {
          term: '1 in the crown',
          detail: 'moonlight, 4 W, twenty feet up, for the shadow of leaves',
        },
      ],
    },
    steps: {
      heading: 'From dusk to dusk',
      rows: [
        { term: 'First evening', detail: 'We plant trial lamps and move them until you say stop.' },
        {
          term: 'Drawing and price',
          detail:
            'Each fixture with its place, watt and cost. The Woodlands gets beam angles for its permit.',
        },
        { term: 'Installation', detail: 'One or two days. Beds look untouched when we leave.' },
        {
          term: 'Second evening',
          detail: 'Lights on, aimed with you standing where you sit, and then from the street.',
        },
        {
          term: 'After a year',
          detail: 'Plants have grown, lenses are dusty. We clean and aim once more.',
        },
      ],
    },
    clay: {
      heading: 'What goes wrong in this ground',
      rows: [
        {
          term: 'Fixtures that lean',
          detail:
            'Stakes wander in clay that swells and cracks. Path lights stand on a footing of gravel.',
        },
        {
          term: 'Green corrosion',
          detail:
            'Wet clay eats cheap connectors in two summers. Ours are filled with gel and never lie at the bottom of a trench.',
        },
        {
          term: 'Lamps under water',
          detail:
            'A well light in a low spot is an aquarium. We put it on the high side or choose another kind.',
        },
      ],
    },
    questions: [
      {
        question: 'Will my neighbors see glare?',
        answer:
          'Not from us. Every uplight gets a shield, and on the second evening we cross the street and look back. If a neighbor calls later, we come and turn it.',
      },
      {
        question: 'Can it be added to later?',
        answer:
          'Yes. The transformer has room for four more fixtures, and the plan shows where the cable runs.',
      },
      {
        question: 'What about bugs?',
        answer:
          'Warm light draws far fewer than white. At 2700 K and low to the ground you notice the difference at the front door.',
      },
    ],
  },
};
