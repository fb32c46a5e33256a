// A mail greets by a first name and by nothing else that someone may have typed there.
import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

it.each([
  ['Maria Example', 'Maria'],
  ['  maria  ', 'maria'],
  ['José María de la Cruz Ortiz', 'José'],
  ["Sinéad O'Brien", 'Sinéad'],
  ['D’Arcy Smith', 'D’Arcy'],
  ['Anne-Marie', 'Anne-Marie'],
  ['王小明', '王小明'],
  ['Zoe\u0308 Müller', 'Zoe\u0308'],
  ['अमित शर्मा', 'अमित'],
  ['Maria J. Example, Jr.', 'Maria'],
])('%s is greeted as %s', (name, first) => {
  expect(greeting(name)).toBe(`Hello ${first}`);
});

it.each([
  'You have won! Claim at http://evil.example',
  'http://evil.example',
  'evil.example',
  'Free money at evil.example',
  'Visit evil.example/now',
  'You have been chosen to get a prize',
  'WIN $500',
  'call 281-555-0199',
  'me@evil.example',
  '<b>Maria</b>',
  'Maria\nBcc: x@evil.example',
  '🌳',
  '- - -',
  "'",
  'A'.repeat(41),
  '\u202Eairam',
  '',
])('%j is greeted by no name', (name) => {
  expect(greeting(name)).toBe('Hello');
});
