// Zones by the words that people use, in summer as in winter.
import { expect, it } from 'vitest';
import { zoneName } from './zone-name.ts';

it.each([
  ['America/Chicago', 'Central Time'],
  ['America/Denver', 'Mountain Time'],
  ['America/Phoenix', 'Mountain Standard Time'],
  ['Pacific/Honolulu', 'Hawaii-Aleutian Standard Time'],
])('%s is %s', (zone, words) => {
  expect(zoneName(zone)).toBe(words);
});

it('is said in Spanish, too', () => {
  expect(zoneName('America/Chicago', 'es')).toBe('hora central');
});
