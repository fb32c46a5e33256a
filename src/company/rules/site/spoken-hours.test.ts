// Opening hours in Spanish: days and hours that are understood, and what the owner has written otherwise.
import { expect, it } from 'vitest';
import { defaultSettings } from '../../facts/settings.ts';
import { hoursIn } from './spoken-hours.ts';

it('says the first hours of the company in Spanish, and leaves them as they are in English', () => {
  const { officeHours } = defaultSettings;
  expect(hoursIn('en', officeHours)).toBe(officeHours);
  expect(hoursIn('es', officeHours)).toEqual([
    { days: 'Lunes a viernes', hours: '7:00 a.m. a 6:00 p.m.', untranslated: [] },
    { days: 'Sábado', hours: '8:00 a.m. a 4:00 p.m.', untranslated: [] },
    { days: 'Domingo', hours: 'solo emergencias', untranslated: [] },
  ]);
});

it.each([
  [
    'Monday-Friday',
    '8:00 AM - 12:00 PM, 1:00 PM - 5:00 PM',
    'Lunes a viernes',
    '8:00 a.m. a 12:00 p.m., 1:00 p.m. a 5:00 p.m.',
    [],
  ],
  ['Sunday', 'Closed', 'Domingo', 'Cerrado', []],
  ['Daily', '7:00 AM - 6:00 PM', 'Daily', '7:00 a.m. a 6:00 p.m.', ['days']],
  [
    'Saturday',
    '8:00 AM - 12:00 PM, by appointment',
    'Sábado',
    '8:00 AM - 12:00 PM, by appointment',
    ['hours'],
  ],
  ['Fair days', 'noon', 'Fair days', 'noon', ['days', 'hours']],
])('%s, %s', (days, hours, spanishDays, spanishHours, untranslated) => {
  const spoken = { days: spanishDays, hours: spanishHours, untranslated };
  expect(hoursIn('es', [{ days, hours }])).toEqual([spoken]);
});
