// Which picture stands for a service on the home page, and the caption that says what it shows.
import type { PictureName } from '#company/facts/pictures.gen.ts';
import type { ServiceId } from '#company/services.ts';

type ServicePicture = { name: PictureName; alt: string; caption: string };

export const servicePictures: Record<ServiceId, ServicePicture> = {
  commercial: {
    name: 'office-brick-seasonal-colour-bed',
    alt: 'Rendering of a two-story brick office with live oaks, a ring of seasonal color, entrance planters and mown lawn along the street.',
    caption: 'Brick office, Katy. Live oaks kept, one ring of seasonal color.',
  },
  residential: {
    name: 'limestone-front-palms-summer',
    alt: 'Rendering of a modern limestone house with a dark metal roof, sabal palms, agaves and summer lantana.',
    caption: 'Limestone front, Cypress. The 3D rendering you see before anyone digs.',
  },
  irrigation: {
    name: 'detail-sprinkler-head',
    alt: 'Rendering of a pop-up spray head in green grass that throws fine streams of water in low sun.',
    caption: 'Pop-up spray head, Spring. Each head throws to the next.',
  },
  fencing: {
    name: 'detail-cedar-fence-gate-hardware',
    alt: 'Rendering of cedar boards with a cap rail, posts and black strap hinges and a latch on a gate.',
    caption: 'Cedar gate, The Woodlands. Cap rail, strap hinges, latch.',
  },
  lighting: {
    name: 'detail-path-light-dusk',
    alt: 'Rendering of a bronze path light that glows beside a flagstone path, liriope and mulch at dusk.',
    caption: 'Bronze path light, Katy. Low-voltage LED, aimed after dark.',
  },
  drainage: {
    name: 'detail-french-drain-cross-section',
    alt: 'Rendering of a cut-away French drain: turf and soil around a gravel trench lined with filter fabric, with a perforated pipe in it.',
    caption: 'French drain, Cypress, cut open: fabric, gravel, pipe.',
  },
};
