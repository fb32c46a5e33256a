// When a crew is expected at a visit of today, as it is said to its customer in their language.
import type { Language } from '../../facts/languages.ts';
import { timeLabel } from '../time/time-of-day.ts';

/** How many stops come before, and the half hour in which the crew comes. */
type Expected = { stopsBefore: number; from: string; to: string };

/** "2 stops before you, 1:40–2:10 PM", or "2 paradas antes de la suya, de 1:40 a 2:10 p.m.". */
export function describeExpected(expected: Expected, language: Language): string {
  return `${describeBefore(expected.stopsBefore, language)}, ${describeRange(expected, language)}`;
}

function describeBefore(stops: number, language: Language): string {
  if (language === 'en') {
    if (stops === 0) return 'You are next';
    return stops === 1 ? '1 stop before you' : `${stops} stops before you`;
  }
  if (stops === 0) return 'Su visita es la siguiente';
  return stops === 1 ? '1 parada antes de la suya' : `${stops} paradas antes de la suya`;
}

/** The first half of the day is named only where the second one differs. */
function describeRange({ from, to }: Expected, language: Language): string {
  const end = timeLabel(to, language);
  const [start = '', half = ''] = timeLabel(from, language).split(' ');
  const begin = end.endsWith(half) ? start : timeLabel(from, language);
  return language === 'en' ? `${begin}–${end}` : `de ${begin} a ${end}`;
}
