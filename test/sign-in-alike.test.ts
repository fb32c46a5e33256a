// Asks for sign-in codes and guesses at them, for known and unknown addresses by turns: nothing tells them apart.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInCodes, users } from '#server/platform/database/schema/account.ts';
import { rounds } from './rounds.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const PROBES = rounds(120, 2_000);
const WARM_UP = rounds(20, 100);

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'kim@example.com' });
});
afterAll(() => test.close());

type Probe = { ms: number; answer: string };

/** Sends once, from a network of its own, and gives the time and all that the answer says. */
async function probe(url: string, payload: object, count: number): Promise<Probe> {
  const remoteAddress = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
  const start = performance.now();
  const answer = await test.app.inject({ method: 'POST', url, payload, remoteAddress });
  const ms = performance.now() - start;
  const { date: _date, 'set-cookie': cookie, ...others } = answer.headers;
  const visitor = String(cookie).replace(/visitor=[\w-]{43}/, 'visitor=…');
  return { ms, answer: JSON.stringify([answer.statusCode, answer.body, others, visitor]) };
}

/** What three of four last longer than: a busy machine only ever adds to some, and a difference that is always there is in all of them. */
function quartile(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 2] ?? 0;
}

/** Sends to as many people as strangers, by turns. */
async function compare(name: string, url: string, payloadFor: (email: string) => object) {
  const people = Array.from({ length: PROBES / 2 }, (_, index) => ({
    email: `${name}.${String(index).padStart(6, '0')}@example.com`,
  }));
  await test.open.db.insert(users).values(people);
  const warm = (count: number) => payloadFor(`warm.${name}.${count}@example.com`);
  for (let count = 0; count < WARM_UP; count++) await probe(url, warm(count), count);
  const known: Probe[] = [];
  const unknown: Probe[] = [];
  for (const [index, { email }] of people.entries()) {
    const ofKnown = async () => known.push(await probe(url, payloadFor(email), index));
    const ofUnknown = async () =>
      unknown.push(await probe(url, payloadFor(email.replace(name, 'nobody')), index));
    // Now one is first, now the other: what the one leaves to be done in the background, the next one pays for.
    for (const ask of index % 2 === 0 ? [ofKnown, ofUnknown] : [ofUnknown, ofKnown]) await ask();
  }
  expect(new Set([...known, ...unknown].map(({ answer }) => answer)).size).toBe(1);
  const [one = 0, other = 0] = [known, unknown].map((probes) =>
    quartile(probes.map(({ ms }) => ms)),
  );
  console.log(
    `${name}: quartile for known ${one.toFixed(2)} ms, for unknown ${other.toFixed(2)} ms`,
  );
  expect(Math.abs(one - other)).toBeLessThan(Math.max(5, 0.1 * Math.max(one, other)));
}

it(`${PROBES} requests for a code look and last the same, no matter who has the address`, () =>
  compare('asked', '/api/auth/code', (email) => ({ email })));

it(`${PROBES} guesses at a code look and last the same, no matter who has the address`, () =>
  compare('guess', '/api/auth/verify', (email) => ({ email, code: '00000000' })));

it(`${PROBES} requests about one address mail little, and every answer is the same`, async () => {
  const answers = new Set<string>();
  const email = 'one.address@example.com';
  for (let count = 0; count < PROBES; count++) {
    answers.add((await probe('/api/auth/code', { email }, count)).answer);
  }
  expect(answers.size).toBe(1);
  expect(await test.open.db.$count(signInCodes, eq(signInCodes.email, email))).toBe(4);
});
