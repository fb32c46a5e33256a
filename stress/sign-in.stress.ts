// Asks for sign-in codes two thousand times, for known and unknown addresses by turns: nothing tells them apart.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInCodes, users } from '#server/database/schema/account.ts';
import { createTestApp, type TestApp } from '../test/test-app.ts';

const PROBES = 2_000;
const WARM_UP = 100;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'kim@example.com' });
});
afterAll(() => test.close());

type Probe = { ms: number; answer: string };

/** Asks once, from a network of its own, and gives the time and all that the answer says. */
async function probe(email: string, count: number): Promise<Probe> {
  const remoteAddress = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
  const start = performance.now();
  const { statusCode, body, headers } = await test.app.inject({
    method: 'POST',
    url: '/api/auth/code',
    payload: { email },
    remoteAddress,
  });
  const ms = performance.now() - start;
  const { date: _date, 'set-cookie': cookie, ...others } = headers;
  const visitor = String(cookie).replace(/visitor=[\w-]{43}/, 'visitor=…');
  return { ms, answer: JSON.stringify([statusCode, body, others, visitor]) };
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

it(`${PROBES} probes of known and unknown addresses look and last the same`, async () => {
  const people = Array.from({ length: PROBES / 2 }, (_, index) => ({
    email: `person.${String(index).padStart(6, '0')}@example.com`,
  }));
  await test.open.db.insert(users).values(people);
  const strangers = people.map(({ email }) => ({ email: email.replace('person', 'nobody') }));
  for (let count = 0; count < WARM_UP; count++) await probe(`warm.${count}@example.com`, count);

  const known: Probe[] = [];
  const unknown: Probe[] = [];
  for (const [index, { email }] of people.entries()) {
    known.push(await probe(email, index));
    unknown.push(await probe(strangers[index]?.email ?? '', index));
  }
  expect(new Set([...known, ...unknown].map(({ answer }) => answer)).size).toBe(1);
  const [one, other] = [known, unknown].map((probes) => median(probes.map(({ ms }) => ms)));
  const difference = Math.abs((one ?? 0) - (other ?? 0));
  console.log(`medians: known ${one?.toFixed(2)} ms, unknown ${other?.toFixed(2)} ms`);
  expect(difference).toBeLessThan(Math.max(5, 0.1 * Math.max(one ?? 0, other ?? 0)));
});

it('two thousand requests about one address mail little, and every answer is the same', async () => {
  const answers = new Set<string>();
  for (let count = 0; count < PROBES; count++) {
    answers.add((await probe('one.address@example.com', count)).answer);
  }
  expect(answers.size).toBe(1);
  const codes = await test.open.db.$count(
    signInCodes,
    sql`${signInCodes.email} = 'one.address@example.com'`,
  );
  expect(codes).toBe(4);
});
