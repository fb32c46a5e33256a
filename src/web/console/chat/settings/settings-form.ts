// The form of the chat's settings: its flat fields, what they begin with, and what they come to for the API.

import { z } from 'zod';
import { MOST_DATES } from '#company/rules/chat/support-hours.ts';
import { tableOf } from '#company/rules/platform/known-keys.ts';
import { phoneLink } from '#company/rules/platform/phone-link.ts';
import { type Weekday, weekdaysFromMonday } from '#company/rules/time/weekdays.ts';
import type { ChangedChatSettings, ChatSettings } from '#contract/chat/chat-settings.ts';
import { SAME_DATE } from '#contract/platform/support-hours.ts';
import {
  openDayOf,
  spanFaults,
  spanLabels,
  spanShape,
  spansOf,
  type TypedFields,
  typedSpans,
} from '../../hours/span-fields.ts';
import { phoneWords } from '../notices/phone-labels.ts';

/** As many people as can be on call. */
export const CALLED = [1, 2, 3, 4, 5] as const;

const PHONE = /^\+[1-9]\d{6,14}$/;

const words = z.string().trim().max(100).optional();
const count = (most: number) =>
  z
    .string({ error: 'Please enter a number.' })
    .regex(/^\d{1,4}$/, { error: 'Please enter a number.' })
    .refine((text) => Number(text) >= 1 && Number(text) <= most, {
      error: `Please enter a number from 1 to ${most}.`,
    });

/** The fields of dates with hours of their own. */
export type DateField = `date-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`;

export const DATES = Array.from(
  { length: MOST_DATES },
  (_, place) => `date-${place + 1}` as DateField,
);

const dateFields = tableOf(DATES, () => z.string().optional());
const callFields = Object.fromEntries(
  CALLED.flatMap((place) => [
    [`name-${place}`, words],
    [`phone-${place}`, words],
  ]),
);

/** Each pair is filled as a whole or left blank as a whole. */
export const SettingsForm = z
  .strictObject({
    version: z.string(),
    ...spanShape<Weekday | DateField>([...weekdaysFromMonday, ...DATES]),
    ...dateFields,
    ...(callFields as Record<`${'name' | 'phone'}-${(typeof CALLED)[number]}`, typeof words>),
    alertAfterMinutes: count(1_440),
    nextAlertMinutes: count(1_440),
    quietMinutes: count(1_440),
    keptDays: count(3_650),
    /** What a box sends when it is checked. */
    suggestionsAreOn: z.literal('on').optional(),
  })
  .superRefine((typed, { addIssue }) => {
    const say = (field: string, message: string) =>
      addIssue({ code: 'custom', path: [field], message });
    const fields: TypedFields = typed;
    for (const day of [...weekdaysFromMonday, ...DATES]) {
      for (const { field, sentence } of spanFaults(fields, day)) say(field, sentence);
    }
    for (const field of DATES) {
      const date = fields[field];
      const hasHours = spansOf(fields, field).some(({ opens, closes }) => opens || closes);
      if (!date && hasHours) say(field, 'Please enter the date for these hours.');
      if (date && DATES.find((other) => fields[other] === date) !== field) say(field, SAME_DATE);
    }
    for (const place of CALLED) {
      const name = fields[`name-${place}`];
      const phone = fields[`phone-${place}`];
      if (name && !phone) say(`phone-${place}`, `Please enter the phone number of ${name}.`);
      if (phone && !name) say(`name-${place}`, 'Please enter whose number it is.');
      if (phone && !PHONE.test(dialed(phone))) {
        say(`phone-${place}`, 'Please enter a phone number with its area code.');
      }
    }
  });

/** What a date is called: "Date 2". */
export function labelOfDate(field: DateField): string {
  return field.replace('date-', 'Date ');
}

/** What each field is called. */
export const labels = {
  ...spanLabels(weekdaysFromMonday),
  ...spanLabels(DATES, labelOfDate),
  ...Object.fromEntries(DATES.map((field) => [field, labelOfDate(field)])),
  ...Object.fromEntries(
    CALLED.flatMap((place) => [
      [`name-${place}`, `Name, number ${place}`],
      [`phone-${place}`, `Phone, number ${place}`],
    ]),
  ),
  alertAfterMinutes: 'Alert the first one after (minutes)',
  nextAlertMinutes: 'Alert the next one after (minutes)',
  quietMinutes: 'Then quiet for (minutes)',
  keptDays: 'Keep conversations for (days)',
  suggestionsAreOn: 'Suggested replies',
} as Record<Exclude<keyof z.input<typeof SettingsForm>, 'version'>, string>;

/** What the form begins with. */
export function typedOf(settings: ChatSettings): Record<string, string> {
  const typed: Record<string, string> = {
    alertAfterMinutes: String(settings.alertAfterMinutes),
    nextAlertMinutes: String(settings.nextAlertMinutes),
    quietMinutes: String(settings.quietMinutes),
    keptDays: String(settings.keptDays),
    ...(settings.suggestionsAreOn && { suggestionsAreOn: 'on' }),
  };
  for (const [index, day] of weekdaysFromMonday.entries()) {
    Object.assign(typed, typedSpans(day, settings.week[index] ?? []));
  }
  for (const [index, field] of DATES.entries()) {
    const { date, spans = [] } = settings.dates[index] ?? {};
    Object.assign(typed, date && { [field]: date }, typedSpans(field, spans));
  }
  for (const [index, { name, phone }] of settings.onCall.entries()) {
    Object.assign(typed, {
      [`name-${index + 1}`]: name,
      [`phone-${index + 1}`]: phoneWords(phone),
    });
  }
  return typed;
}

/** What is sent of it; blank rows are left out. */
export function settingsOf(typed: z.output<typeof SettingsForm>): ChangedChatSettings {
  const fields: TypedFields = typed;
  return {
    version: typed.version,
    week: weekdaysFromMonday.map((day) => openDayOf(fields, day)),
    dates: DATES.flatMap((field) => {
      const date = fields[field];
      return date ? [{ date, spans: openDayOf(fields, field) }] : [];
    }),
    onCall: CALLED.flatMap((place) => {
      const name = fields[`name-${place}`];
      const phone = fields[`phone-${place}`];
      return name && phone ? [{ name, phone: dialed(phone) }] : [];
    }),
    alertAfterMinutes: Number(typed.alertAfterMinutes),
    nextAlertMinutes: Number(typed.nextAlertMinutes),
    quietMinutes: Number(typed.quietMinutes),
    keptDays: Number(typed.keptDays),
    suggestionsAreOn: typed.suggestionsAreOn === 'on',
  };
}

function dialed(phone: string): string {
  return phoneLink(phone).replace(/^tel:/, '').replace(/;.*$/, '');
}
