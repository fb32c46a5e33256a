// Lists and counts in sentences of both languages.
import { expect, it } from 'vitest';
import { describeCount, joinWords } from './list-sentence.ts';

it.each([
  [[], '', ''],
  [['Cypress'], 'Cypress', 'Cypress'],
  [['Cypress', 'Katy'], 'Cypress and Katy', 'Cypress y Katy'],
  [['Katy', 'Spring', 'Irving'], 'Katy, Spring and Irving', 'Katy, Spring e Irving'],
  [['agua', 'hierba'], 'agua and hierba', 'agua y hierba'],
  [['madera', 'hilo'], 'madera and hilo', 'madera e hilo'],
])('joins %j', (items, english, spanish) => {
  expect([joinWords(items), joinWords(items, 'es')]).toEqual([english, spanish]);
});

it.each([
  [0, 'No', 'Cero'],
  [1, 'One', 'Un'],
  [6, 'Six', 'Seis'],
  [16, 'Sixteen', 'Dieciséis'],
  [20, 'Twenty', 'Veinte'],
  [21, '21', '21'],
])('writes %d out', (count, english, spanish) => {
  expect([describeCount(count), describeCount(count, 'es')]).toEqual([english, spanish]);
});
