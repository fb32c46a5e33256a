// Every business setting can be changed in the console: each is in one part of it, which has a page in the list of Settings.
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#company/facts/settings.ts';
import { type SettingsPartName, settingsFields } from '#contract/platform/business-settings.ts';
import { parts, presentParts } from '#server/platform/settings/settings-parts.ts';
import { settingsParts } from '#web/console/settings/settings-parts.ts';

const TODAY = '2026-11-09';
const shown = presentParts(defaultSettings, TODAY);

/** The settings that the form of a part writes. */
function stored<Name extends SettingsPartName>(name: Name): string[] {
  return Object.keys(parts[name].store(shown[name], defaultSettings, TODAY));
}

/** The page of each part, and which settings its form writes. */
const screens: Record<string, readonly string[]> = {
  '/console/settings/company': stored('company'),
  '/console/settings/hours': stored('hours'),
  '/console/settings/licenses': stored('licenses'),
  '/console/settings/prices': stored('prices'),
  '/console/settings/billing': stored('billing'),
  '/console/settings/reviews': stored('reviews'),
  '/console/settings/deadlines': stored('deadlines'),
  '/console/settings/calls': stored('calls'),
  '/console/settings/newsletter': stored('newsletter'),
  // Pages of their own: their tests are chat-settings.pg.test.ts and storm.pg.test.ts.
  '/admin-support/settings': [
    ...['supportHours', 'supportDates', 'chatOnCall', 'chatAlertAfterMinutes'],
    ...['chatNextAlertMinutes', 'chatQuietMinutes', 'chatKeptDays', 'suggestionsAreOn'],
  ],
  '/console/storm': ['stormNotice'],
  // Its test is setup-guide.pg.test.ts.
  '/console/setup': ['isLive'],
};

describe('a business setting', () => {
  it.each(Object.keys(defaultSettings))('%s has one screen', (setting) => {
    const found = Object.entries(screens).filter(([, settings]) => settings.includes(setting));
    expect(found.map(([path]) => path)).toHaveLength(1);
  });

  it('is written by no screen without being one', () => {
    const known = Object.keys(defaultSettings);
    expect(
      Object.values(screens)
        .flat()
        .filter((name) => !known.includes(name)),
    ).toEqual([]);
  });

  it('is found from the list of Settings', () => {
    const listed = settingsParts.map(({ path }) => path);
    expect(listed).toEqual(expect.arrayContaining(Object.keys(screens)));
  });

  it.each([
    'company',
    'hours',
    'licenses',
    'prices',
    'reviews',
    'deadlines',
    'newsletter',
  ] as const)('of %s is stored as it was shown', (name) => {
    const { version: _, ...fields } = shown[name];
    expect(Object.keys(fields).sort()).toEqual(Object.keys(settingsFields[name]).sort());
  });
});
