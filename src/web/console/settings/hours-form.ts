// The form of the office hours: its flat fields, what they begin with, and what they come to for the API.

import { z } from 'zod';
import type { OpenDay } from '#company/rules/chat/support-hours.ts';
import { weekdaysFromMonday } from '#company/rules/time/weekdays.ts';
import { type SettingsParts, settingsFields } from '#contract/platform/business-settings.ts';
import {
  openDayOf,
  spanFaults,
  spanLabels,
  spanShape,
  type TypedFields,
  typedSpans,
} from '../hours/span-fields.ts';

/** What is typed, a field for each end of each span. */
export const TypedHours = z
  .strictObject({
    version: z.string(),
    ...spanShape(weekdaysFromMonday),
    dayOffLabel: settingsFields.hours.dayOffLabel,
  })
  .superRefine((typed, { addIssue }) => {
    const fields: TypedFields = typed;
    const say = (field: string, message: string) =>
      addIssue({ code: 'custom', path: [field], message });
    for (const day of weekdaysFromMonday) {
      for (const { field, sentence } of spanFaults(fields, day)) say(field, sentence);
    }
    const isOpen = weekdaysFromMonday.some((day) => openDayOf(fields, day).length > 0);
    if (!isOpen) say('Monday-opens', 'Please enter hours for at least one day.');
  });

export const hoursLabels = {
  ...spanLabels(weekdaysFromMonday),
  dayOffLabel: 'On days off the site says',
};

type Hours = SettingsParts['hours'];

/** What the form begins with. */
export function typedHours({ week, dayOffLabel }: Hours): Record<string, string> {
  const days = weekdaysFromMonday.map((day, index) => typedSpans(day, week[index] ?? []));
  return Object.assign({ dayOffLabel }, ...days);
}

/** What is sent of it; blank spans are left out. */
export function hoursOf({ version, dayOffLabel, ...typed }: z.output<typeof TypedHours>): Hours {
  return { version, dayOffLabel, week: weekdaysFromMonday.map((day) => openDayOf(typed, day)) };
}

/** The week as it was typed before it was refused. */
export function typedWeek(typed: (name: string) => string | null): OpenDay[] {
  const fields = Object.keys(spanShape(weekdaysFromMonday)).map((name) => [
    name,
    typed(name) ?? undefined,
  ]);
  return weekdaysFromMonday.map((day) => openDayOf(Object.fromEntries(fields), day));
}
