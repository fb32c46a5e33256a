// The complete gallery: fifty-one designs of the company's portfolio
// (docs/product/galleries-and-timeline.md#complete-gallery).
import type { PictureName } from '#company/facts/pictures.gen.ts';
import type { ServiceId } from '#company/facts/service-kinds.ts';
import type { PortfolioProject } from '#contract/site/content/projects.ts';
import { byPicture } from './by-picture.ts';

/** A design that was drawn for no particular place. */
const anywhere = 'Service Area';

/** One line per design: year, title, where; the picture carries its own text alternative. */
type Row = readonly [year: number, title: string, location: string, picture: PictureName];

const rows: Readonly<Record<ServiceId, readonly Row[]>> = {
  residential: [
    [2025, 'Limestone front with fall grasses', 'Cypress, TX', 'limestone-front-fall-muhly'],
    [2025, 'Sage farmhouse, new front garden', 'Tomball, TX', 'sage-farmhouse-front-summer'],
    [2025, 'White ranch in fall light', 'Cypress, TX', 'white-ranch-fall-golden'],
    [2025, 'Raised beds for fall greens', 'The Woodlands, TX', 'raised-beds-fall-greens'],
    [2025, 'Mums and muhly along a paver edge', anywhere, 'detail-muhly-mums-fall'],
    [2024, 'Pool edged with azaleas', 'Katy, TX', 'pool-spring-azaleas'],
    [2024, 'Azaleas over a white border', anywhere, 'detail-azalea-bed-spring'],
    [2024, 'Pool-side palms and palmetto', 'Cypress, TX', 'pool-side-palms-summer'],
    [2024, 'Limestone garden, evening side', 'Cypress, TX', 'hero-limestone-garden-golden-hour'],
    [2023, 'Ranch front with spring azaleas', 'Cypress, TX', 'ranch-front-spring-azaleas'],
    [2023, 'Limestone front with sabal palms', 'Cypress, TX', 'limestone-front-palms-summer'],
    [2023, 'Flagstone walk in fine gravel', anywhere, 'detail-flagstone-path'],
    [2023, 'Pansies for the cool months', anywhere, 'detail-pansies-winter'],
    [2022, 'Boxwood walk in winter', 'Tomball, TX', 'farmhouse-winter-boxwood-walk'],
    [2022, 'Limestone terrace on a sloped yard', 'Tomball, TX', 'limestone-retaining-wall-terrace'],
    [2022, 'Farmhouse front with fall mums', 'Spring, TX', 'farmhouse-front-fall-mums'],
    [2021, 'Raised vegetable beds', 'Spring, TX', 'raised-vegetable-beds-spring'],
    [2021, 'Spring walk to a red door', 'Katy, TX', 'farmhouse-backdrop-spring-walk'],
    [2021, 'Layered bed with a liriope edge', anywhere, 'detail-mulched-bed-liriope-edge'],
    [2020, 'Brick front with crape myrtles', 'Cypress, TX', 'brick-front-summer-crape-myrtles'],
    [2020, 'Tan brick front in winter', 'Katy, TX', 'brick-front-winter-pansies'],
    [2019, 'Blue ranch with a striped lawn', 'Cypress, TX', 'ranch-front-blue-siding-summer'],
    [2019, 'First stripes of the season', anywhere, 'detail-mower-stripes'],
  ],
  commercial: [
    [2025, 'Office entrance with winter pansies', 'Houston, TX', 'office-winter-pansies'],
    [2024, 'Office park islands', 'Houston, TX', 'office-park-island-palms'],
    [2023, 'Shop row entrance', 'The Woodlands, TX', 'retail-entrance-palms-lantana'],
    [2022, 'Office frontage with seasonal color', 'Katy, TX', 'office-brick-seasonal-colour-bed'],
    [2021, 'Salvia island at an office door', 'Houston, TX', 'office-brick-salvia-island'],
  ],
  irrigation: [
    [2024, 'Back lawn, head to head', 'Cypress, TX', 'lawn-sprinklers-golden-hour'],
    [2023, 'Drip line under the mulch', 'Spring, TX', 'detail-drip-line-in-bed'],
    [2022, 'Front lawn and bed on two zones', 'The Woodlands, TX', 'front-lawn-irrigation-morning'],
    [2021, 'Pop-up spray head, set level', anywhere, 'detail-sprinkler-head'],
    [2019, 'Rotor for an open back lawn', 'Cypress, TX', 'back-lawn-rotor-spray'],
  ],
  fencing: [
    [2025, 'Horizontal fence, fall border', 'Katy, TX', 'horizontal-fence-fall-grasses'],
    [2023, 'Horizontal-board fence and gate', 'Houston, TX', 'modern-horizontal-fence-gate'],
    [2022, 'Strap hinges on a cedar gate', anywhere, 'detail-cedar-fence-gate-hardware'],
    [
      2021,
      'Garden with red maple and bench',
      'The Woodlands, TX',
      'backyard-red-maple-bench-summer',
    ],
    [2019, 'Cedar privacy fence with cap rail', 'Katy, TX', 'backyard-cedar-fence-summer'],
  ],
  lighting: [
    [2025, 'Brick front, lit for fall', 'Spring, TX', 'brick-front-dusk-lights-fall'],
    [2024, 'Live oak lit from below', 'Spring, TX', 'uplit-live-oak-night-patio'],
    [2023, 'Limestone front, washed warm', 'Cypress, TX', 'limestone-front-uplights-dusk'],
    [2022, 'Pergola with string lights', 'Katy, TX', 'pergola-string-lights-dusk'],
    [2021, 'Ranch front with wall washes', 'Tomball, TX', 'ranch-front-uplights-dusk'],
    [2020, 'Path lights to a front door', 'Cypress, TX', 'ranch-front-path-lights-dusk'],
    [2020, 'Bronze path light', anywhere, 'detail-path-light-dusk'],
  ],
  drainage: [
    [2025, 'Bend of a dry creek', 'Katy, TX', 'dry-creek-fall-bend'],
    [2024, 'Dry creek through a wet back yard', 'Katy, TX', 'drainage-after-dry-creek'],
    [2023, 'Dry creek between two lawns', 'Cypress, TX', 'backyard-dry-creek-river-rock'],
    [2022, 'Catch basin in the lawn', 'Cypress, TX', 'catch-basin-grate-in-lawn'],
    [2021, 'French drain, cut open', anywhere, 'detail-french-drain-cross-section'],
    [2020, 'Side-yard river-rock swale', 'Tomball, TX', 'side-yard-river-rock-swale'],
  ],
};

/** Newest first; within a year in the order of the table above. */
export const portfolioProjects: readonly PortfolioProject[] = byPicture(
  Object.entries(rows)
    .flatMap(([category, designs]) =>
      designs.map(([year, title, location, picture]) => ({
        title,
        category: category as ServiceId,
        picture,
        year,
        location,
      })),
    )
    .sort((one, other) => other.year - one.year),
);
