// Opening hours as machines read them, from the same lines that people read.
import type { OpeningHours } from '../../facts/settings.ts';
import { type Weekday, weekdaysFromMonday } from './weekdays.ts';

/** From when to when it is open, as 'HH:MM' at the company. */
export type OpeningSpan = { opens: string; closes: string };

/** Some days with one span of their hours. */
export type OpeningPattern = { days: readonly Weekday[] } & OpeningSpan;

/**
 * Reads lines such as "Monday-Friday", "7:00 AM - 6:00 PM"; hours that are split ("8:00 AM - 12:00 PM, 1:00 PM - 5:00 PM") give
 * a pattern for each span. A line without hours ("emergency calls only", "closed") opens nothing and is left out.
 */
export function openingPatterns(lines: readonly OpeningHours[]): OpeningPattern[] {
  return lines.flatMap(({ days, hours }) => {
    const open = daysOf(days);
    if (open.length === 0) return [];
    return hours.split(',').flatMap((text) => {
      const span = /^(\S+ [AP]M)\s*[-–]\s*(\S+ [AP]M)$/i.exec(text.trim());
      const opens = span?.[1] && clockTime(span[1]);
      const closes = span?.[2] && clockTime(span[2]);
      return opens && closes ? [{ days: open, opens, closes }] : [];
    });
  });
}

/** The spans of a weekday, the earliest first; none when it is closed. */
export function spansOn(lines: readonly OpeningHours[], weekday: string): OpeningSpan[] {
  return openingPatterns(lines)
    .filter(({ days }) => days.some((day) => day === weekday))
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort((one, other) => one.opens.localeCompare(other.opens));
}

/** "Monday-Friday" as five days, "Saturday" as one; none when a name is no weekday. */
export function daysOf(text: string): readonly Weekday[] {
  const [first, last = first] = text.split(/\s*[-–]\s*/).map(indexOfDay);
  if (first === undefined || last === undefined || first < 0 || last < first) return [];
  return weekdaysFromMonday.slice(first, last + 1);
}

function indexOfDay(name: string): number {
  return weekdaysFromMonday.findIndex((day) => day.toLowerCase() === name.trim().toLowerCase());
}

/** "7:00 AM" as "07:00"; undefined when it is no time of day. */
function clockTime(text: string): string | undefined {
  const [, hour, minute, half] = /^(1[0-2]|[1-9]):([0-5]\d) ([AP]M)$/i.exec(text) ?? [];
  if (hour === undefined) return undefined;
  const onClock = (Number(hour) % 12) + (half?.toUpperCase() === 'PM' ? 12 : 0);
  return `${String(onClock).padStart(2, '0')}:${minute}`;
}
