// The seasonal guide: six tasks a season, all different, and the dates that matter on Gulf Coast turf.
import { expect, it } from 'vitest';
import { seasons } from './rules/seasons.ts';
import { seasonalTasks } from './seasonal-tasks.ts';

const all = seasons.flatMap((season) => seasonalTasks[season]);

it('has six tasks in each season, 24 different ones, each with a timing', () => {
  for (const season of seasons) expect(seasonalTasks[season], season).toHaveLength(6);
  expect(new Set(all.map(({ text }) => text)).size).toBe(24);
  for (const { text, timing } of all) expect(timing, text).not.toBe('');
});

it('uses every priority in every season, the high ones first', () => {
  const order = ['high', 'medium', 'low'];
  for (const season of seasons) {
    const priorities = seasonalTasks[season].map(({ priority }) => priority);
    expect(new Set(priorities)).toEqual(new Set(order));
    expect(priorities).toEqual(priorities.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  }
});

it('names pre-emergent in its three windows, and the last nitrogen in mid-September', () => {
  const withPreEmergent = seasons.filter((season) =>
    seasonalTasks[season].some(({ text }) => /pre-emergent/.test(text)),
  );
  expect(withPreEmergent).toEqual(['spring', 'fall', 'winter']);
  expect(all.find(({ text }) => /last nitrogen/.test(text))?.timing).toMatch(/September 15/);
});

it('never advises oak pruning between February and June', () => {
  expect(all.find(({ text }) => /oaks/.test(text))?.timing).toMatch(/not from February to June/);
});
