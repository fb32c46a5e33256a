// Jersey Village: a small city with its own desk, a bayou and big old trees.
import type { Area } from '#contract/site/content/areas.ts';

export const jerseyVillage: Area = {
  slug: 'jersey-village',
  name: 'Jersey Village',
  zipCodes: ['77040'],
  driveTime: '15-25 min',
  isCore: false,
  note: 'A city of its own, so we check its permit rules before we price a fence or a sprinkler system.',
  page: {
    kind: 'City',
    headline: 'Jersey Village: a city of its own, trees and all',
    opening:
      'A dairy herd gave this town its name, and the shade of its streets is what people move here for. It is a real city inside 77040, with its own council, its own permits and its own water department, so the answer to “does Houston allow that?” is that Houston was not asked.',
    description:
      'Landscaping in Jersey Village, TX 77040: permits, White Oak Bayou drainage, mature live oaks and foundation beds, with free next-day consultations.',
    picture: 'brick-front-summer-crape-myrtles',
    caption: 'Brick house in Jersey Village: crape myrtles never topped, beds kept low.',
    ground: 'town',
    soil: {
      heading: 'Fifty years of leaves on clay',
      paragraphs: [
        'The houses are from the fifties to the eighties and so are the trees. Half a century of leaf mold has made a good dark top layer over the clay, four to six inches of it. We keep it: no tilling under old oaks, compost on top, bulbs and ground covers set between the roots by hand.',
        'Live oaks this size should be pruned between July and January, because the beetles that carry oak wilt fly in spring. We seal cuts at once, whatever the month.',
      ],
    },
    water: {
      heading: 'Living with White Oak Bayou',
      paragraphs: [
        'The bayou crosses the city, and everybody remembers the years it came into the houses. Some homes have been raised since; their yards now meet a taller wall and a steeper walk. We terrace those fronts, plant the new shade under the stairs, and keep every swale as open as the city drew it.',
        'Do not fill a low back yard to make it dry. We lower a path for the water instead, to an inlet that the city agrees to.',
      ],
    },
    rules: {
      heading: 'One desk for permits',
      paragraphs: [
        'Fences, sprinkler systems with their backflow preventers and larger tree work can each need a city permit and an inspection. We check the current list before we price, put the fee on its own line of the quote, and meet the inspector so that you need not take the morning off.',
      ],
    },
    list: {
      heading: 'Small jobs that change an old front yard',
      lines: [
        'Lift the canopy, and the lawn gets two more hours',
        'Replace a cracked walk with flagstone on gravel',
        'Aspidistra and ajuga where mowing scalps the roots',
        'A low light on the house number',
        'Gutters led out past the foundation bed',
      ],
    },
  },
};
