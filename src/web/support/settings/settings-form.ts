// The form of the chat's settings: its flat fields, what they begin with, and what they come to for the API.
import { z } from 'zod';
import { phoneLink } from '#company/rules/phone-link.ts';
import type { ChangedChatSettings, ChatSettings } from '#contract/chat-settings.ts';
import { phoneWords } from '../notices/phone-words.ts';

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

const dayFields = Object.fromEntries(
  DAYS.flatMap((day) => [
    [`${day}-opens`, time],
    [`${day}-closes`, time],
  ]),
);
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
    ...(dayFields as Record<`${(typeof DAYS)[number]}-${'opens' | 'closes'}`, typeof time>),
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
    for (const day of DAYS) {
      const opens = fields[`${day}-opens`];
      const closes = fields[`${day}-closes`];
      if (opens && !closes) say(`${day}-closes`, `Please say when ${day} ends.`);
      if (closes && !opens) say(`${day}-opens`, `Please say when ${day} begins.`);
      if (opens && closes && closes <= opens) say(`${day}-closes`, 'Please close after opening.');
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

/** What each field is called. */
export const labels = {
  version: 'Version',
  ...Object.fromEntries(
    DAYS.flatMap((day) => [
      [`${day}-opens`, `${day}, from`],
      [`${day}-closes`, `${day}, to`],
    ]),
  ),
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
} as Record<keyof z.input<typeof SettingsForm>, string>;

/** What the form begins with. */
export function typedOf(settings: ChatSettings): Record<string, string> {
  const typed: Record<string, string> = {
    alertAfterMinutes: String(settings.alertAfterMinutes),
    nextAlertMinutes: String(settings.nextAlertMinutes),
    quietMinutes: String(settings.quietMinutes),
    keptDays: String(settings.keptDays),
  };
  for (const [index, day] of DAYS.entries()) {
    const open = settings.week[index];
    if (open)
      Object.assign(typed, { [`${day}-opens`]: open.opens, [`${day}-closes`]: open.closes });
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
    week: DAYS.map((day) => {
      const opens = fields[`${day}-opens`];
      const closes = fields[`${day}-closes`];
      return opens && closes ? { opens, closes } : null;
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

function dialed(phone: string): string {
  return phoneLink(phone).replace(/^tel:/, '').replace(/;.*$/, '');
}
