// Seats at their own level, without turns and without the look at the calendar before them: only the claim decides.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { OpenDatabase, Tx } from '#server/platform/database/client.ts';
import { openTestDatabase } from '../../../test/database.ts';
import type { Cell } from './availability.ts';
import { claimCells, type SeatOwner } from './slot-claims.ts';

const NOW = new Date('2026-11-09T18:00:00Z');
const NINE = '2026-11-17T15:00:00Z';
const HALF_PAST = '2026-11-17T15:30:00Z';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
  await open.db.execute(competitor);
  await open.db.execute(regret);
  for (const trigger of [
    'create trigger competitor before insert on slot_claims for each row execute function competitor()',
    'create trigger regret after insert on slot_claims for each statement execute function regret()',
  ])
    await open.db.execute(trigger);
});
afterAll(() => open.close());
beforeEach(() => open.db.execute('delete from slot_claims'));

/**
 * Stands for other people whose commits fall between the look at a cell and the claim of the seat it found: as many as
 * the transaction's setting says take the very seat first. This way one connection is enough for the interleaving.
 */
const competitor = `
  create function competitor() returns trigger language plpgsql as $$
  declare others int := coalesce(nullif(current_setting('test.others', true), ''), '0')::int;
  begin
    if pg_trigger_depth() = 1 and others > 0 then
      perform set_config('test.others', (others - 1)::text, true);
      insert into slot_claims (pool, cell, seat, hold_id, expires_at)
        values (new.pool, new.cell, new.seat, '${randomUUID()}', '2027-01-01');
    end if;
    return new;
  end $$`;

/** Gives what the others took back before anyone can look again, when the transaction's setting says so. */
const regret = `
  create function regret() returns trigger language plpgsql as $$
  begin
    if pg_trigger_depth() = 1 and current_setting('test.regret', true) = 'yes' then
      update slot_claims set live = false where expires_at = '2027-01-01' and live;
    end if;
    return null;
  end $$`;

/** Half hours with so many seats, ascending. */
function cells(capacity: number, ...instants: string[]): Cell[] {
  return instants.map((instant) => ({ instant: new Date(instant), capacity }));
}

function newOwner(expiresAt = '2026-11-09T18:10:00Z'): SeatOwner {
  return { holdId: randomUUID(), expiresAt: new Date(expiresAt) };
}

class Refused extends Error {}

/** Claims in a transaction of its own, as a booking does; false when it was rolled back. */
async function claim(
  wanted: Cell[],
  options: { now?: Date; before?: (tx: Tx) => Promise<unknown>; owner?: SeatOwner } = {},
): Promise<boolean> {
  const { now = NOW, before, owner = newOwner() } = options;
  try {
    await open.db.transaction(async (tx) => {
      await before?.(tx);
      if (!(await claimCells(tx, wanted, owner, now))) throw new Refused();
    });
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** The live seats of a half hour, ascending. */
async function seatsOn(instant: string): Promise<number[]> {
  const result = await open.db.execute<{ seat: number }>(
    sql`select seat from slot_claims where cell = ${instant}::timestamptz and live order by seat`,
  );
  return result.rows.map(({ seat }) => seat);
}

const giveBack = (seat: number) =>
  open.db.execute(sql`update slot_claims set live = false where seat = ${seat} and live`);

/** The embedded database does one transaction after the other, so that more rounds would show nothing new. */
const rounds = 'server' in inject('prepared') ? 10 : 1;

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe.each([1, 2, 3])('a half hour with %i seats', (capacity) => {
  it('gives out exactly these, the lowest first, no matter who asks', async () => {
    for (const seat of upTo(capacity)) {
      expect(await claim(cells(capacity, NINE, HALF_PAST))).toBe(true);
      expect(await seatsOn(NINE)).toEqual(upTo(seat));
    }
    expect(await claim(cells(capacity, NINE, HALF_PAST))).toBe(false);
    expect(await claim(cells(capacity, NINE))).toBe(false);
    expect([await seatsOn(NINE), await seatsOn(HALF_PAST)]).toEqual([
      upTo(capacity),
      upTo(capacity),
    ]);
  });

  it('gives out exactly these when many ask at once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () => claim(cells(capacity, NINE, HALF_PAST))),
      );
      expect(outcomes.filter((isClaimed) => isClaimed)).toHaveLength(capacity);
      expect([await seatsOn(NINE), await seatsOn(HALF_PAST)]).toEqual([
        upTo(capacity),
        upTo(capacity),
      ]);
      await open.db.execute('delete from slot_claims');
    }
  });

  it('has room for anyone who lost every race but the last', async () => {
    const others = capacity - 1;
    const before = (tx: Tx) => tx.execute(`set local test.others = '${others}'`);
    expect(await claim(cells(capacity, NINE), { before })).toBe(true);
    expect(await seatsOn(NINE)).toEqual(upTo(capacity));
  });

  it('refuses, without an error, anyone who lost every race', async () => {
    const before = (tx: Tx) => tx.execute(`set local test.others = '${capacity}'`);
    expect(await claim(cells(capacity, NINE), { before })).toBe(false);
  });

  it('goes to anyone who looks again when the winner of the race has given the last seat back', async () => {
    for (let taken = 1; taken < capacity; taken += 1) await claim(cells(capacity, NINE));
    const before = async (tx: Tx) => {
      await tx.execute("set local test.others = '1'");
      await tx.execute("set local test.regret = 'yes'");
    };
    expect(await claim(cells(capacity, NINE), { before })).toBe(true);
    expect(await seatsOn(NINE)).toEqual(upTo(capacity));
  });
});

