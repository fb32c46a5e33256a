// What a transaction announces is heard on every instance after its commit, also when the connection was cut meanwhile.
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openTestDatabase } from '../../../../test/database.ts';
import type { OpenDatabase } from '../database/client.ts';
import { createLogger } from '../http/log.ts';
import { announce, type ChangeSignal, openChangeSignal } from './change-signal.ts';
import { createHub, type Hub } from './hub.ts';

const log = createLogger('silent');

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

const changeSignals: ChangeSignal[] = [];
afterEach(async () => {
  for (const changeSignal of changeSignals.splice(0)) await changeSignal.stop();
});

/** What an instance hears: "topic id", in order. */
async function startInstance(): Promise<{ hub: Hub; heard: string[] }> {
  const hub = createHub((error) => expect.fail(String(error)));
  const heard: string[] = [];
  for (const topic of ['openings', 'content'] as const) {
    hub.subscribe(topic, (id) => void heard.push(id === undefined ? topic : `${topic} ${id}`));
  }
  changeSignals.push(await openChangeSignal(open, hub, log));
  return { hub, heard };
}

const change = (...ids: string[]) =>
  open.db.transaction(async (tx) => {
    for (const id of ids) await announce(tx, 'openings', id);
  });

const soon = { timeout: 5_000, interval: 5 };

it('is heard once by each instance, its own included, in the order of commits', async () => {
  const [first, second] = [await startInstance(), await startInstance()];
  await change('1', '1', '2 with words');
  await change('3');
  for (const { heard } of [first, second]) {
    await vi.waitFor(
      () => expect(heard).toEqual(['openings 1', 'openings 2 with words', 'openings 3']),
      soon,
    );
  }
});

it('is never heard after a rollback', async () => {
  const { heard } = await startInstance();
  const rolledBack = open.db.transaction(async (tx) => {
    await announce(tx, 'openings', 'rolled back');
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  await change('committed');
  await vi.waitFor(() => expect(heard).toEqual(['openings committed']), soon);
});

it('who has stopped hears nothing more', async () => {
  const [first, second] = [await startInstance(), await startInstance()];
  await changeSignals[0]?.stop();
  await change('late');
  await vi.waitFor(() => expect(second.heard).toEqual(['openings late']), soon);
  expect(first.heard).toEqual([]);
});

it('a topic of a newer version is passed over', async () => {
  const { heard } = await startInstance();
  await open.db.execute("select pg_notify('hub', 'unheard-of 1')");
  await change('known');
  await vi.waitFor(() => expect(heard).toEqual(['openings known']), soon);
});

describe.runIf('server' in inject('prepared'))('a listening connection', () => {
  const listening = async (): Promise<number[]> => {
    const { rows } = await open.db.execute<{ pid: number }>(
      `select pid from pg_stat_activity where query = 'listen hub' and datname = current_database()`,
    );
    return rows.map(({ pid }) => pid);
  };

  it('is one for each instance', async () => {
    await startInstance();
    await startInstance();
    expect(await listening()).toHaveLength(2);
  });

  it('that is cut comes back, and what changed meanwhile rings every topic once', async () => {
    const { heard } = await startInstance();
    const [pid] = await listening();
    await open.db.transaction(async (tx) => {
      await tx.execute(`select pg_terminate_backend(${pid})`);
      await announce(tx, 'openings', 'unheard');
    });
    await vi.waitFor(() => expect(heard).toEqual(['openings', 'content']), soon);
    expect(await listening()).not.toContain(pid);
    await change('heard again');
    await vi.waitFor(
      () => expect(heard).toEqual(['openings', 'content', 'openings heard again']),
      soon,
    );
  });

  it('goes with its instance', async () => {
    await startInstance();
    await changeSignals[0]?.stop();
    await vi.waitFor(async () => expect(await listening()).toEqual([]), soon);
  });
});
