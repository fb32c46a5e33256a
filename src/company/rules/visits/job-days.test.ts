// Days of a job: which day one is, on which days it can be done, and what becomes of its visits when other days are wanted.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/company-time.ts';
import { changeDays, jobDayOf, proposeDays } from './job-days.ts';
import type { VisitStatus } from './visit-states.ts';

type Visit = {
  id: number;
  crewId: number | null;
  date: string;
  status: VisitStatus;
  skipKind: string | null;
};

const visit = (id: number, crewId: number, date: string, changes: Partial<Visit> = {}): Visit => ({
  ...{ id, crewId, date, status: 'scheduled', skipKind: null },
  ...changes,
});
const undone = { status: 'skipped', skipKind: 'weather' } as const;
const wanted = (crewId: number, date: string) => ({ crewId, date, time: '09:00' });

describe('the day of a visit in its job', () => {
  it('is counted by dates, so that two crews on one date make one day', () => {
    const job = [
      visit(1, 1, '2026-11-16'),
      visit(2, 2, '2026-11-16'),
      visit(3, 1, '2026-11-18'),
      visit(4, 1, '2026-11-17', undone),
    ];
    expect(job.map((one) => jobDayOf(job, one))).toEqual([
      { day: 1, of: 2 },
      { day: 1, of: 2 },
      { day: 2, of: 2 },
      null,
    ]);
  });

  it('is not said of work that has one day', () => {
    const job = [visit(1, 1, '2026-11-16'), visit(2, 2, '2026-11-16')];
    expect(jobDayOf(job, visit(1, 1, '2026-11-16'))).toBeNull();
  });
});

describe('days for a job', () => {
  const crew = (name: string, taken: Record<string, number> = {}) => ({
    name,
    placesOn: (date: string) => (new Date(date).getUTCDay() % 6 === 0 ? 0 : 2),
    takenOn: (date: string) => taken[date] ?? 0,
  });

  it('pass over weekends, closed days and days on which one of the crews is full, and say why', () => {
    const closed = new Map([['2026-11-26', 'Thanksgiving Day']]);
    const oak = crew('Live Oak Crew', { '2026-11-25': 2 });
    const wish = { first: '2026-11-25', count: 3, has: new Set(['2026-11-30']) };
    expect(proposeDays(wish, [crew('Pecan Crew'), oak], closed)).toEqual({
      days: ['2026-11-27', '2026-12-01', '2026-12-02'],
      leftOut: [
        {
          date: '2026-11-25',
          reason: 'Live Oak Crew has no room left on Wednesday, November 25, 2026.',
        },
        {
          date: '2026-11-26',
          reason: 'We are closed on Thursday, November 26, 2026 (Thanksgiving Day).',
        },
        { date: '2026-11-28', reason: 'Pecan Crew does not work on Saturdays.' },
        { date: '2026-11-29', reason: 'Pecan Crew does not work on Sundays.' },
      ],
    });
  });

  it('end with the horizon where a crew never has a place', () => {
    const never = { name: 'Pecan Crew', placesOn: () => 0, takenOn: () => 0 };
    const { days } = proposeDays(
      { first: '2026-11-25', count: 2, has: new Set() },
      [never],
      new Map(),
    );
    expect(days).toEqual([]);
  });
});

describe('other days for a job', () => {
  it('leave the visits that are on one, move the others, and take out what is left over', () => {
    const job = [visit(1, 1, '2026-11-16'), visit(2, 1, '2026-11-17'), visit(3, 1, '2026-11-18')];
    const changes = changeDays(job, [wanted(1, '2026-11-17'), wanted(1, '2026-11-20')]);
    expect(changes.stays.map((one) => one.visit.id)).toEqual([2]);
    expect(changes.moves.map((one) => [one.visit.id, one.day.date])).toEqual([[1, '2026-11-20']]);
    expect([changes.adds, changes.leavesOut.map(({ id }) => id)]).toEqual([[], [3]]);
  });

  it('make up what was left undone before a new visit is made', () => {
    const job = [visit(1, 1, '2026-11-16', undone), visit(2, 1, '2026-11-17')];
    const changes = changeDays(job, [wanted(1, '2026-11-17'), wanted(1, '2026-11-16')]);
    expect(changes.moves.map((one) => [one.visit.id, one.day.date])).toEqual([[1, '2026-11-16']]);
    expect([changes.adds, changes.leavesOut]).toEqual([[], []]);
  });

  it('give each wanted day one visit, touch each visit once, and send none to a day that another still has', () => {
    const days = fc.uniqueArray(
      fc.record({ crewId: fc.integer({ min: 1, max: 2 }), ahead: fc.integer({ min: 0, max: 6 }) }),
      { selector: ({ crewId, ahead }) => `${crewId} ${ahead}`, maxLength: 8 },
    );
    const job = days.chain((places) =>
      fc
        .array(fc.boolean(), { minLength: places.length, maxLength: places.length })
        .map((isUndone) =>
          places.map(({ crewId, ahead }, index) =>
            visit(index + 1, crewId, addDays('2026-11-16', ahead), isUndone[index] ? undone : {}),
          ),
        ),
    );
    fc.assert(
      fc.property(job, days, (visits, places) => {
        const want = places.map(({ crewId, ahead }) =>
          wanted(crewId, addDays('2026-11-16', ahead)),
        );
        const { stays, moves, adds, leavesOut } = changeDays(visits, want);
        const given = [...stays, ...moves].map(({ day }) => day).concat(adds);
        expect(new Set(given)).toEqual(new Set(want));
        const touched = [...stays, ...moves].map((one) => one.visit).concat(leavesOut);
        expect(new Set(touched.map(({ id }) => id)).size).toBe(visits.length);
        expect(adds.length === 0 || leavesOut.length === 0).toBe(true);
        const isTaken = (crewId: number, date: string) =>
          [...stays.map((one) => one.visit), ...moves.map((one) => one.visit)].some(
            (other) =>
              other.status === 'scheduled' && other.crewId === crewId && other.date === date,
          );
        for (const { crewId, date } of [...moves.map(({ day }) => day), ...adds]) {
          expect(isTaken(crewId, date)).toBe(false);
        }
      }),
    );
  });
});
