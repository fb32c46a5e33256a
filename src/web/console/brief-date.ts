// A date in few letters, for lists and tables of the console.
import { dateInZone } from '#company/rules/time/company-time.ts';

const brief = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "Nov 20, 2026" of a date at the company or of an instant. */
export function briefDate(at: string, timeZone: string): string {
  const date = at.length === 10 ? at : dateInZone(new Date(at), timeZone);
  return brief.format(Date.parse(`${date}T00:00:00Z`));
}
