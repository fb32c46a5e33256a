// The press: once per state of the facts, a few at a time, and a plain answer when it is full.
import { expect, it } from 'vitest';
import { defaultSettings } from '#company/facts/settings.ts';
import { problemBody, RequestProblem } from '#server/platform/http/problem.ts';
import { createPress } from './press.ts';
import type { PrintFacts } from './print-facts.ts';

const facts = (companyName: string): PrintFacts => ({
  company: { ...defaultSettings, companyName },
  services: [],
  areas: [],
  claims: {},
  origin: 'https://prairieoak.example',
  link: null,
});

/** A press whose prints wait until they are let go. */
function slowPress() {
  const waiting: ((bytes: Uint8Array) => void)[] = [];
  let renders = 0;
  const press = createPress((_piece, { company }) => {
    renders += 1;
    return new Promise((resolve) => {
      waiting.push(() => resolve(Buffer.from(company.companyName)));
    });
  });
  return {
    press,
    renders: () => renders,
    letGo: () => {
      for (const resolve of waiting.splice(0)) resolve(Buffer.from(''));
    },
  };
}

it('prints once for everyone who asks for the same', async () => {
  const { press, renders, letGo } = slowPress();
  const first = Promise.all([1, 2, 3].map(() => press.print('Flyer', facts('Oak'))));
  letGo();
  const prints = await first;
  await press.print('Flyer', facts('Oak'));
  expect(renders()).toBe(1);
  expect(new Set(prints).size).toBe(1);
});

it('prints again when the facts have changed, and keeps flyer and card apart', async () => {
  const { press, renders, letGo } = slowPress();
  const prints = [
    press.print('Flyer', facts('Oak')),
    press.print('Business-Card', facts('Oak')),
    press.print('Flyer', facts('Elm')),
  ];
  letGo();
  expect((await Promise.all(prints)).map(String)).toEqual(['Oak', 'Oak', 'Elm']);
  expect(renders()).toBe(3);
});

it('asks the fourth at once to come again or to use the browser', async () => {
  const { press, letGo } = slowPress();
  const prints = ['Oak', 'Elm', 'Ash'].map((name) => press.print('Flyer', facts(name)));
  const refusal = await press.print('Flyer', facts('Yew')).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(RequestProblem);
  expect((refusal as RequestProblem).extras.retryAfterSeconds).toBe(5);
  const body = problemBody(refusal as RequestProblem);
  expect(body).toMatchObject({ status: 503, code: 'unavailable' });
  expect(body.message).toBe(body.detail);
  expect(body.alternative).toMatch(/Ctrl\+P or Cmd\+P/);
  letGo();
  await Promise.all(prints);
  const again = press.print('Flyer', facts('Yew'));
  letGo();
  expect(String(await again)).toBe('Yew');
});

it('tries again after a failure', async () => {
  let attempts = 0;
  const press = createPress(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('out of ink');
    return Buffer.from('printed');
  });
  await expect(press.print('Flyer', facts('Oak'))).rejects.toThrow('out of ink');
  expect(String(await press.print('Flyer', facts('Oak')))).toBe('printed');
});
