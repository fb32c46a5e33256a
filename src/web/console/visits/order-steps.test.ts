// The order of a crew's day, as its forms send it: one stop moved, the shorter order taken, and the order before put back.
import { expect, it } from 'vitest';
import { sendStep } from '#web/forms/app/send-step.ts';
import type { Api } from '#web/lib/api-client.ts';
import { orderFields, orderSteps } from './order-steps.ts';

/** Sends a form about a day of the stops 11, 12 and 13; gives the order that the API was asked for, and the way back. */
async function send(fields: Record<string, string | number>) {
  let asked: unknown;
  const api = (async (endpoint: string, { body }: { body?: unknown }) => {
    if (endpoint.startsWith('GET')) return { stops: [11, 12, 13].map((visitId) => ({ visitId })) };
    asked = body;
    return { version: 8 };
  }) as Api;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  const url = new URL('http://localhost/console/visits/day/1/2026-11-10');
  const params = { crewId: '1', date: '2026-11-10' };
  const outcome = await sendStep(orderSteps, { api, params, url, form });
  if (!outcome.isTaken) throw new Error(`refused with ${outcome.status}`);
  const { searchParams } = new URL(outcome.goTo, url);
  return { asked, undo: Object.fromEntries(new URLSearchParams(searchParams.get('undo') ?? '')) };
}

it.each([
  ['earlier', 13, 1, [11, 13, 12]],
  ['later', 11, 1, [12, 11, 13]],
  ['to the end', 11, 2, [12, 13, 11]],
])('moves a stop %s', async (_, visit, place, visitIds) => {
  const { asked } = await send({ step: 'move', version: 7, visit, place });
  expect(asked).toEqual({ version: 7, visitIds });
});

it('takes the order that was shown', async () => {
  const { asked } = await send({ step: 'order', version: 7, ...orderFields([13, 11, 12]) });
  expect(asked).toEqual({ version: 7, visitIds: [13, 11, 12] });
});

it('puts the order before back, on the version that it has made', async () => {
  const { undo } = await send({ step: 'move', version: 7, visit: 13, place: 0 });
  const { asked } = await send({ step: 'restore', ...undo });
  expect(asked).toEqual({ version: 8, visitIds: [11, 12, 13] });
});
