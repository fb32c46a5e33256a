// On which days visits fall: over the change of the seasons, leap years, the ends of months, closed and full days.
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../time/company-time.ts';
import { datesAfter, mondayOf, ruleDates, scheduleOnDays } from './visit-dates.ts';

const weekly = { frequency: 'weekly', startsOn: '2026-01-05' } as const;

describe('the dates of a plan', () => {
  it('come weekly from the week of April 1 on for 32 weeks, then every other week', () => {
    expect(ruleDates(weekly, '2026-03-01', '2026-04-14')).toEqual([
      '2026-03-02',
      '2026-03-16',
      '2026-03-30',
      '2026-04-06',
      '2026-04-13',
    ]);
    expect(ruleDates(weekly, '2026-10-20', '2026-12-10')).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
      '2026-11-23',
      '2026-12-07',
    ]);
  });

  it('are 42 from one week of April 1 to the next, and never fewer, whenever they begin', () => {
    for (let start = 0; start < 14; start++) {
      const plan = { frequency: 'weekly', startsOn: addDays('2025-06-02', start) } as const;
      for (let year = 2026; year < 2050; year++) {
        const [from, next] = [mondayOf(`${year}-04-01`), mondayOf(`${year + 1}-04-01`)];
        const visits = ruleDates(plan, from, addDays(next, -1)).length;
        const hasMore = daysBetween(from, next) === 53 * 7;
        expect(hasMore ? [42, 43] : [42]).toContain(visits);
      }
    }
  });

  it('keep a distance of two weeks at most, and the weekday', () => {
    const dates = ruleDates(weekly, '2026-01-05', '2056-01-05');
    for (const [index, date] of dates.slice(1).entries()) {
      const gap = Date.parse(date) - Date.parse(dates[index] ?? '');
      expect([7, 14]).toContain(gap / 86_400_000);
    }
  });

  it.each([
    ['bi-weekly', '2026-10-20', ['2026-10-26', '2026-11-09', '2026-11-23', '2026-12-07']],
    ['monthly', '2026-10-20', ['2026-11-02', '2026-12-07']],
    ['per-visit', '2026-10-20', []],
  ] as const)('%s', (frequency, from, dates) => {
    expect(ruleDates({ ...weekly, frequency }, from, '2026-12-10')).toEqual(dates);
  });

  it('begin on a Monday for who began at the weekend, and on the fourth weekday for the fifth', () => {
    expect(ruleDates({ ...weekly, startsOn: '2026-06-06' }, '2026-06-01', '2026-06-15')).toEqual([
      '2026-06-08',
      '2026-06-15',
    ]);
    const fifth = { frequency: 'monthly', startsOn: '2026-06-29' } as const;
    expect(ruleDates(fifth, '2026-07-01', '2026-08-30')).toEqual(['2026-07-27', '2026-08-24']);
  });

  it('keep a distance to a visit of another rhythm', () => {
    expect(datesAfter(['2026-11-09', '2026-11-16'], '2026-11-06', 'weekly')).toEqual([
      '2026-11-16',
    ]);
    expect(datesAfter(['2026-11-09'], null, 'weekly')).toEqual(['2026-11-09']);
  });
});

describe('the days of visits', () => {
  const open =
    (...closed: string[]) =>
    (day: string) =>
      !closed.includes(day);

  it('move on from a closed or full day, and stay when everything is full', () => {
    const isOpen = open('2026-11-09');
    const lay = (hasRoom: (day: string) => boolean) =>
      scheduleOnDays(['2026-11-09'], { isOpen, hasRoom }).map(({ date }) => date);
    expect(lay(() => true)).toEqual(['2026-11-10']);
    expect(lay(open('2026-11-10', '2026-11-11'))).toEqual(['2026-11-12']);
    expect(lay(() => false)).toEqual(['2026-11-10']);
  });

  it('fall away when nothing is open before the next date', () => {
    const week = ['09', '10', '11', '12', '13', '14', '15'].map((day) => `2026-11-${day}`);
    const generated = scheduleOnDays(['2026-11-09', '2026-11-16'], {
      isOpen: open(...week),
      hasRoom: () => true,
    });
    expect(generated).toEqual([{ ruleDate: '2026-11-16', date: '2026-11-16' }]);
  });
});
