// Opening hours as they are written to people in their language. The owner writes them in English; what is no day and no hour stays so.
import type { Language } from '../../facts/languages.ts';
import type { OpeningHours } from '../../facts/settings.ts';
import { daysOf, openingPatterns } from '../time/opening-hours.ts';
import { timeLabel } from '../time/time-of-day.ts';

/** A line of hours, with those of its two texts that are in English on a page in another language. */
export type SpokenHours = OpeningHours & { readonly untranslated?: readonly ('days' | 'hours')[] };

/** What stands in place of hours on a day without any, as most companies say it. */
const WITHOUT_HOURS: Readonly<Record<string, string>> = {
  closed: 'Cerrado',
  'emergency calls only': 'solo emergencias',
};

/** "Lunes a viernes", "7:00 a.m. a 6:00 p.m." for "Monday-Friday", "7:00 AM - 6:00 PM". */
export function hoursIn(
  language: Language,
  lines: readonly OpeningHours[],
): readonly SpokenHours[] {
  return language === 'en' ? lines : lines.map(inSpanish);
}

function inSpanish(line: OpeningHours): SpokenHours {
  const days = daysInSpanish(line.days);
  const hours = hoursInSpanish(line.hours);
  const untranslated = [
    ...(days === undefined ? (['days'] as const) : []),
    ...(hours === undefined ? (['hours'] as const) : []),
  ];
  return { days: days ?? line.days, hours: hours ?? line.hours, untranslated };
}

function daysInSpanish(text: string): string | undefined {
  const days = daysOf(text);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return first === last ? NAMES[first] : `${NAMES[first]} a ${NAMES[last].toLowerCase()}`;
}

function hoursInSpanish(hours: string): string | undefined {
  // Read by any day: which one it is changes nothing.
  const spans = openingPatterns([{ days: 'Monday', hours }]);
  // A part that is no span, such as "by appointment", is not left out.
  if (spans.length > 0 && spans.length === hours.split(',').length) {
    return spans
      .map(({ opens, closes }) => `${timeLabel(opens, 'es')} a ${timeLabel(closes, 'es')}`)
      .join(', ');
  }
  return WITHOUT_HOURS[hours.trim().toLowerCase()];
}

const NAMES = {
  Monday: 'Lunes',
  Tuesday: 'Martes',
  Wednesday: 'Miércoles',
  Thursday: 'Jueves',
  Friday: 'Viernes',
  Saturday: 'Sábado',
  Sunday: 'Domingo',
} as const;
