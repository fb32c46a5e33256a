// Spring and Klein, where the pines begin.
import type { Area } from '#contract/site/content/areas.ts';

export const spring: Area = {
  slug: 'spring',
  name: 'Spring',
  zipCodes: ['77389', '77373', '77379'],
  driveTime: '10-20 min',
  isCore: true,
  note: 'Tall pines and deep shade. Where St. Augustine thins out under the trees we widen the beds instead of laying sod again.',
  page: {
    kind: 'Place',
    headline: 'Spring: stop buying grass for the shade',
    opening:
      'Somewhere around 77379 the prairie ends and the pines begin. Half of the lawns we are called to in Spring have been resodded twice already. St. Augustine wants four to six hours of sun, and under a closed canopy it will thin out a third time, whoever lays it.',
    description:
      'Landscaping in Spring, TX 77389, 77373 and 77379: shade under pines, sandy soil, storm checks for trees, water districts, free consultations.',
    picture: 'detail-mulched-bed-liriope-edge',
    caption: 'A wider bed in Spring, mulched and edged with liriope where grass kept failing.',
    ground: 'pines',
    soil: {
      heading: 'Under the needles',
      paragraphs: [
        'The ground here is friendlier than in Cypress: loam you can put a shovel into, a little sour from the needles, with clay waiting two feet down. Azaleas, camellias and sasanquas love it, and so do gophers.',
        'Pine roots run shallow and wide. We do not cut through them for a bed edge or a sprinkler line; we bridge them, hand-dig, and route the trench around the drip line. A pine that loses a third of its roots in May is the pine that comes down in September.',
      ],
    },
    water: {
      heading: 'Creeks on two sides',
      paragraphs: [
        'Cypress Creek runs along the south and Spring Creek is the county line in the north. Low lots near either one drain slowly for days after the rain has stopped, because the creek itself is full. A French drain cannot empty into a ditch that is higher than the pipe, so we check the outfall first and sometimes advise against the job.',
        'Tap water comes from utility districts, most of them within the North Harris County Regional Water Authority. Their drought stages are printed on the bill.',
      ],
    },
    rules: {
      heading: 'Trees, and whose they are',
      paragraphs: [
        'Many older sections of Klein and Spring ask for approval before a live tree over a certain size is removed. A dead or leaning one is simpler: photograph it, send the picture with your request, and we tell you which letter, if any, the committee wants. Before hurricane season we walk the yard and mark what should come out by June 1.',
      ],
    },
    list: {
      heading: 'For deep shade, instead of a third pallet of sod',
      lines: [
        'Cast-iron plant and holly fern along the north wall',
        'Dwarf mondo grass as a lawn nobody mows',
        'Oakleaf hydrangea where morning sun reaches',
        'Turk’s cap for the hummingbirds',
        'A wider bed of pine straw, honestly edged',
      ],
    },
  },
};
