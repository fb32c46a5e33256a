// The first day of a plan: where a crew has room, with the least driving.
import { describe, expect, it } from 'vitest';
import { rankFirstDays } from './first-days.ts';

const yard = [29.97, -95.69] as const;
const nextDoor = [29.99, -95.65] as const;
const place = [29.991, -95.651] as const;
const farAway = [29.78, -95.82] as const;

describe('the first days of a plan', () => {
  it('begin with the one that adds the least driving', () => {
    const days = [
      { crewId: 1, date: '2026-11-11', stops: [] },
      { crewId: 2, date: '2026-11-12', stops: [nextDoor] },
    ];
    const ranked = rankFirstDays(days, place, yard);
    expect(ranked.map(({ date }) => date)).toEqual(['2026-11-12', '2026-11-11']);
    expect(ranked[0]?.addedMinutes).toBeLessThanOrEqual(1);
    expect(ranked[1]?.addedMinutes).toBeGreaterThan(5);
  });

  it('are the earlier ones, and the emptier crew, where the way is the same', () => {
    const days = [
      { crewId: 2, date: '2026-11-11', stops: [] },
      { crewId: 2, date: '2026-11-10', stops: [nextDoor, nextDoor] },
      { crewId: 1, date: '2026-11-10', stops: [nextDoor] },
    ];
    const ranked = rankFirstDays(days, nextDoor, yard);
    expect(ranked.map(({ crewId, date }) => `${crewId} ${date}`)).toEqual([
      '1 2026-11-10',
      '2 2026-11-10',
      '2 2026-11-11',
    ]);
  });

  it('are in the order of time when no one knows where the property is', () => {
    const days = [
      { crewId: 1, date: '2026-11-12', stops: [nextDoor] },
      { crewId: 1, date: '2026-11-10', stops: [farAway] },
    ];
    const ranked = rankFirstDays(days, null, yard);
    expect(ranked.map(({ date, addedMinutes }) => [date, addedMinutes])).toEqual([
      ['2026-11-10', null],
      ['2026-11-12', null],
    ]);
  });
});
