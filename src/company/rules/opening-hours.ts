// Opening hours as machines read them, from the same lines that people read.
import type { OpeningHours } from '../facts/settings.ts';

export type Weekday =
  | 'Monday'
  | 'Tuesday'
  | 'Wednesday'
  | 'Thursday'
  | 'Friday'
  | 'Saturday'
  | 'Sunday';

/** Some days with their hours at the company, as 'HH:MM'. */
export type OpeningPattern = { days: readonly Weekday[]; opens: string; closes: string };

const week: readonly Weekday[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/**
 * Reads lines such as "Monday-Friday", "7:00 AM - 6:00 PM". A line without hours ("emergency calls only", "closed")
 * opens nothing and is left out.
 */
export function openingPatterns(lines: readonly OpeningHours[]): OpeningPattern[] {
  return lines.flatMap(({ days, hours }) => {
    const span = /^(\S+ [AP]M)\s*[-–]\s*(\S+ [AP]M)$/i.exec(hours.trim());
    const opens = span?.[1] && clockTime(span[1]);
    const closes = span?.[2] && clockTime(span[2]);
    const open = daysOf(days);
    return opens && closes && open.length > 0 ? [{ days: open, opens, closes }] : [];
  });
}

/** "Monday-Friday" as five days, "Saturday" as one; none when a name is no weekday. */
function daysOf(text: string): readonly Weekday[] {
  const [first, last = first] = text.split(/\s*[-–]\s*/).map(indexOfDay);
  if (first === undefined || last === undefined || first < 0 || last < first) return [];
  return week.slice(first, last + 1);
}

function indexOfDay(name: string): number {
  return week.findIndex((day) => day.toLowerCase() === name.trim().toLowerCase());
}

/** "7:00 AM" as "07:00"; undefined when it is no time of day. */
function clockTime(text: string): string | undefined {
  const [, hour, minute, half] = /^(1[0-2]|[1-9]):([0-5]\d) ([AP]M)$/i.exec(text) ?? [];
  if (hour === undefined) return undefined;
  const onClock = (Number(hour) % 12) + (half?.toUpperCase() === 'PM' ? 12 : 0);
  return `${String(onClock).padStart(2, '0')}:${minute}`;
}
