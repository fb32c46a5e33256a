// Names of which one half, or both, are missing.
import { expect, it } from 'vitest';
import { personName } from './person-name.ts';

it.each([
  [{ firstName: 'Maria', lastName: 'Example' }, 'Maria Example'],
  [{ firstName: 'Maria', lastName: null }, 'Maria'],
  [{ firstName: '', lastName: 'Example' }, 'Example'],
  [{ firstName: null, lastName: null }, ''],
  [undefined, ''],
])('%o is called "%s"', (person, name) => {
  expect(personName(person)).toBe(name);
});
