// The six most recent designs, newest first (docs/product/galleries-and-timeline.md#recent-projects).
import type { RecentProject } from '#contract/site/content/projects.ts';
import { byPicture } from './by-picture.ts';

export const recentProjects: readonly RecentProject[] = byPicture([
  {
    title: 'Limestone front with fall grasses',
    date: 'November 2025',
    category: 'residential',
    location: 'Cypress, TX',
    picture: 'limestone-front-fall-muhly',
    description:
      'Pink muhly and plumed grasses against the stone, mums along the edge, flagstone where feet already went. The lawn is a third smaller than before and takes one zone less.',
  },
  {
    title: 'Brick front, lit for fall',
    date: 'October 2025',
    category: 'lighting',
    location: 'Spring, TX',
    picture: 'brick-front-dusk-lights-fall',
    description: 'Wall washes between the windows, path lights at the turns of the flagstone.',
  },
  {
    title: 'Bend of a dry creek',
    date: 'October 2025',
    category: 'drainage',
    location: 'Katy, TX',
    picture: 'dry-creek-fall-bend',
    description: 'River rock over fabric, laid wide at the bend, where the water pushes hardest.',
  },
  {
    title: 'Raised beds for fall greens',
    date: 'September 2025',
    category: 'residential',
    location: 'The Woodlands, TX',
    picture: 'raised-beds-fall-greens',
    description: 'Lettuce and kale in cedar boxes, gravel between them, a bench at the end.',
  },
  {
    title: 'Mums and muhly along a paver edge',
    date: 'September 2025',
    category: 'residential',
    location: 'Cypress, TX',
    picture: 'detail-muhly-mums-fall',
    description: 'One bed for the cool season: orange and yellow in front, pink haze behind.',
  },
  {
    title: 'Office entrance with winter pansies',
    date: 'January 2025',
    category: 'commercial',
    location: 'Houston, TX',
    picture: 'office-winter-pansies',
    description:
      'Pansies around clipped evergreens, so the entrance has color in its slowest month.',
  },
]);
