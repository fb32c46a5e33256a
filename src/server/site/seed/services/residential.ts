// Residential design and installation, at length.
import { salesTaxNote } from '#company/facts/sales-tax.ts';
import type { Service } from '#contract/site/content/services.ts';

export const residential: Service = {
  slug: 'residential',
  title: 'Residential Landscape Transformations',
  description:
    'New beds, trees, walks and lawns, drawn first as 3D renderings from a visualization tool so you can change your mind before anyone digs. Most yards cost $3,000 to $25,000, and we plan for gumbo clay, August heat and a hard freeze now and then.',
  picture: 'limestone-front-palms-summer',
  alt: 'Rendering of a modern limestone house with a dark metal roof, sabal palms, agaves and summer lantana.',
  caption: 'Limestone front, Cypress. The 3D rendering you see before anyone digs.',
  flyerLine: 'Most yards cost $3,000 to $25,000',
  page: {
    pageTitle: 'Landscape Design in Cypress, TX',
    description:
      'Landscape design and installation in Cypress, Katy and The Woodlands: 3D renderings before we dig, a price on every line, most yards $3,000-$25,000+.',
    headline: 'See the yard before anyone digs',
    opening:
      'You get a picture of your own front yard in five years, not of somebody else’s in California. We draw it in 3D over your photos, change it with you at the table until you stop pointing at things, and only then put a price on every line.',
    pictures: [
      {
        name: 'limestone-front-palms-summer',
        alt: 'Rendering of a modern limestone house with a dark metal roof, sabal palms, agaves and summer lantana.',
        caption: 'Limestone front, Cypress: the drawing comes before the digging.',
      },
      {
        name: 'detail-flagstone-path',
        alt: 'Rendering of a path of irregular flagstones set in gravel between low grasses and salvia.',
        caption: 'Flagstone on gravel: it moves with the clay and can be lifted.',
      },
    ],
    included: {
      heading: 'What you get',
      lines: [
        'A walk of the yard with levels, soil probe and a tape',
        'A scaled plan and 3D renderings from two standpoints, with two rounds of changes',
        'A plant list for your ZIP code’s hardiness zone, with sizes at planting and in five years',
        'The drawing, list and samples for your HOA application',
        'Removal, soil preparation, planting, edging, mulch and the first watering plan',
        'One year of warranty on plants, two on hardscape',
      ],
      notIncluded:
        'Not included: pools, structures that need an engineer’s seal, and trees that only a crane can set. We know people for each and hand over our drawing.',
    },
    prices: {
      heading: 'What it costs',
      words: [
        'Most residential projects cost $3,000 to $25,000 and more. Our rule of thumb is $1,800 plus 40 cents for each square foot of the property, times one and a half for larger plants and better stone, times 2.2 for specimen trees and custom work.',
      ],
      listsPackages: false,
      examples: { service: 'design', sizes: [5000, 8000, 12_000] },
      tax: `Planting, beds and trees are taxable landscaping in Texas: ${salesTaxNote}. Walls, patios and walks are improvements and are priced as a lump sum on lines of their own, without sales tax to you.`,
    },
    detail: {
      heading: 'Three yards, three budgets',
      words: 'What the money buys on an ordinary Cypress lot, so that you can place yourself.',
      rows: [
        {
          term: '$3,000 to $8,000',
          detail:
            'The front beds, done properly: old shrubs out, soil built up, forty plants, steel edge, mulch.',
        },
        {
          term: '$8,000 to $15,000',
          detail:
            'The front and one corner of the back: a tree of some size, a flagstone path, drip lines, a few lights.',
        },
        {
          term: '$15,000 to $25,000+',
          detail:
            'The whole yard as one drawing: terrace or walk, beds, lawn where lawn makes sense, drainage first.',
        },
      ],
    },
    steps: {
      heading: 'How a yard comes together',
      rows: [
        {
          term: 'Walk',
          detail: 'An hour, free. We ask where the rain goes and where the dog runs.',
        },
        { term: 'Draw', detail: 'Ten days to the first rendering, then two rounds of changes.' },
        {
          term: 'Price',
          detail:
            'Every line on its own. Strike what you do not want; the rest keeps its price for 30 days.',
        },
        {
          term: 'Approve',
          detail:
            'Your HOA gets its packet. We wait for the letter and call 811 two business days ahead.',
        },
        {
          term: 'Build',
          detail:
            'Two to four weeks for a full yard. Water and grades first, stone second, plants last.',
        },
        {
          term: 'Come back',
          detail: 'At thirty days and in the first summer, to see what has settled.',
        },
      ],
    },
    clay: {
      heading: 'What clay does to a pretty drawing',
      rows: [
        {
          term: 'The bathtub hole',
          detail:
            'A planting hole dug in wet clay has glazed sides and holds water. We dig wide, score the sides and set the root ball an inch high.',
        },
        {
          term: 'The rising walk',
          detail:
            'Clay lifts and drops a rigid slab. Paths go on gravel, where a stone can be lifted and set again.',
        },
        {
          term: 'The night of the century',
          detail:
            'Zones are averages; February 2021 was not. Anything that must never die is chosen for 9a, even in 9b.',
        },
      ],
    },
    questions: [
      {
        question: 'Do we pay for the renderings?',
        answer:
          'The walk and the estimate are free. The drawing set is part of the project; if you stop after it, you pay a drawing fee that we name beforehand and keep the files.',
      },
      {
        question: 'When is the best time to plant?',
        answer:
          'October to early March for trees and shrubs, so that roots have a mild winter. Sod goes down from April, tropical color once the nights are warm.',
      },
      {
        question: 'Can we do it in parts?',
        answer:
          'Yes, and one drawing makes that safe. We put drainage and pipes into the first part, so that nothing finished has to be dug up for the second.',
      },
    ],
  },
};
