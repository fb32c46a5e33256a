// Two customers of one name are two in QuickBooks, in every export.
import { expect, it } from 'vitest';
import { exportNames } from './export-names.ts';

const named = (...pairs: [string, string][]) => pairs.map(([userId, name]) => ({ userId, name }));

it('numbers the second of one name, whatever its case', () => {
  const names = exportNames(named(['a', 'Bob Smith'], ['b', 'bob smith'], ['c', 'Ann Lee']), []);
  expect([...names.values()]).toEqual(['Bob Smith', 'bob smith (2)', 'Ann Lee']);
});

it('keeps the names of earlier exports, also when the other one comes first now', () => {
  const before = named(['a', 'Bob Smith'], ['b', 'Bob Smith (2)']);
  const names = exportNames(
    named(['b', 'Bob Smith'], ['c', 'Bob Smith'], ['a', 'Bob Smith']),
    before,
  );
  expect(Object.fromEntries(names)).toEqual({
    a: 'Bob Smith',
    b: 'Bob Smith (2)',
    c: 'Bob Smith (3)',
  });
});

it('gives a customer who has another name by now that name', () => {
  const names = exportNames(named(['a', 'Bob Jones']), named(['a', 'Bob Smith']));
  expect(names.get('a')).toBe('Bob Jones');
});

it('does not take a name that looks numbered for someone else', () => {
  const names = exportNames(named(['a', 'Bob (2)'], ['b', 'Bob'], ['c', 'Bob']), []);
  expect([...names.values()]).toEqual(['Bob (2)', 'Bob', 'Bob (3)']);
});
