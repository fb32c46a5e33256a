import { expect, it } from 'vitest';
import { initialsOf } from './avatar.tsx';

it.each([
  ['Juniper Meadows', 'JM'],
  ['Ana María de la Cruz', 'AC'],
  ['Prince', 'P'],
  ['hazel@example.com', 'H'],
  ['élan vital', 'ÉV'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
