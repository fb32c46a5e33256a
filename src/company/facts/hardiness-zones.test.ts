// What the USDA map of 2023 says of Cypress.
import { expect, it } from 'vitest';
import { winterOf } from './hardiness-zones.ts';

it('knows the zones of the office and its neighbor, and nothing of Dallas', () => {
  expect(winterOf('77429')?.zone).toBe('9b');
  expect(winterOf('77433')?.zone).toBe('9a');
  expect(winterOf('75201')).toBeUndefined();
});
