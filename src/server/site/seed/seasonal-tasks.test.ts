// The seasonal guide: six tasks a season, all different, and the dates that matter on Gulf Coast turf.
import { expect, it } from 'vitest';
import { type Season, seasons } from '#company/rules/time/seasons.ts';
import { firstContent } from './first-content.ts';

const { 'seasonal-task': seasonalTasks } = firstContent();

const tasksOf = (season: Season) => seasonalTasks.filter((task) => task.season === season);

it('has six tasks in each season, 24 different ones, each with a timing', () => {
  for (const season of seasons) expect(tasksOf(season), season).toHaveLength(6);
  expect(new Set(seasonalTasks.map(({ text }) => text)).size).toBe(24);
  for (const { text, timing } of seasonalTasks) expect(timing, text).not.toBe('');
});

it('uses every priority in every season, the high ones first', () => {
  const order = ['high', 'medium', 'low'];
  for (const season of seasons) {
    const priorities = tasksOf(season).map(({ priority }) => priority);
    expect(new Set(priorities)).toEqual(new Set(order));
    expect(priorities).toEqual(priorities.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  }
});

it('names pre-emergent in its three windows, and the last nitrogen in mid-September', () => {
  const withPreEmergent = seasons.filter((season) =>
    tasksOf(season).some(({ text }) => /pre-emergent/.test(text)),
  );
  expect(withPreEmergent).toEqual(['spring', 'fall', 'winter']);
  expect(seasonalTasks.find(({ text }) => /last nitrogen/.test(text))?.timing).toMatch(
    /September 15/,
  );
});

it('never advises oak pruning between February and June', () => {
  expect(seasonalTasks.find(({ text }) => /oaks/.test(text))?.timing).toMatch(
    /not from February to June/,
  );
});
