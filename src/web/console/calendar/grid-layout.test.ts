// Entries of a day stand beside each other where they share an hour, and nowhere else.
import { describe, expect, test } from 'vitest';
import { columnsOf, hoursOf, rowsFor } from './grid-layout.ts';

const entry = (time: string, duration = 60) => ({ time, duration });

describe('the columns of a day', () => {
  test('an entry by itself is as wide as the day, whatever stands beside each other at another hour', () => {
    const early = [entry('08:00'), entry('08:00', 45), entry('08:30')];
    const alone = entry('15:00');
    const { columns, columnOf } = columnsOf([...early, alone]);
    expect(columns).toBe(3);
    expect(early.map((one) => columnOf.get(one))).toEqual([
      '1 / span 1',
      '2 / span 1',
      '3 / span 1',
    ]);
    expect(columnOf.get(alone)).toBe('1 / span 3');
  });

  test('two and three that share an hour are each equally wide', () => {
    const pair = [entry('08:00'), entry('08:00')];
    const three = [entry('12:00'), entry('12:00'), entry('12:00')];
    const { columns, columnOf } = columnsOf([...pair, ...three]);
    expect(columns).toBe(6);
    expect(pair.map((one) => columnOf.get(one))).toEqual(['1 / span 3', '4 / span 3']);
    expect(three.map((one) => columnOf.get(one))).toEqual([
      '1 / span 2',
      '3 / span 2',
      '5 / span 2',
    ]);
  });

  test('who begins when another ends takes its lane, beside one that lasts', () => {
    const long = entry('09:00', 180);
    const first = entry('09:00');
    const second = entry('10:00');
    const { columns, columnOf } = columnsOf([second, first, long]);
    expect(columns).toBe(2);
    expect([long, first, second].map((one) => columnOf.get(one))).toEqual([
      '1 / span 1',
      '2 / span 1',
      '2 / span 1',
    ]);
  });

  test('what is shorter than a row still fills one', () => {
    const { columns } = columnsOf([entry('09:00', 5), entry('09:05', 5)]);
    expect(columns).toBe(2);
  });

  test('a day without entries has one column', () => {
    expect(columnsOf([]).columns).toBe(1);
  });
});

test('the grid shows seven to seven, and whole hours more where an entry needs them', () => {
  expect(hoursOf([])).toEqual({ first: 420, last: 1140 });
  expect(hoursOf([entry('06:15'), entry('18:45', 45)])).toEqual({ first: 360, last: 1200 });
});

test('an entry fills the quarter hours that it touches', () => {
  expect(rowsFor(entry('08:00', 40), { first: 420, last: 1140 })).toBe('5 / span 3');
});
