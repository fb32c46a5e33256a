// Every business setting can be changed in the console: each is in one part of it, which has a page in the list of Settings.
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#company/facts/settings.ts';
import { settingsFields } from '#contract/platform/business-settings.ts';
import { parts, presentParts } from '#server/platform/settings/settings-parts.ts';
import { settingsParts } from '#web/console/settings/settings-parts.ts';

const shown = presentParts(defaultSettings);

/** The page of each part, and which settings its form writes. */
const screens: Record<string, readonly string[]> = {
  '/console/settings/company': Object.keys(parts.company.store(shown.company)),
  '/console/settings/hours': Object.keys(parts.hours.store(shown.hours)),
  '/console/settings/licenses': Object.keys(parts.licenses.store(shown.licenses)),
  '/console/settings/prices': Object.keys(parts.prices.store(shown.prices)),
  // Pages of their own: their tests are chat-settings.pg.test.ts and storm.pg.test.ts.
  '/admin-support/settings': [
    ...['supportHours', 'supportDates', 'chatOnCall', 'chatAlertAfterMinutes'],
    ...['chatNextAlertMinutes', 'chatQuietMinutes', 'chatKeptDays'],
  ],
  '/console/storm': ['stormNotice'],
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

  it.each(['company', 'hours', 'licenses', 'prices'] as const)(
    'of %s is stored as it was shown',
    (name) => {
      const { version: _, ...fields } = shown[name];
      expect(Object.keys(fields).sort()).toEqual(Object.keys(settingsFields[name]).sort());
    },
  );
});
