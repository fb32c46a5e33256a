// Both lists of what a run has name files that there are.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ERRANDS_OF_EVERY_CHANGE, LEFT_TO_EVERYTHING } from './test-sizes.ts';

it.each([
  ...LEFT_TO_EVERYTHING,
  ...ERRANDS_OF_EVERY_CHANGE.map((errand) => `e2e/${errand}.spec.ts`),
])('%s is there', (file) => {
  expect(existsSync(join(import.meta.dirname, '..', file))).toBe(true);
});
