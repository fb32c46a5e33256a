// The month of a project in the language of the page.
import { expect, it } from 'vitest';
import { monthOfProject } from './month-of-project.ts';

it('is written as its owner wrote it, or in Spanish', () => {
  expect(monthOfProject('May 2026', 'en')).toBe('May 2026');
  expect(monthOfProject('May 2026', 'es')).toBe('Mayo de 2026');
  expect(monthOfProject('December 2019', 'es')).toBe('Diciembre de 2019');
});
