// The form of the chat's settings: its flat fields, what they begin with, and what they come to for the API.
import { z } from 'zod';
import {
  MOST_DATES,
  MOST_SPANS,
  type OpenDay,
  spanErrors,
} from '#company/rules/chat/support-hours.ts';
import { phoneLink } from '#company/rules/platform/phone-link.ts';
import type { ChangedChatSettings, ChatSettings } from '#contract/chat/chat-settings.ts';
import { SAME_DATE } from '#contract/platform/support-hours.ts';
import { phoneWords } from '../notices/phone-labels.ts';

export const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** As many people as can be on call. */
export const CALLED = [1, 2, 3, 4, 5] as const;

const PHONE = /^\+[1-9]\d{6,14}$/;

const time = z.string().optional();
const words = z.string().trim().max(100).optional();
const count = (most: number) =>
  z
    .string({ error: 'Please enter a number.' })
    .regex(/^\d{1,4}$/, { error: 'Please enter a number.' })
    .refine((text) => Number(text) >= 1 && Number(text) <= most, {
      error: `Please enter a number from 1 to ${most}.`,
    });

/** The places of a day's spans; those after the first are for hours that are split. */
export const SPANS = Array.from({ length: MOST_SPANS }, (_, place) => place);

type DateField = `date-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`;

/** The fields of dates with hours of their own. */
export const DATES = Array.from(
  { length: MOST_DATES },
  (_, place) => `date-${place + 1}` as DateField,
);

/** A day of the week, or the field of a date. */
export type Day = (typeof DAYS)[number] | DateField;
type End = 'opens' | 'closes';
export type SpanField = `${Day}-${End}${'' | '-2' | '-3'}`;

/** The name of a field: "Monday-opens", of the second span "Monday-opens-2". */
export function spanField(day: Day, end: End, place: number): SpanField {
  return `${day}-${end}${place === 0 ? '' : `-${place + 1}`}` as SpanField;
}

const everySpan = [...DAYS, ...DATES].flatMap((day: Day) =>
  SPANS.flatMap((place) => [
    { day, place, end: 'opens' as const },
    { day, place, end: 'closes' as const },
  ]),
);

const dayFields = Object.fromEntries(
  everySpan.map(({ day, end, place }) => [spanField(day, end, place), time]),
);
const dateFields = Object.fromEntries(DATES.map((field) => [field, time]));
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
    ...(dayFields as Record<SpanField, typeof time>),
    ...(dateFields as Record<DateField, typeof time>),
    ...(callFields as Record<`${'name' | 'phone'}-${(typeof CALLED)[number]}`, typeof words>),
    alertAfterMinutes: count(1_440),
    nextAlertMinutes: count(1_440),
    quietMinutes: count(1_440),
    keptDays: count(3_650),
  })
  .superRefine((typed, { addIssue }) => {
    const say = (field: string, message: string) =>
      addIssue({ code: 'custom', path: [field], message });
    const fields: Record<string, string | undefined> = typed;
    for (const day of [...DAYS, ...DATES]) {
      for (const { place, field, sentence } of spanErrors(spansOf(fields, day))) {
        say(spanField(day, field, place), sentence);
      }
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

const PLACES = ['', 'second ', 'third '];

/** What a day is called: "Monday", "Date 2". */
export function labelOfDay(day: Day): string {
  return day.replace('date-', 'Date ');
}

/** What each field is called. */
export const labels = {
  ...Object.fromEntries(
    everySpan.map(({ day, end, place }) => [
      spanField(day, end, place),
      `${labelOfDay(day)}, ${PLACES[place]}${end === 'opens' ? 'from' : 'to'}`,
    ]),
  ),
  ...Object.fromEntries(DATES.map((field) => [field, labelOfDay(field)])),
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
} as Record<Exclude<keyof z.input<typeof SettingsForm>, 'version'>, string>;

/** What the form begins with. */
export function typedOf(settings: ChatSettings): Record<string, string> {
  const typed: Record<string, string> = {
    alertAfterMinutes: String(settings.alertAfterMinutes),
    nextAlertMinutes: String(settings.nextAlertMinutes),
    quietMinutes: String(settings.quietMinutes),
    keptDays: String(settings.keptDays),
  };
  const type = (day: Day, spans: OpenDay) => {
    for (const [place, { opens, closes }] of spans.entries()) {
      typed[spanField(day, 'opens', place)] = opens;
      typed[spanField(day, 'closes', place)] = closes;
    }
  };
  for (const [index, day] of DAYS.entries()) type(day, settings.week[index] ?? []);
  for (const [index, field] of DATES.entries()) {
    const { date, spans = [] } = settings.dates[index] ?? {};
    if (date) typed[field] = date;
    type(field, spans);
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
  const fields: Record<string, string | undefined> = typed;
  return {
    version: typed.version,
    week: DAYS.map((day) => openDay(fields, day)),
    dates: DATES.flatMap((field) => {
      const date = fields[field];
      return date ? [{ date, spans: openDay(fields, field) }] : [];
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
  };
}

function openDay(fields: Record<string, string | undefined>, day: Day): OpenDay {
  return spansOf(fields, day).flatMap(({ opens, closes }) =>
    opens && closes ? [{ opens, closes }] : [],
  );
}

/** What was typed for the spans of a day. */
function spansOf(fields: Record<string, string | undefined>, day: Day) {
  return SPANS.map((place) => ({
    opens: fields[spanField(day, 'opens', place)],
    closes: fields[spanField(day, 'closes', place)],
  }));
}

function dialed(phone: string): string {
  return phoneLink(phone).replace(/^tel:/, '').replace(/;.*$/, '');
}
