// Dates and times as a crew reads them in its language.

import { fill } from '#company/rules/platform/fill-message.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { CrewStop } from '#contract/visits/crew-day.ts';
import type { LocalizedMessages } from '../crew-context.ts';
import type { CrewLanguage } from './crew-language.ts';

const spanishDate = new Intl.DateTimeFormat('es-MX', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** "Monday, November 24, 2026", or "lunes 24 de noviembre". */
export function describeDate(date: string, language: CrewLanguage): string {
  if (language === 'en') return formatDate(date);
  return spanishDate.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
}

/** "1:40 PM", or "1:40 p. m." that no line breaks apart. */
export function describeTime(time: string, language: CrewLanguage): string {
  const label = timeLabel(time);
  return language === 'en'
    ? label
    : label.replace(' AM', '\u00a0a.\u00a0m.').replace(' PM', '\u00a0p.\u00a0m.');
}

/** "between 1:40 PM and 3:40 PM" in the language of the page. */
export function describeWindow(
  arrival: CrewStop['arrival'],
  { language, messages }: LocalizedMessages,
): string {
  if (!arrival) return messages.windowAnyTime;
  const [from, to] = [describeTime(arrival.from, language), describeTime(arrival.to, language)];
  return fill(messages.window, { from, to });
}
