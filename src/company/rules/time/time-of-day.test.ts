// Times of the day as people read them, both ways.
import { describe, expect, it } from 'vitest';
import { timeOf } from './company-time.ts';
import { timeInSentence, timeLabel, timeOfLabel } from './time-of-day.ts';

describe('labels of times', () => {
  it.each([
    ['12:00 PM', '12:00'],
    ['12:30 PM', '12:30'],
    ['12:00 AM', '00:00'],
    ['12:30 AM', '00:30'],
    ['1:00 AM', '01:00'],
    ['9:00 AM', '09:00'],
    ['11:59 AM', '11:59'],
    ['1:00 PM', '13:00'],
    ['5:00 PM', '17:00'],
    ['11:30 PM', '23:30'],
  ])('%s is %s', (label, time) => {
    expect(timeOfLabel(label)).toBe(time);
    expect(timeLabel(time)).toBe(label);
  });

  it('find their way back from every minute of the day', () => {
    const labels = new Set<string>();
    for (let minutes = 0; minutes < 24 * 60; minutes += 1) {
      const label = timeLabel(timeOf(minutes));
      labels.add(label);
      expect(timeOfLabel(label)).toBe(timeOf(minutes));
    }
    expect(labels.size).toBe(24 * 60);
  });

  it.each([
    '0:00 AM',
    '13:00 PM',
    '09:00 AM',
    '9:00',
    '9:00 am',
    '9:00AM',
    '9 AM',
    '9:60 AM',
    ' 9:00 AM',
    '9:00 AM\n',
    '',
  ])('%j is none', (text) => expect(() => timeOfLabel(text)).toThrow(RangeError));
});

it('labels are written in Spanish, too', () => {
  const said = ['00:30', '11:00', '12:00', '13:00'].map((time) => timeLabel(time, 'es'));
  expect(said).toEqual(['12:30 a.m.', '11:00 a.m.', '12:00 p.m.', '1:00 p.m.']);
});

it.each([
  ['00:30', 'las 12:30 a.m.'],
  ['01:00', 'la 1:00 a.m.'],
  ['11:59', 'las 11:59 a.m.'],
  ['12:00', 'las 12:00 p.m.'],
  ['13:05', 'la 1:05 p.m.'],
  ['21:00', 'las 9:00 p.m.'],
])('says %s in a Spanish sentence, one o’clock alone in the singular', (time, said) => {
  expect(timeInSentence(time, 'es')).toBe(said);
});