describe('a seat', () => {
  it('that was given back is taken again, before any higher one', async () => {
    for (let count = 0; count < 3; count += 1) await claim(cells(4, NINE));
    await giveBack(2);
    expect(await claim(cells(4, NINE))).toBe(true);
    expect(await seatsOn(NINE)).toEqual([1, 2, 3]);
  });

  it('beyond a capacity that was lowered still counts', async () => {
    for (let count = 0; count < 3; count += 1) await claim(cells(3, NINE));
    await giveBack(1);
    expect(await claim(cells(2, NINE))).toBe(false);
    expect(await claim(cells(1, NINE))).toBe(false);
    await giveBack(2);
    expect(await claim(cells(2, NINE))).toBe(true);
    expect(await seatsOn(NINE)).toEqual([1, 3]);
  });

  it('of a lapsed hold is free, and that of a living one is not', async () => {
    const lapsesAt = new Date('2026-11-09T18:10:00Z');
    await claim(cells(1, NINE));
    expect(await claim(cells(1, NINE), { now: new Date(lapsesAt.getTime() - 1) })).toBe(false);
    expect(await claim(cells(1, NINE), { now: lapsesAt })).toBe(true);
  });

  it('of a half hour is not given when the next half hour is full', async () => {
    await claim(cells(1, HALF_PAST));
    expect(await claim(cells(1, NINE, HALF_PAST))).toBe(false);
    expect(await seatsOn(NINE)).toEqual([]);
  });
});

describe.runIf('server' in inject('prepared'))('two connections', () => {
  it('that want one of two seats both get one, no matter who has to wait', async () => {
    const { first, second } = await overlapping(2, 'commit');
    expect([first, second]).toEqual([true, true]);
    expect(await seatsOn(NINE)).toEqual([1, 2]);
  });

  it('that want the only seat: the second waits, and gets it when the first gives up', async () => {
    expect(await overlapping(1, 'rollback')).toEqual({ first: false, second: true });
    expect(await seatsOn(NINE)).toEqual([1]);
  });

  it('that want the only seat: the second waits, and is refused when the first keeps it', async () => {
    expect(await overlapping(1, 'commit')).toEqual({ first: true, second: false });
    expect(await seatsOn(NINE)).toEqual([1]);
  });

  it('do not wait for each other over a lapsed hold when another seat is free', async () => {
    await claim(cells(2, NINE), { owner: newOwner('2026-11-09T17:00:00Z') });
    const impatient = (tx: Tx) => tx.execute("set local lock_timeout = '2s'");
    await open.db.transaction(async (tx) => {
      expect(await claimCells(tx, cells(2, NINE), newOwner(), NOW)).toBe(true);
      expect(await claim(cells(2, NINE), { before: impatient })).toBe(true);
    });
    expect(await seatsOn(NINE)).toEqual([1, 2]);
  });
});

/** One transaction claims and stays open until a second one waits for its seat; then it ends as told. */
async function overlapping(
  capacity: number,
  end: 'commit' | 'rollback',
): Promise<{ first: boolean; second: boolean }> {
  let second: Promise<boolean> | undefined;
  const first = open.db
    .transaction(async (tx) => {
      expect(await claimCells(tx, cells(capacity, NINE), newOwner(), NOW)).toBe(true);
      second = claim(cells(capacity, NINE));
      await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), { timeout: 10_000 });
      if (end === 'rollback') throw new Refused();
    })
    .then(
      () => true,
      (error) => {
        if (error instanceof Refused) return false;
        throw error;
      },
    );
  return { first: await first, second: (await second) ?? false };
}

async function waitingForLocks(): Promise<number> {
  const result = await open.db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return result.rows[0]?.waiting ?? 0;
}
