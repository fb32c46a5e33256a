// No page of an application makes a form by hand that its steps would make (docs/decisions/0068-steps-of-a-page.md).
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { handMadeFields } from './form-laws.ts';

const OF_STEPS = 'src/web/forms/app/';

const sources = globSync('src/web/**/*.{ts,tsx}').filter((file) => !file.startsWith(OF_STEPS));
const found = sources.filter((file) => handMadeFields(readFileSync(file, 'utf8')).length > 0);

it('leaves step and version to the steps of a page', () => {
  expect(found).toEqual([]);
});

/** What their one button is about is no form: the session, and the link in the address. Its answer is another page's. */
const withoutForm = [
  'src/web/site/sign-in/invitation.page.tsx',
  'src/web/site/sign-in/sign-in-link.page.tsx',
  'src/web/site/sign-in/sign-out.page.tsx',
];

it('makes every action of portal, console and sign-in of steps', () => {
  const own = globSync('src/web/{console,portal,site/sign-in}/**/*.tsx').filter((file) =>
    /export (async )?function action\b/.test(readFileSync(file, 'utf8')),
  );
  expect(own.sort()).toEqual(withoutForm);
});

it.each([
  '<input type="hidden" name="step" value="skip" />',
  '<input type="hidden" name="version" value={visit.version} />',
  '<Button type="submit" name={\'step\'} value="send" />',
])('would see %s', (planted) => {
  expect(handMadeFields(`<Form>\n${planted}\n</Form>`)).toEqual([2]);
});

it.each([
  "void submit({ step: 'move', version, visit }, { method: 'post' });",
  'void fetcher.submit({ visit, step }, options);',
  'void submit({\n  visit,\n  version: day.version,\n});',
])('would see that an object is sent by %s', (planted) => {
  expect(handMadeFields(`const submit = useSubmit();\n${planted}`)).toEqual([2]);
});

it('would see that an object is sent by its name', () => {
  const planted =
    "const fields = { step: 'move', version: day.version };\nvoid submit(fields, options);";
  expect(handMadeFields(planted)).toEqual([2]);
});

it('leaves other names alone', () => {
  expect(handMadeFields('<input name="versions" /><input name="steps" />')).toEqual([]);
  expect(handMadeFields('submit(form.current, { replace: true });')).toEqual([]);
  expect(handMadeFields('submitStep({ of: orderSteps, step, version });')).toEqual([]);
});
