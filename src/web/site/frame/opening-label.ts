// Says when the next opening is, as short as people say it.
import { daysBetween } from '#company/rules/time/company-time.ts';
import type { SlotChoice } from '#contract/platform/problem.ts';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const weekdayAndDate = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** "today 2 PM", "Mon 8 AM", and from a week on "Mon, Dec 7, 8 AM". `today` is YYYY-MM-DD at the company. */
export function openingWords(
  { appointmentDate, label }: Pick<SlotChoice, 'appointmentDate' | 'label'>,
  today: string,
): string {
  const time = label.replace(':00', '');
  const ahead = daysBetween(today, appointmentDate);
  const date = Date.parse(appointmentDate);
  if (ahead === 0) return `today ${time}`;
  return ahead < 7 ? `${weekday.format(date)} ${time}` : `${weekdayAndDate.format(date)}, ${time}`;
}
