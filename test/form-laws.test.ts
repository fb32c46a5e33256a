// No page of an application makes a form by hand that its steps would make (docs/decisions/0068-steps-of-a-page.md).
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { handMadeFields } from './form-laws.ts';

const OF_STEPS = 'src/web/forms/app/';

/** What makes its forms by `useAppForm` or by a client of its own, file by file: the list only gets shorter. */
const byHand = new Set([
  // Signing in is no page of portal or console.
  'src/web/site/sign-in/code-steps.tsx',
  'src/web/site/sign-in/confirm.page.tsx',
  'src/web/site/sign-in/sign-in.page.tsx',
]);

const sources = globSync('src/web/**/*.tsx').filter((file) => !file.startsWith(OF_STEPS));
const found = sources.filter((file) => handMadeFields(readFileSync(file, 'utf8')).length > 0);

it('leaves step and version to the steps of a page', () => {
  expect(found.filter((file) => !byHand.has(file))).toEqual([]);
});

it('names no file that keeps it by now', () => {
  expect([...byHand].filter((file) => !found.includes(file))).toEqual([]);
});

it.each([
  '<input type="hidden" name="step" value="skip" />',
  '<input type="hidden" name="version" value={visit.version} />',
  '<Button type="submit" name={\'step\'} value="send" />',
])('would see %s', (planted) => {
  expect(handMadeFields(`<Form>\n${planted}\n</Form>`)).toEqual([2]);
});

it('leaves other names alone', () => {
  expect(handMadeFields('<input name="versions" /><input name="steps" />')).toEqual([]);
});
