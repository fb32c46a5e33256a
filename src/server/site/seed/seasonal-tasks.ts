// What a yard around Cypress needs, six tasks per season (docs/product/seasonal.md#tasks).
//
// Zone 9, St. Augustine and Bermuda on gumbo clay. Sources: Texas A&M AgriLife's mowing and feeding sheets as reported, and
// the dates that Houston lawn firms publish.
import { type Season, seasons } from '#company/rules/time/seasons.ts';
import type { SeasonalTask } from '#contract/site/content/seasons.ts';

const tasks: Readonly<Record<Season, readonly Omit<SeasonalTask, 'slug' | 'season'>[]>> = {
  spring: [
    {
      text: 'Run every sprinkler zone and fix what leaks',
      timing: 'Early March, after the last frost',
      priority: 'high',
    },
    {
      text: 'Raise the mower and start weekly mowing',
      timing: 'April: St. Augustine 2.5–4 in, common bermuda 1.5–3 in',
      priority: 'high',
    },
    {
      text: 'Feed the lawn for the first time',
      timing: 'April, after full green-up and two true mowings',
      priority: 'high',
    },
    {
      text: 'Clean out the beds and mulch two to three inches deep',
      timing: 'March',
      priority: 'medium',
    },
    {
      text: 'Put down the second pre-emergent',
      timing: 'May, 8–12 weeks after the first',
      priority: 'medium',
    },
    {
      text: 'Prune azaleas',
      timing: 'Right after they bloom, not later',
      priority: 'low',
    },
  ],
  summer: [
    {
      text: 'Have the trees checked before the storms check them',
      timing: 'By June 1, when hurricane season starts',
      priority: 'high',
    },
    {
      text: 'Mow St. Augustine at three and a half to four inches',
      timing: 'June to August, never more than a third at once',
      priority: 'high',
    },
    {
      text: 'Water deeply before dawn, in short cycles that clay can take in',
      timing: 'When footprints stay; about an inch a week with rain',
      priority: 'high',
    },
    {
      text: 'Look for chinch bugs along hot pavement',
      timing: 'June to August, once a week',
      priority: 'medium',
    },
    {
      text: 'Look for sod webworms and armyworms',
      timing: 'August, when moths fly up from the grass',
      priority: 'medium',
    },
    {
      text: 'Top up the mulch and leave hard pruning for winter',
      timing: 'July',
      priority: 'low',
    },
  ],
  fall: [
    {
      text: 'Put down the fall pre-emergent, unless you overseed with rye',
      timing: 'Late August to mid-September',
      priority: 'high',
    },
    {
      text: 'Give the last nitrogen of the year',
      timing: 'About September 15',
      priority: 'high',
    },
    {
      text: 'Plant trees and shrubs while the soil is warm',
      timing: 'October and November',
      priority: 'high',
    },
    {
      text: 'Watch for large patch in the lawn as nights cool',
      timing: 'Late September and October',
      priority: 'medium',
    },
    {
      text: 'Cut watering back to the winter schedule',
      timing: 'October, again in November',
      priority: 'medium',
    },
    {
      text: 'Mulch fallen leaves with the mower',
      timing: 'November; first frost about November 25',
      priority: 'low',
    },
  ],
  winter: [
    {
      text: 'Put down the spring pre-emergent',
      timing: 'By mid to late February, before the soil stays at 55 °F',
      priority: 'high',
    },
    {
      text: 'Wrap the backflow preventer and lay the freeze cloths ready',
      timing: 'Before the first night below 28 °F',
      priority: 'high',
    },
    {
      text: 'Finish pruning the oaks',
      timing: 'By the end of January; not from February to June',
      priority: 'medium',
    },
    {
      text: 'Prune roses, and crape myrtles lightly, never topped',
      timing: 'Mid-February',
      priority: 'medium',
    },
    {
      text: 'Send in a soil test',
      timing: 'January',
      priority: 'low',
    },
    {
      text: 'Have the mower blades sharpened',
      timing: 'February, before the first real cut',
      priority: 'low',
    },
  ],
};

/** Numbered within their season, because a task has no name but its text. */
export const seasonalTasks: readonly SeasonalTask[] = seasons.flatMap((season) =>
  tasks[season].map((task, index) => ({ slug: `${season}-${index + 1}`, season, ...task })),
);
