// When a step of getting started counts as done.
import { expect, it } from 'vitest';
import { setupStepState } from './setup-steps.ts';

it.each([
  ['crew', true, undefined, 'done'],
  ['crew', true, 'skipped', 'done'],
  ['crew', false, 'skipped', 'skipped'],
  ['crew', false, 'confirmed', 'open'],
  ['prices', false, 'confirmed', 'done'],
  ['prices', false, undefined, 'open'],
] as const)('%s, there: %s, said: %s, is %s', (step, isThere, answer, state) => {
  expect(setupStepState(step, isThere, answer)).toBe(state);
});
