// A rush on one slot: most people are refused without an attempt of their own, and no one is refused who has a claim.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import {
  book,
  booking,
  closeCalendar,
  countStatuses,
  emptyCalendar,
  hold,
  newVisitor,
  seatFaults,
  setCapacity,
} from '../../../test/booking-steps.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { bookConsultation } from './booking.service.ts';
import { createSlotTurns } from './slot-turns.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
afterEach(() => closeCalendar(test.open.db));

/** Forty people who book the slot at the same moment. */
const crowd = () => Array.from({ length: 40 }, () => book(test.app));

describe('in a rush on one slot', () => {
  it('a repeated request gets its first answer, although the slot is taken', async () => {
    const key = { 'idempotency-key': 'sent-before-the-rush' };
    const first = await book(test.app, {}, key);
    const strangers = crowd();
    const again = book(test.app, {}, key);
    const answers = await Promise.all([...strangers, ...crowd()]);
    expect(countStatuses(answers)).toEqual({ 409: 80 });
    expect((await again).statusCode).toBe(201);
    expect((await again).json()).toEqual(first.json());
  });

  it('the visitor for whom the slot is kept gets it', async () => {
    const visitor = newVisitor();
    expect((await hold(test.app, {}, visitor)).statusCode).toBe(201);
    const strangers = crowd();
    const theirs = book(test.app, {}, visitor);
    expect(countStatuses(await Promise.all(strangers))).toEqual({ 409: 40 });
    expect((await theirs).statusCode).toBe(201);
  });

  it('a visitor whose own hold is in the way can keep a longer visit', async () => {
    const visitor = newVisitor();
    await hold(test.app, {}, visitor);
    const longer = { consultationTypeId: 3 };
    const strangers = Array.from({ length: 20 }, () => hold(test.app, longer, newVisitor()));
    const theirs = hold(test.app, longer, visitor);
    expect(countStatuses(await Promise.all(strangers))).toEqual({ 409: 20 });
    expect((await theirs).statusCode).toBe(201);
  });

  it('a request that disagrees with its type is told that, not that the slot is taken', async () => {
    const strangers = crowd();
    const wrong = book(test.app, { duration: 5 });
    await Promise.all(strangers);
    expect((await wrong).statusCode).toBe(422);
  });

  it('the refused hear of three other times', async () => {
    const answers = await Promise.all(crowd());
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 39 });
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    for (const answer of refused) expect(answer.json().alternatives).toHaveLength(3);
  });
});

describe('without turns, as on several instances', () => {
  it('the database alone gives out exactly as many seats as there are', async () => {
    for (const seats of [1, 3]) {
      await setCapacity(test.open.db, seats);
      const inspection = { reasons: [], spends: [] };
      const attempts = await Promise.allSettled(
        Array.from({ length: 100 }, (_, index) => {
          const owner = { visitorHash: `stranger ${index}`, verifiedEmail: undefined };
          const booker = { visitorHash: undefined, owner, inspection, attempt: undefined };
          return bookConsultation(test.context, booking, booker);
        }),
      );
      const refusals = attempts.filter((one) => one.status === 'rejected');
      expect(refusals.map(({ reason }) => (reason as RequestProblem).code)).toEqual(
        Array.from({ length: 100 - seats }, () => 'slot_taken'),
      );
      expect(await test.open.db.$count(appointments)).toBe(seats);
      expect(await seatFaults(test.open.db)).toEqual([]);
      await emptyCalendar(test.open.db);
    }
  }, 60_000);
});

describe('taking turns', () => {
  const taken = () => new RequestProblem('slot_taken', 'Taken.');
  const nobody = async () => new Set<string>();

  it('makes one attempt at a time, and one refusal answers all who were waiting', async () => {
    const attempts: string[] = [];
    const take = createSlotTurns<string, string>(async (person) => {
      attempts.push(person);
      await Promise.resolve();
      if (attempts.length > 2) throw taken();
      return `${person} has a seat`;
    }, nobody);
    const outcomes = await Promise.allSettled(
      ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'].map((person) => take('ten', person)),
    );
    expect(attempts).toEqual(['Ann', 'Ben', 'Cat']);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
    ]);
  });

  it('lets those try whom the refusal does not concern', async () => {
    const take = createSlotTurns<string, string>(
      async (person) => {
        if (person !== 'Eve') throw taken();
        return 'had it before';
      },
      async () => new Set(['Eve']),
    );
    const [ann, eve] = await Promise.allSettled([take('ten', 'Ann'), take('ten', 'Eve')]);
    expect(ann?.status).toBe('rejected');
    expect(eve).toEqual({ status: 'fulfilled', value: 'had it before' });
  });

  it('keeps other failures to the one they happened to', async () => {
    const take = createSlotTurns<string, string>(async (person) => {
      if (person === 'Ann') throw new Error('her name is too long');
      return 'booked';
    }, nobody);
    const [ann, ben] = await Promise.allSettled([take('ten', 'Ann'), take('ten', 'Ben')]);
    expect(ann?.status).toBe('rejected');
    expect(ben?.status).toBe('fulfilled');
  });

  it('lets everyone try when the claims cannot be looked up', async () => {
    const attempts: string[] = [];
    const take = createSlotTurns<string, string>(
      async (person) => {
        attempts.push(person);
        throw taken();
      },
      () => Promise.reject(new Error('no connection')),
    );
    await Promise.allSettled(['Ann', 'Ben', 'Cat'].map((person) => take('ten', person)));
    expect(attempts).toEqual(['Ann', 'Ben', 'Cat']);
  });

  it('does not wait for an attempt that hangs', async () => {
    const { promise: never } = Promise.withResolvers<string>();
    const take = createSlotTurns<string, string>(
      (person) => (person === 'Ann' ? never : Promise.resolve('booked')),
      nobody,
    );
    void take('ten', 'Ann');
    expect(await Promise.all([take('ten', 'Ben'), take('ten', 'Cat')])).toEqual([
      'booked',
      'booked',
    ]);
    expect(await take('ten', 'Dan')).toBe('booked');
  });
});
