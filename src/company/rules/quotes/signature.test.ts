// A signature is a whole name, whatever the script; one word asks for the other.
import { expect, it } from 'vitest';
import { SIGNATURE_MISSING, SIGNATURE_TOO_SHORT, signatureFault } from '../platform/form-fields.ts';

it.each([
  'Maria Ortega',
  'J. R. Ewing',
  'Li Wu',
  "Seán O'Neill",
  'Nguyễn Văn An',
  'Анна Петрова',
  'محمد علي',
  '王小明',
  '김민수',
  'Suharto Suharto',
])('%s is a signature', (name) => {
  expect(signatureFault(name)).toBe('');
});

it.each(['J', 'J.', 'Maria', 'J K', '12 34', 'Maria 2', '王', '- -'])('%s is not', (name) => {
  expect(signatureFault(name)).toBe(SIGNATURE_TOO_SHORT);
});

it('asks for one where there is none', () => {
  expect(signatureFault('   ')).toBe(SIGNATURE_MISSING);
});
