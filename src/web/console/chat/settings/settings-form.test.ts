// The form of the chat's settings says what it was given, and asks for the other half of what is half there.
import { describe, expect, it } from 'vitest';
import type { ChatSettings } from '#contract/chat/chat-settings.ts';
import { SettingsForm, settingsOf, typedOf } from './settings-form.ts';

const day = [{ opens: '08:00', closes: '18:00' }];
const split = [
  { opens: '08:00', closes: '12:00' },
  { opens: '13:00', closes: '17:00' },
];
const settings: ChatSettings = {
  version: 'v',
  week: [day, day, day, day, split, [{ opens: '09:00', closes: '12:00' }], []],
  dates: [
    { date: '2026-12-24', spans: split },
    { date: '2026-12-26', spans: [] },
  ],
  onCall: [{ name: 'Maria', phone: '+12815550101' }],
  alertAfterMinutes: 5,
  nextAlertMinutes: 10,
  quietMinutes: 60,
  keptDays: 365,
  suggestionsAreOn: true,
};
const typed = { version: 'v', ...typedOf(settings) };

/** The sentences by their field. */
function said(changes: Record<string, string>): Record<string, string> {
  const { error } = SettingsForm.safeParse({ ...typed, ...changes });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]));
}

describe('the settings of the chat', () => {
  it('go through the form unchanged', () => {
    expect(settingsOf(SettingsForm.parse(typed))).toEqual(settings);
    const off = { ...settings, suggestionsAreOn: false };
    expect(settingsOf(SettingsForm.parse({ version: 'v', ...typedOf(off) }))).toEqual(off);
  });

  it.each([
    [
      'a day without an end',
      { 'Sunday-opens': '10:00' },
      'Sunday-closes',
      'Please enter when this ends.',
    ],
    [
      'a day without a beginning',
      { 'Monday-opens': '' },
      'Monday-opens',
      'Please enter when this starts.',
    ],
    [
      'a day that ends first',
      { 'Monday-opens': '19:00' },
      'Monday-closes',
      'Please close after opening.',
    ],
    [
      'half of a second span',
      { 'Monday-opens-2': '19:00' },
      'Monday-closes-2',
      'Please enter when this ends.',
    ],
    [
      'spans that overlap',
      { 'Friday-opens-2': '11:30' },
      'Friday-opens-2',
      'Please start after 12:00 PM, when the hours before this end.',
    ],
    [
      'a third span before the second one',
      { 'Friday-opens-3': '12:30', 'Friday-closes-3': '12:45' },
      'Friday-opens-3',
      'Please start after 5:00 PM, when the hours before this end.',
    ],
    [
      'half of the hours of a date',
      { 'date-2-opens': '08:00' },
      'date-2-closes',
      'Please enter when this ends.',
    ],
    [
      'hours of a date that overlap',
      { 'date-1-opens-2': '11:30' },
      'date-1-opens-2',
      'Please start after 12:00 PM, when the hours before this end.',
    ],
    [
      'hours without their date',
      { 'date-4-opens': '08:00', 'date-4-closes': '12:00' },
      'date-4',
      'Please enter the date for these hours.',
    ],
    [
      'a date that is there already',
      { 'date-3': '2026-12-24' },
      'date-3',
      'This date is already listed above.',
    ],
    [
      'no one’s number',
      { 'phone-2': '(281) 555-0102' },
      'name-2',
      'Please enter whose number it is.',
    ],
    ['nobody to call', { 'name-2': 'Tom' }, 'phone-2', 'Please enter the phone number of Tom.'],
    [
      'half a number',
      { 'phone-1': '555' },
      'phone-1',
      'Please enter a phone number with its area code.',
    ],
    ['no minutes', { quietMinutes: '0' }, 'quietMinutes', 'Please enter a number from 1 to 1440.'],
    ['no number', { keptDays: 'a year' }, 'keptDays', 'Please enter a number from 1 to 3650.'],
  ])('do not take %s', (_, changes, field, sentence) => {
    expect(said(changes)).toMatchObject({ [field]: sentence });
  });
});
