// The project timeline: ten designs from 2019 to 2024, oldest first (docs/product/galleries-and-timeline.md#timeline).
import type { TimelineProject } from '#contract/site/content/projects.ts';
import { byPicture } from './by-picture.ts';

export const timelineProjects: readonly TimelineProject[] = byPicture([
  {
    title: 'One rotor, one even lawn',
    date: 'June 2019',
    year: 2019,
    category: 'irrigation',
    location: 'Cypress, TX',
    picture: 'back-lawn-rotor-spray',
    description:
      'Our first summer. A back lawn with brown corners got one rotor zone, set so that the arcs meet.',
    completion: 'Finished in two days',
  },
  {
    title: 'Cedar fence with a cap rail',
    date: 'September 2019',
    year: 2019,
    category: 'fencing',
    location: 'Katy, TX',
    picture: 'backyard-cedar-fence-summer',
    description:
      'A privacy fence that follows the slope in steps, with a bed in front so that it is not the first thing you see.',
    completion: 'Finished in five days',
  },
  {
    title: 'Brick front with crape myrtles',
    date: 'July 2020',
    year: 2020,
    category: 'residential',
    location: 'Cypress, TX',
    picture: 'brick-front-summer-crape-myrtles',
    description:
      'Two crape myrtles placed clear of the windows, lantana for the heat, liriope to hold the edge.',
    completion: 'Finished in six days',
  },
  {
    title: 'Side yard that drains itself',
    date: 'October 2020',
    year: 2020,
    category: 'drainage',
    location: 'Tomball, TX',
    picture: 'side-yard-river-rock-swale',
    description:
      'Roof water from one downspout runs along a river-rock swale to the front instead of under the fence.',
    completion: 'Finished in three days',
  },
  {
    title: 'Raised vegetable beds',
    date: 'April 2021',
    year: 2021,
    category: 'residential',
    location: 'Spring, TX',
    picture: 'raised-vegetable-beds-spring',
    description:
      'Cedar boxes on a gravel court, so tomatoes grow in loose soil while the gumbo clay stays below.',
    completion: 'Finished in four days',
  },
  {
    title: 'Salvia island at an office door',
    date: 'May 2021',
    year: 2021,
    category: 'commercial',
    location: 'Houston, TX',
    picture: 'office-brick-salvia-island',
    description:
      'A curved bed that guides people to the entrance and blooms from spring to frost on one drip zone.',
    completion: 'Finished over two weekends',
  },
  {
    title: 'Boxwood walk in winter',
    date: 'January 2022',
    year: 2022,
    category: 'residential',
    location: 'Tomball, TX',
    picture: 'farmhouse-winter-boxwood-walk',
    description:
      'A front walk that still looks planned in January, when the Bermuda is tan and nothing blooms but pansies.',
    completion: 'Finished in five days',
  },
  {
    title: 'Front lawn and bed on two zones',
    date: 'June 2022',
    year: 2022,
    category: 'irrigation',
    location: 'The Woodlands, TX',
    picture: 'front-lawn-irrigation-morning',
    description:
      'Grass and shrubs drink differently, so each has its own zone, and both run before sunrise.',
    completion: 'Finished in three days',
  },
  {
    title: 'Limestone front, washed warm',
    date: 'August 2023',
    year: 2023,
    category: 'lighting',
    location: 'Cypress, TX',
    picture: 'limestone-front-uplights-dusk',
    description:
      'Low-voltage LED washes on the stone, two palms lit from below, path lights only where a foot lands.',
    completion: 'Finished in two days',
  },
  {
    title: 'Pool edged with azaleas',
    date: 'March 2024',
    year: 2024,
    category: 'residential',
    location: 'Katy, TX',
    picture: 'pool-spring-azaleas',
    description:
      'Azaleas where the fence gives afternoon shade, and a wide deck so that nothing drops into the water.',
    completion: 'Finished in three weeks',
  },
]);
