// Says when the next opening is, as short as people say it.
import type { Language } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { daysBetween } from '#company/rules/time/company-time.ts';
import { localeOf } from '#company/rules/time/locale.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { SlotChoice } from '#contract/platform/problem.ts';
import { openingMessages } from './messages/choose-opening-messages.ts';

const WEEKDAY = { weekday: 'short', timeZone: 'UTC' } as const;
const WEEKDAY_AND_DATE = { ...WEEKDAY, month: 'short', day: 'numeric' } as const;

/** "today 2 PM", "Mon 8 AM", and from a week on "Mon, Dec 7, 8 AM"; in Spanish "lun 8 a.m.". `today` is YYYY-MM-DD at the company. */
export function openingWords(
  { appointmentDate, appointmentTime }: Pick<SlotChoice, 'appointmentDate' | 'appointmentTime'>,
  today: string,
  language: Language,
): string {
  const time = timeLabel(appointmentTime, language).replace(':00', '');
  const ahead = daysBetween(today, appointmentDate);
  if (ahead === 0) return fill(openingMessages[language].today, { time });
  const written = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf[language], parts).format(Date.parse(appointmentDate));
  return ahead < 7 ? `${written(WEEKDAY)} ${time}` : `${written(WEEKDAY_AND_DATE)}, ${time}`;
}
