// What was typed when a session ended: for its person alone, once, and for an hour (docs/product/sign-in-and-people.md#sessions).
import { expect, it } from 'vitest';
import { browserShelf } from '#web/lib/browser-shelf.ts';
import type { StoredFields } from './saved-form.ts';
import { forgetUnsent, saveUnsent, takeUnsent } from './unsent-forms.ts';

const HOUR = 60 * 60_000;
const NOW = Date.UTC(2026, 10, 23, 15);
const typed: StoredFields = [['phone', '(281) 555-0188']];

it('is given once', () => {
  saveUnsent('/account rowan', typed, NOW);
  expect(takeUnsent('/account rowan', NOW + 1)).toEqual(typed);
  expect(takeUnsent('/account rowan', NOW + 1)).toBeUndefined();
});

it('is given for its page and person alone', () => {
  saveUnsent('/account rowan', typed, NOW);
  expect(takeUnsent('/account juniper', NOW)).toBeUndefined();
  expect(takeUnsent('/requests/new rowan', NOW)).toBeUndefined();
  expect(takeUnsent('/account rowan', NOW)).toEqual(typed);
});

it.each([
  ['before an hour is over', HOUR - 1, true],
  ['after an hour', HOUR, false],
  ['by a clock that was set back', -1, false],
])('is given %s: %s ms, %s', (_when, later, isGiven) => {
  saveUnsent('/account rowan', typed, NOW);
  expect(takeUnsent('/account rowan', NOW + later)).toEqual(isGiven ? typed : undefined);
});

it('is gone from storage when another person is here, or an hour has passed', () => {
  saveUnsent('/account rowan', typed, NOW);
  saveUnsent('/account juniper', typed, NOW);
  saveUnsent('/requests/new juniper', typed, NOW - HOUR);
  forgetUnsent('juniper', NOW);
  expect(browserShelf.names('unsent')).toEqual(['unsent form of /account juniper']);
});

it.each(['', 'no JSON', 'null', '[]', '{"at":"x"}'])('takes nothing from %j', (text) => {
  browserShelf.put('unsent form of /account rowan', text);
  expect(takeUnsent('/account rowan', NOW)).toBeUndefined();
});
