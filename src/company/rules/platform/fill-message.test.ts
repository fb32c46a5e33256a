// What a message says once it is filled in.
import { expect, it } from 'vitest';
import { fill } from './fill-message.ts';

it.each([
  ['Hasta las {time}.', { time: '9:00 a.m.' }, 'Hasta las 9:00 a.m.'],
  ['De {time} en adelante', { time: '1:00 p.m.' }, 'De 1:00 p.m. en adelante'],
  ['{count} left. {missing}', { count: 2 }, '2 left. {missing}'],
  ['Wait…{time}...', { time: '9:00 AM' }, 'Wait…9:00 AM...'],
])('%s', (message, values, filled) => {
  expect(fill(message, values)).toBe(filled);
});
