// The clock of a promised reply, in office hours.
import { expect, it } from 'vitest';
import { dueLabel } from './due-label.ts';

it.each([
  [180, 'Reply due in 3 h'],
  [95, 'Reply due in 1 h 35 min'],
  [1, 'Reply due in 1 min'],
  [0, 'Reply due now'],
  [-20, 'Overdue by 20 min'],
  [-120, 'Overdue by 2 h'],
])('%i minutes: %s', (minutes, label) => {
  expect(dueLabel(minutes)).toBe(label);
});
