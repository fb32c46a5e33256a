// The half hour in which a crew is expected, told from where it is by now.
import { describe, expect, it } from 'vitest';
import { minutesOf } from '../time/company-time.ts';
import { type DayStop, expectedAt } from './stop-window.ts';

const at = minutesOf;
const stop = (changes: Partial<DayStop> = {}): DayStop => ({
  state: 'ahead',
  minutes: 45,
  notBefore: null,
  arrivedAt: null,
  ...changes,
});

describe('the expected half hour', () => {
  it('counts what is open before, with its work and the way', () => {
    const day = [
      stop({ state: 'over' }),
      stop({ state: 'here', arrivedAt: at('12:00') }),
      stop(),
      stop(),
    ];
    expect(expectedAt(day, 3, at('12:15'))).toEqual({ stopsBefore: 2, from: '13:40', to: '14:20' });
  });

  it('never begins before the promised window does', () => {
    const day = [stop({ notBefore: at('09:00') }), stop({ notBefore: at('13:00') })];
    expect(expectedAt(day, 1, at('08:00'))).toEqual({ stopsBefore: 1, from: '13:00', to: '13:30' });
  });

  it('is soon when the crew is on its way, whatever was left for later', () => {
    const day = [stop(), stop({ state: 'on-the-way' })];
    expect(expectedAt(day, 1, at('10:02'))).toEqual({ stopsBefore: 0, from: '10:00', to: '10:40' });
  });

  it('is not said once the crew is there or gone', () => {
    expect(expectedAt([stop({ state: 'here' })], 0, at('10:00'))).toBeNull();
    expect(expectedAt([stop({ state: 'over' })], 0, at('10:00'))).toBeNull();
  });

  it('gives who works longer than planned a few more minutes', () => {
    const day = [stop({ state: 'here', arrivedAt: at('08:00') }), stop()];
    expect(expectedAt(day, 1, at('11:00'))).toEqual({ stopsBefore: 1, from: '11:00', to: '11:40' });
  });
});
