// The guard of public forms: people pass unnoticed, robots are reviewed, and no one is refused for looking odd.
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FormGuardAnswer } from '#contract/leads/form-guard.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ RATE_LIMIT: 'on' });
});
afterAll(() => test.close());

/** Each test speaks from an address of its own, so that limits start anew. */
let address = 0;
beforeEach(async () => {
  address += 1;
  test.setNow(TEST_NOW);
  await test.context.db.delete(quoteRequests);
});

const from = () => ({ remoteAddress: `192.0.2.${address}` });
const later = (seconds: number) =>
  test.setNow(new Date(test.context.clock().getTime() + seconds * 1000));

let person = 0;
function payload(change: object = {}) {
  person += 1;
  return {
    firstName: 'Maria',
    lastName: 'Example',
    email: `maria${person}@example.com`,
    phone: '(281) 555-0111',
    serviceType: 'fencing',
    projectDetails: `A cedar fence of ${person} feet.`,
    ...change,
  };
}

async function guard(form = 'quote'): Promise<FormGuardAnswer> {
  const answer = await test.app.inject({ url: `/api/form-guard?form=${form}`, ...from() });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function send(change: object) {
  return test.app.inject({
    method: 'POST',
    url: '/api/quote-requests',
    payload: payload(change),
    ...from(),
  });
}

/** Sends what must be accepted, and gives the reasons for which it is held. */
async function reasonsOf(change: object): Promise<string[]> {
  const answer = await send(change);
  expect(answer.statusCode, answer.body).toBe(201);
  expect(Object.keys(answer.json())).toEqual(['id', 'createdAt', 'receipt']);
  const [row] = await test.context.db
    .select()
    .from(quoteRequests)
    .where(eq(quoteRequests.id, answer.json().id));
  expect(row?.underReview).toBe((row?.reviewReasons.length ?? 0) > 0);
  return row?.reviewReasons ?? [];
}

/** What a person's form holds: a token that is some seconds old. */
async function personsToken(): Promise<string> {
  const { token } = await guard();
  later(20);
  return token;
}

async function solve({ challenge }: FormGuardAnswer): Promise<string> {
  if (!challenge) throw new Error('no work was asked for');
  const solution = await solveChallenge({ challenge, deriveKey } as Parameters<
    typeof solveChallenge
  >[0]);
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

describe('a person', () => {
  it('who takes their time is not held, even after hours with an open form', async () => {
    expect(await reasonsOf({ formToken: await personsToken() })).toEqual([]);
    const { token } = await guard();
    later(11 * 3600);
    expect(await reasonsOf({ formToken: token })).toEqual([]);
  });

  it('may send one link', async () => {
    const projectDetails = 'Like this one: https://example.com/fence';
    expect(await reasonsOf({ formToken: await personsToken(), projectDetails })).toEqual([]);
  });

  it('may ask again in the same words', async () => {
    const words = { email: 'again@example.com', projectDetails: 'A cedar fence behind the house.' };
    for (let times = 0; times < 2; times += 1) {
      expect(await reasonsOf({ formToken: await personsToken(), ...words })).toEqual([]);
    }
  });

  it('may say what others have said when it is short', async () => {
    for (let times = 0; times < 2; times += 1) {
      const words = { projectDetails: 'Please call me.' };
      expect(await reasonsOf({ formToken: await personsToken(), ...words })).toEqual([]);
    }
  });

  it('may ask a fourth time after an hour', async () => {
    const email = 'patient@example.com';
    for (let times = 0; times < 3; times += 1) {
      expect(await reasonsOf({ formToken: await personsToken(), email })).toEqual([]);
    }
    later(3600);
    expect(await reasonsOf({ formToken: await personsToken(), email })).toEqual([]);
  });

  it('whose entry was wrong once sends it again with the same token', async () => {
    const formToken = await personsToken();
    expect((await send({ formToken, phone: 'x' })).statusCode).toBe(422);
    expect(
      (await send({ formToken, photos: ['11111111-2222-4333-8444-555555555555'] })).statusCode,
    ).toBe(422);
    expect(await reasonsOf({ formToken })).toEqual([]);
  });
});

describe('a message is accepted but reviewed', () => {
  it('without a token, as a browser without JavaScript sends it', async () => {
    expect(await reasonsOf({})).toEqual(['no_token']);
  });

  it.each([
    ['made up', async () => 'quote.1.00.x'],
    [
      'changed',
      // The last character of all carries only part of a byte; the one before it changes the signature for sure.
      async () => (await personsToken()).replace(/.(?=.$)/, (each) => (each === 'A' ? 'B' : 'A')),
    ],
    ['moved back in time', async () => (await personsToken()).replace(/\.\d+\./, '.1.')],
    ['of another form', async () => (await guard('newsletter')).token],
    ['of 100,000 characters', async () => 'a'.repeat(90_000)],
  ])('with a token that is %s', async (_what, make) => {
    const formToken = await make();
    later(20);
    expect(await reasonsOf({ formToken })).toEqual(['no_token']);
  });

  it('when it comes faster than people type', async () => {
    const { token } = await guard();
    later(1);
    expect(await reasonsOf({ formToken: token })).toEqual(['too_fast']);
  });

  it('when its form is older than twelve hours', async () => {
    const { token } = await guard();
    later(12.1 * 3600);
    expect(await reasonsOf({ formToken: token })).toEqual(['token_expired']);
  });

  it('when its token was used before', async () => {
    const formToken = await personsToken();
    expect(await reasonsOf({ formToken })).toEqual([]);
    expect(await reasonsOf({ formToken })).toEqual(['token_reused']);
  });

  it('when the field that people do not see is filled in', async () => {
    const formToken = await personsToken();
    expect(await reasonsOf({ formToken, website: 'https://spam.example' })).toEqual(['honeypot']);
  });

  it.each([
    ['several links', { projectDetails: 'http://a.example http://b.example' }],
    ['a link in the name', { firstName: 'Win at www.a.example' }],
    ['markup of a link', { projectDetails: '<a href=x>y</a> [url=z]' }],
  ])('with %s', async (_what, change) => {
    expect(await reasonsOf({ formToken: await personsToken(), ...change })).toEqual(['links']);
  });

  it('when others have sent the same text, however it is spaced', async () => {
    const text = 'We can bring your site to the top of every search.';
    expect(await reasonsOf({ formToken: await personsToken(), projectDetails: text })).toEqual([]);
    const again = { projectDetails: text.toUpperCase().replaceAll(' ', '  \n') };
    expect(await reasonsOf({ formToken: await personsToken(), ...again })).toEqual([
      'repeated_text',
    ]);
  });

  it('when one address asks for the fourth time within an hour', async () => {
    const email = 'Often@example.com';
    for (let times = 0; times < 3; times += 1) {
      expect(await reasonsOf({ formToken: await personsToken(), email })).toEqual([]);
    }
    // The same mailbox, with a tag that its person may make up.
    const fourth = { formToken: await personsToken(), email: 'often+again@example.com' };
    expect(await reasonsOf(fourth)).toEqual(['repeated_sender']);
  });
});

describe('when many come from one connection', () => {
  /** Half of the hour's limit, sent by people. */
  async function halfUse(): Promise<void> {
    for (let times = 0; times < 10; times += 1) {
      expect(await reasonsOf({ formToken: await personsToken() })).toEqual([]);
    }
  }

  it('browsers are asked to work, and who does the work is not held', async () => {
    expect((await guard()).challenge).toBeNull();
    await halfUse();
    const asked = await guard();
    expect(asked.challenge?.parameters.algorithm).toBe('PBKDF2/SHA-256');
    const proof = await solve(asked);
    later(20);
    expect(await reasonsOf({ formToken: asked.token, proof })).toEqual([]);
    const next = await personsToken();
    expect(await reasonsOf({ formToken: next, proof })).toEqual(['no_proof']);
  });

  it('who does not do it, does it wrong or late or for another form, is held', async () => {
    await halfUse();
    expect(await reasonsOf({ formToken: await personsToken() })).toEqual(['no_proof']);

    const asked = await guard();
    const right = JSON.parse(Buffer.from(await solve(asked), 'base64').toString());
    const forged = { ...right, solution: { counter: 1, derivedKey: 'ab'.repeat(32) } };
    const easier = structuredClone(right);
    easier.challenge.parameters.keyPrefix = '00';
    for (const proof of [forged, easier, {}, 'x'.repeat(9_000)]) {
      const text = Buffer.from(JSON.stringify(proof)).toString('base64');
      expect(await reasonsOf({ formToken: await personsToken(), proof: text })).toEqual([
        'no_proof',
      ]);
    }
  });

  it('a proof counts for an hour and for its own form', async () => {
    await halfUse();
    const late = await solve(await guard());
    later(3601);
    await halfUse();
    expect(await reasonsOf({ formToken: await personsToken(), proof: late })).toEqual(['no_proof']);
  });

  it('the limit of the hour ends it, with the time to wait', async () => {
    for (let times = 0; times < 6; times += 1) expect((await send({})).statusCode).toBe(201);
    const seventh = await send({});
    expect(seventh.statusCode).toBe(429);
    expect(Number(seventh.headers['retry-after'])).toBeGreaterThan(0);
    // A form with its token still passes: only those without are limited so tightly.
    expect(await reasonsOf({ formToken: await personsToken() })).toEqual([]);
  });
});

describe('with RATE_LIMIT=off', () => {
  it('neither form time nor work is asked for; what the words say still counts', async () => {
    const open = await createTestApp();
    try {
      const post = (change: object) =>
        open.app.inject({ method: 'POST', url: '/api/quote-requests', payload: payload(change) });
      for (let times = 0; times < 30; times += 1) expect((await post({})).statusCode).toBe(201);
      await post({ website: 'x' });
      const rows = await open.context.db.select().from(quoteRequests);
      expect(rows).toHaveLength(31);
      const held = rows.filter((row) => row.underReview);
      expect(held.map((row) => row.reviewReasons)).toEqual([['honeypot']]);
    } finally {
      await open.close();
    }
  });
});
