// The home page's gallery: thirteen designs, each going by the name of its picture
// (docs/product/galleries-and-timeline.md#home-gallery).
import type { GalleryProject } from '#contract/site/content/projects.ts';
import { byPicture } from './by-picture.ts';

export const galleryProjects: readonly GalleryProject[] = byPicture([
  {
    title: 'White ranch in fall light',
    category: 'residential',
    picture: 'white-ranch-fall-golden',
    alt: 'Rendering of a white ranch house in low fall sun with pink muhly, dark red loropetalum, rows of mums and a striped lawn.',
    location: 'Cypress, TX',
    caption:
      'Muhly and mums carry the front from September to frost; the loropetalum stays red all winter.',
  },
  {
    title: 'Dry creek through a wet back yard',
    category: 'drainage',
    picture: 'drainage-after-dry-creek',
    alt: 'Rendering of a dry creek bed of river rock and limestone boulders that winds across a lawn, edged with grasses and lantana.',
    location: 'Katy, TX',
    caption:
      'A regraded low spot and a rock channel that carries storm water instead of letting it stand.',
  },
  {
    title: 'Live oak lit from below',
    category: 'lighting',
    picture: 'uplit-live-oak-night-patio',
    alt: 'Rendering of a live oak lit from below in the evening, with path lights around a flagstone patio and soft washes on a cedar fence.',
    location: 'Spring, TX',
    caption:
      'Two uplights on the oak, path lights at the steps, a low wash on the fence; all low-voltage LED.',
  },
  {
    title: 'Shop row entrance',
    category: 'commercial',
    picture: 'retail-entrance-palms-lantana',
    alt: 'Rendering of a limestone and stucco shop row with sabal palms, golden lantana, dwarf palmetto and planters beside a paved walk.',
    location: 'The Woodlands, TX',
    caption: 'Sabal palms and lantana: color from May to frost without a weekly change of bedding.',
  },
  {
    title: 'Horizontal-board fence and gate',
    category: 'fencing',
    picture: 'modern-horizontal-fence-gate',
    alt: 'Rendering of a modern horizontal-board fence with black steel posts and a matching gate at the end of a paver walk.',
    location: 'Houston, TX',
    caption:
      'Horizontal boards on steel posts set in concrete, which clay movement does not rack as easily as wood posts.',
  },
  {
    title: 'Back lawn, head to head',
    category: 'irrigation',
    picture: 'lawn-sprinklers-golden-hour',
    alt: 'Rendering of pop-up sprinklers watering a green lawn in low sun, with a cedar fence and a planted bed behind.',
    location: 'Cypress, TX',
    caption: 'Every head throws to the next one, so no dry triangles and no water on the fence.',
  },
  {
    title: 'Limestone terrace on a sloped yard',
    category: 'residential',
    picture: 'limestone-retaining-wall-terrace',
    alt: 'Rendering of a curved dry-laid limestone wall with steps that holds a terrace of lantana, salvia and crape myrtles above a lawn.',
    location: 'Tomball, TX',
    caption:
      'A dry-laid wall that drains through its joints, with steps wide enough for two people.',
  },
  {
    title: 'Pergola with string lights',
    category: 'lighting',
    picture: 'pergola-string-lights-dusk',
    alt: 'Rendering of a cedar pergola with string lights over a flagstone patio with two chairs at dusk.',
    location: 'Katy, TX',
    caption:
      'String lights on their own dimmer, so supper and late talk each get the right brightness.',
  },
  {
    title: 'Office park islands',
    category: 'commercial',
    picture: 'office-park-island-palms',
    alt: 'Rendering of sabal palms in planted islands with seasonal color in front of a limestone office in late light.',
    location: 'Houston, TX',
    caption:
      'Planted islands that keep sight lines open at the drive and need hand work only four times a year.',
  },
  {
    title: 'Back garden with red maple and bench',
    category: 'fencing',
    picture: 'backyard-red-maple-bench-summer',
    alt: 'Rendering of a back garden with a striped lawn, a cedar fence, a red Japanese maple and a wooden bench on a flagstone terrace.',
    location: 'The Woodlands, TX',
    caption:
      'Cedar privacy fence as the backdrop, and a maple placed where it is out of the afternoon sun.',
  },
  {
    title: 'Catch basin in the lawn',
    category: 'drainage',
    picture: 'catch-basin-grate-in-lawn',
    alt: 'Rendering of a square green catch-basin grate set in mown grass, with a planted bed and a cedar fence behind.',
    location: 'Cypress, TX',
    caption:
      'One grate at the lowest point, set a touch below the grass so that the mower passes over it.',
  },
  {
    title: 'Drip line in a planted bed',
    category: 'irrigation',
    picture: 'detail-drip-line-in-bed',
    alt: 'Rendering of tan drip tubing with in-line emitters running through a mulched bed of lantana and salvia.',
    location: 'Spring, TX',
    caption: 'Drip under the mulch puts water at the roots and none on the leaves or the brick.',
  },
  {
    title: 'Pool-side planting',
    category: 'residential',
    picture: 'pool-side-palms-summer',
    alt: 'Rendering of a free-form pool with limestone coping, boulders, sabal palms, dwarf palmetto and lantana against a horizontal-board fence.',
    location: 'Cypress, TX',
    caption: 'Palms and palmetto that drop little into the water and come through a zone 9 winter.',
  },
]);
