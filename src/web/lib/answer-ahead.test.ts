// An answer asked for at the press is handed over once, to anyone who asks for the same, and never after a change.
import { expect, it } from 'vitest';
import { answerAhead } from './answer-ahead.ts';

const PAGE = 'https://prairie-oak.test/console/visits.data?_routes=a%2Cb';
const OTHER = 'https://prairie-oak.test/console/leads.data';

/** A network that answers with how often it was asked, and remembers what was broken off. */
function network() {
  const asked: { url: string; signal: AbortSignal | null | undefined }[] = [];
  let now = 0;
  const ask: typeof fetch = async (input, init) => {
    asked.push({ url: String(input), signal: init?.signal });
    return new Response(`answer ${asked.length}`);
  };
  const ahead = answerAhead(ask, () => now);
  const pass = (ms: number) => {
    now += ms;
  };
  const textOf = async (input: RequestInfo | URL, init?: RequestInit) =>
    (await ahead.fetch(input, init)).text();
  return { asked, ahead, textOf, pass };
}

it('is handed to the next who asks for the same, and to no one after that', async () => {
  const { asked, ahead, textOf } = network();
  ahead.ask(PAGE);
  expect(await textOf(new URL(PAGE))).toBe('answer 1');
  expect(asked).toHaveLength(1);
  expect(await textOf(PAGE)).toBe('answer 2');
});

it('is asked for once, however often the link is pressed', async () => {
  const { asked, ahead } = network();
  ahead.ask(PAGE);
  ahead.ask(PAGE);
  expect(asked).toHaveLength(1);
});

it('is for its own address alone; a second link takes its place and breaks the first off', async () => {
  const { asked, ahead, textOf } = network();
  ahead.ask(PAGE);
  expect(await textOf(OTHER)).toBe('answer 2');
  ahead.ask(OTHER);
  expect(asked[0]?.signal?.aborted).toBe(true);
  expect(await textOf(PAGE)).toBe('answer 4');
});

it('is too old after five seconds', async () => {
  const { ahead, textOf, pass } = network();
  ahead.ask(PAGE);
  pass(5_000);
  expect(await textOf(PAGE)).toBe('answer 2');
});

it('is forgotten when something is sent: what was asked for before may not show it', async () => {
  const { asked, ahead, textOf } = network();
  ahead.ask(PAGE);
  await textOf('https://prairie-oak.test/console/leads.data', { method: 'POST' });
  expect(asked[0]?.signal?.aborted).toBe(true);
  expect(await textOf(PAGE)).toBe('answer 3');
});

it('is forgotten when the press has become a scroll', async () => {
  const { ahead, textOf } = network();
  ahead.ask(PAGE);
  ahead.forget();
  expect(await textOf(PAGE)).toBe('answer 2');
});

it('is asked for again when the first did not come', async () => {
  let tries = 0;
  const ahead = answerAhead(async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('the network is away');
    return new Response('there');
  });
  ahead.ask(PAGE);
  expect(await (await ahead.fetch(PAGE)).text()).toBe('there');
});
