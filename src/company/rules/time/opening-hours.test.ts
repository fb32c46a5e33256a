// The hours in the markup are those that people read (docs/product/company-facts.md#hours).
import { expect, it } from 'vitest';
import { defaultSettings } from '../../facts/settings.ts';
import { openingPatterns } from './opening-hours.ts';

it('reads the office hours of the settings; a day without hours opens nothing', () => {
  expect(openingPatterns(defaultSettings.officeHours)).toEqual([
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '07:00',
      closes: '18:00',
    },
    { days: ['Saturday'], opens: '08:00', closes: '16:00' },
  ]);
});

it('reads noon and midnight as clocks do', () => {
  expect(openingPatterns([{ days: 'Sunday', hours: '12:00 AM - 12:30 PM' }])).toEqual([
    { days: ['Sunday'], opens: '00:00', closes: '12:30' },
  ]);
});

it.each([
  ['Monday-Friday', '7:00 AM-6:00 PM'],
  ['Monday – Friday', '7:00 AM – 6:00 PM'],
  [' monday-friday ', ' 7:00 am  -  6:00 pm '],
])('does not care for spaces, kinds of dash and capitals: "%s", "%s"', (days, hours) => {
  expect(openingPatterns([{ days, hours }])).toMatchObject([
    { days: { length: 5 }, opens: '07:00', closes: '18:00' },
  ]);
});

it.each([
  ['Someday', '8:00 AM - 4:00 PM'],
  ['Friday-Monday', '8:00 AM - 4:00 PM'],
  ['Monday', '13:00 PM - 4:00 PM'],
  ['Monday', 'by appointment'],
  ['Someday-Sunday', '8:00 AM - 4:00 PM'],
  ['Sunday-Someday', '8:00 AM - 4:00 PM'],
  ['Monday', 'about 8:00 AM - 4:00 PM'],
  ['Monday', '8:00 AM - 4:00 PM or later'],
])('leaves out what it cannot read: %s, %s', (days, hours) => {
  expect(openingPatterns([{ days, hours }])).toEqual([]);
});
