// One offer per season (docs/product/seasonal.md#offers).
import type { Offer } from '#contract/site/content/seasons.ts';

export const offers: readonly Offer[] = [
  {
    slug: 'spring-beds',
    season: 'spring',
    title: 'Beds back in order',
    description:
      'What the frost browned comes out, edges are cut clean, and two to three inches of mulch go down before the heat does.',
    percent: 15,
    lastMonth: 5,
    services: ['Bed cleanup and new edges', 'Mulch, delivered and spread', 'Warm-season color'],
    picture: 'farmhouse-backdrop-spring-walk',
    alt: 'Rendering of a straight walk between clipped hedges, azaleas and salvia that leads to the red door of a white farmhouse.',
    caption: 'Front walk in April: azaleas, salvia and clipped hedges.',
  },
  {
    slug: 'summer-drainage',
    season: 'summer',
    title: 'Dig now, stay dry in storm season',
    description:
      'Dry clay is the time to put in the drain you needed in May. We find where the water comes from before we price a trench.',
    percent: 20,
    lastMonth: 8,
    services: ['French drains and catch basins', 'Regrading', 'Dry creek beds'],
    picture: 'ranch-front-blue-siding-summer',
    alt: 'Rendering of a single-story home with blue siding, flower beds along the porch and a striped lawn in summer.',
    caption: 'Ranch house in July: beds that drain, a lawn that does not squish.',
  },
  {
    slug: 'fall-planting',
    season: 'fall',
    title: 'Plant while the soil is warm',
    description:
      'Trees and shrubs set in fall have all winter to grow roots before their first August. It is the best planting season we have.',
    percent: 10,
    lastMonth: 11,
    services: ['Trees and shrubs, planted', 'New beds and cool-season color', 'Leaf cleanup'],
    picture: 'farmhouse-front-fall-mums',
    alt: 'Rendering of a white farmhouse with orange mums, ornamental grasses and pink muhly in low evening sun.',
    caption: 'Farmhouse in October: mums, grasses and pink muhly.',
  },
  {
    slug: 'winter-design',
    season: 'winter',
    title: 'Design it in winter, enjoy it by spring',
    description:
      'Our drawing table is quiet and the crews have open weeks. Plan the front yard, the lights or the walk now and be first in line in March.',
    percent: 25,
    lastMonth: 2,
    services: ['Landscape design and installation', 'Outdoor lighting', 'Walks and borders'],
    picture: 'brick-front-winter-pansies',
    alt: 'Rendering of a tan brick house in winter with pansies, clipped evergreens and a dormant Bermuda lawn.',
    caption: 'Brick house in January: pansies and evergreens while the lawn rests.',
  },
];
