// When something was said, in words and by the reader's clock.
import { localeOf } from '#company/rules/time/locale.ts';
import { pageLanguage } from '#web/lib/page-language.ts';

/** Such as "10:42 AM". */
export function timeOfDay(at: string): string {
  return format(at, { hour: 'numeric', minute: '2-digit' });
}

/** Such as "Today", "Yesterday" or "Monday, November 23"; the first two as they are given. */
export function dayOf(
  at: string,
  now: Date,
  { today, yesterday: before }: { today: string; yesterday: string },
): string {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  const day = new Date(at).toDateString();
  if (day === now.toDateString()) return today;
  if (day === yesterday.toDateString()) return before;
  return format(at, { weekday: 'long', month: 'long', day: 'numeric' });
}

function format(at: string, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(localeOf[pageLanguage()], how).format(new Date(at));
}
