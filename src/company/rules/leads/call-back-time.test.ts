// The promised time of a call, as it is said in each language.
import { expect, it } from 'vitest';
import { callBackTime } from './call-back-time.ts';

it.each([
  [
    '2026-11-09T21:40:00Z',
    '3:40 PM on Monday, November 9',
    'las 3:40 p.m. del lunes, 9 de noviembre',
  ],
  [
    '2026-11-10T19:05:00Z',
    '1:05 PM on Tuesday, November 10',
    'la 1:05 p.m. del martes, 10 de noviembre',
  ],
])('%s', (instant, english, spanish) => {
  const said = (language: 'en' | 'es') =>
    callBackTime(new Date(instant), 'America/Chicago', language);
  expect([said('en'), said('es')]).toEqual([english, spanish]);
});
