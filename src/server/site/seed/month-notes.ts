// What a yard around Cypress needs in each month: lawn, then beds, trees and systems.
// Sources: Texas A&M AgriLife's mowing and feeding sheets as reported, and Houston lawn firms' published dates.
import type { MonthNote } from '#contract/site/content/seasons.ts';

export const monthNotes: readonly MonthNote[] = [
  {
    slug: 'january',
    month: 1,
    headline: 'Plant trees, keep the freeze cloths ready',
    lawn: 'Mow and mulch leaves as needed. Soil test. Winter weeds are spot-treated.',
    beds: 'Plant trees and shrubs. Freeze cloths ready. Wrap the backflow preventer below 28 °F.',
  },
  {
    slug: 'february',
    month: 2,
    headline: 'Pre-emergent, before the soil warms',
    lawn: 'Spring pre-emergent by mid to late February, before soil at 2 in holds 55 °F for about 3 days. Sharpen blades.',
    beds: 'Prune roses mid-month. Crape myrtles lightly, never topped. No oak pruning from February to June.',
  },
  {
    slug: 'march',
    month: 3,
    headline: 'The first real cuts, and no nitrogen yet',
    lawn: 'Last frost about March 1. First real cuts. No nitrogen yet. Watch for take-all and late large patch.',
    beds: 'Spring cleanup, mulch 2–3 in. Azaleas pruned right after bloom. Irrigation check.',
  },
  {
    slug: 'april',
    month: 4,
    headline: 'Feed only once it is green',
    lawn: 'First feeding after full green-up and two true mowings. Weekly mowing. Raise St. Augustine.',
    beds: 'Warm color in. Drip check.',
  },
  {
    slug: 'may',
    month: 5,
    headline: 'The second pre-emergent',
    lawn: 'Second pre-emergent 8–12 weeks after the first. Aerate. Sod season.',
    beds: 'Vinca, lantana, pentas. Mosquito-breeding water out.',
  },
  {
    slug: 'june',
    month: 6,
    headline: 'Check the trees before the storms do',
    lawn: 'Chinch bug watch in sunny, hot edges by pavement. Deep watering.',
    beds: 'Hurricane season starts June 1: tree check.',
  },
  {
    slug: 'july',
    month: 7,
    headline: 'Mow high',
    lawn: 'Top mowing height. Gray leaf spot: hold back fast nitrogen.',
    beds: 'Mulch top-up. No hard pruning.',
  },
  {
    slug: 'august',
    month: 8,
    headline: 'Watch for webworms, dig for drainage',
    lawn: 'Sod webworm and armyworm watch. Chinch bugs.',
    beds: 'Order fall color. Drainage work.',
  },
  {
    slug: 'september',
    month: 9,
    headline: 'The last nitrogen of the year',
    lawn: 'Fall pre-emergent from late August to mid-September; skip it if overseeding rye. Last nitrogen about September 15.',
    beds: 'Fall cleanup begins.',
  },
  {
    slug: 'october',
    month: 10,
    headline: 'The best planting months start',
    lawn: 'Large (brown) patch as nights cool: preventive treatment in late September and October. Cut watering back.',
    beds: 'Best planting months start. Pansies and violas when the soil cools.',
  },
  {
    slug: 'november',
    month: 11,
    headline: 'Mulch the leaves, plant the trees',
    lawn: 'First frost about November 25. Leaves mulched, height kept.',
    beds: 'Shrubs and trees. Mulch. Irrigation to winter schedule.',
  },
  {
    slug: 'december',
    month: 12,
    headline: 'The lawn rests',
    lawn: 'Growth stops. Every-other-visit or monthly service.',
    beds: 'Lights, tree pruning, freeze plan.',
  },
];
