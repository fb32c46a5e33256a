// How many text messages a text becomes, at the edges of each alphabet.
import { expect, it } from 'vitest';
import { textSize } from './text-segments.ts';

it.each([
  ['nothing', '', 0, false],
  ['160 plain letters', 'a'.repeat(160), 1, false],
  ['161', 'a'.repeat(161), 2, false],
  ['306', 'a'.repeat(306), 2, false],
  ['307', 'a'.repeat(307), 3, false],
  ['80 signs of two letters', '€'.repeat(80), 1, false],
  ['81 of them', `${'[]'.repeat(40)}€`, 2, false],
  ['one that would be torn apart', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 3, false],
  ['70 with a curly mark', `${'a'.repeat(69)}’`, 1, true],
  ['71 with one', `${'a'.repeat(70)}’`, 2, true],
  ['35 small pictures', '🌳'.repeat(35), 1, true],
  ['36 of them, which are not torn apart', '🌳'.repeat(36), 2, true],
  ['Spanish with ñ and é', 'Mañana, José'.padEnd(160, '.'), 1, false],
  ['Spanish with á', 'Más'.padEnd(71, '.'), 2, true],
])('%s', (_, text, count, isUnicode) => expect(textSize(text)).toEqual({ count, isUnicode }));
