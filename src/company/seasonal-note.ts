// What a yard around Cypress needs in each month: lawn, then beds, trees and systems. One note is shown at a time.
// Sources: Texas A&M AgriLife's mowing and feeding sheets as reported, and Houston lawn firms' published dates.

export type SeasonalNote = {
  readonly month: string;
  /** One line that says what the month is for. */
  readonly headline: string;
  readonly lawn: string;
  readonly beds: string;
};

/** Said wherever pre-emergent is named: what it does, and who may apply it for hire (Texas Department of Agriculture). */
export const preEmergentNote =
  'Pre-emergent stops seeds; it does not cure visible weeds, must be watered in, and is not for new sod. Whoever applies it for hire needs a Texas Department of Agriculture license.';

/** True in every month (Texas A&M AgriLife). */
export const mowingRule =
  'St. Augustine 2.5–4 in, common bermuda 1.5–3 in, hybrid bermuda 1–2.5 in. Never remove more than a third at once.';

const notes: readonly SeasonalNote[] = [
  {
    month: 'January',
    headline: 'Plant trees, keep the freeze cloths ready',
    lawn: 'Mow and mulch leaves as needed. Soil test. Winter weeds are spot-treated.',
    beds: 'Plant trees and shrubs. Freeze cloths ready. Wrap the backflow preventer below 28 °F.',
  },
  {
    month: 'February',
    headline: 'Pre-emergent, before the soil warms',
    lawn: 'Spring pre-emergent by mid to late February, before soil at 2 in holds 55 °F for about 3 days. Sharpen blades.',
    beds: 'Prune roses mid-month. Crape myrtles lightly, never topped. No oak pruning from February to June.',
  },
  {
    month: 'March',
    headline: 'The first real cuts, and no nitrogen yet',
    lawn: 'Last frost about March 1. First real cuts. No nitrogen yet. Watch for take-all and late large patch.',
    beds: 'Spring cleanup, mulch 2–3 in. Azaleas pruned right after bloom. Irrigation check.',
  },
  {
    month: 'April',
    headline: 'Feed only once it is green',
    lawn: 'First feeding after full green-up and two true mowings. Weekly mowing. Raise St. Augustine.',
    beds: 'Warm color in. Drip check.',
  },
  {
    month: 'May',
    headline: 'The second pre-emergent',
    lawn: 'Second pre-emergent 8–12 weeks after the first. Aerate. Sod season.',
    beds: 'Vinca, lantana, pentas. Mosquito-breeding water out.',
  },
  {
    month: 'June',
    headline: 'Check the trees before the storms do',
    lawn: 'Chinch bug watch in sunny, hot edges by pavement. Deep watering.',
    beds: 'Hurricane season starts June 1: tree check.',
  },
  {
    month: 'July',
    headline: 'Mow high',
    lawn: 'Top mowing height. Gray leaf spot: hold back fast nitrogen.',
    beds: 'Mulch top-up. No hard pruning.',
  },
  {
    month: 'August',
    headline: 'Watch for webworms, dig for drainage',
    lawn: 'Sod webworm and armyworm watch. Chinch bugs.',
    beds: 'Order fall color. Drainage work.',
  },
  {
    month: 'September',
    headline: 'The last nitrogen of the year',
    lawn: 'Fall pre-emergent from late August to mid-September; skip it if overseeding rye. Last nitrogen about September 15.',
    beds: 'Fall cleanup begins.',
  },
  {
    month: 'October',
    headline: 'The best planting months start',
    lawn: 'Large (brown) patch as nights cool: preventive treatment in late September and October. Cut watering back.',
    beds: 'Best planting months start. Pansies and violas when the soil cools.',
  },
  {
    month: 'November',
    headline: 'Mulch the leaves, plant the trees',
    lawn: 'First frost about November 25. Leaves mulched, height kept.',
    beds: 'Shrubs and trees. Mulch. Irrigation to winter schedule.',
  },
  {
    month: 'December',
    headline: 'The lawn rests',
    lawn: 'Growth stops. Every-other-visit or monthly service.',
    beds: 'Lights, tree pruning, freeze plan.',
  },
];

/**
 * The note of the month in which a date lies.
 *
 * @param date YYYY-MM-DD at the company.
 * @throws RangeError when the text has no month.
 */
export function seasonalNote(date: string): SeasonalNote {
  const note = notes[Number(date.slice(5, 7)) - 1];
  if (!note) throw new RangeError(`not a date: ${date}`);
  return note;
}
