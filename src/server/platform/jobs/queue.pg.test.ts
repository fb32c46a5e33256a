// The job queue: many jobs are done soon, a failed one is tried again and repeats no other, a rolled-back one never runs.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../../../test/database.ts';
import type { OpenDatabase } from '../database/client.ts';
import { type JobKind, type JobTools, job } from './job.ts';
import { type JobQueue, type JobTiming, openJobQueue } from './queue.ts';

let open: OpenDatabase;
let queue: JobQueue;
/** Ids of sign-in codes whose mail was sent, in order, and those whose sending fails. */
let sent: string[];
let failing: Set<string>;

beforeEach(async () => {
  open = await openTestDatabase();
  queue = await openQueue();
  sent = [];
  failing = new Set();
  doneAt = [];
});
afterEach(async () => {
  await queue.stop();
  await open.close();
});

const otherKinds = Array.from(
  { length: 4 },
  (_, index): JobKind<object> => ({ name: `other-${index}` }),
);
/** When a job of another kind was done. */
let doneAt: number[];
const signInMail: JobKind<{ codeId: string }> = { name: 'sign-in-mail' };
const jobs = [
  job(signInMail, async ({ codeId }) => {
    if (failing.has(codeId)) throw new Error('the mail server is away');
    sent.push(codeId);
  }),
  ...otherKinds.map((kind) => job(kind, async () => void doneAt.push(performance.now()))),
];
/** This job needs none. */
const noTools = {} as JobTools;

const openQueue = (changes: Partial<JobTiming> = {}) =>
  openJobQueue(open, jobs, 'America/Chicago', (error) => expect(error).toBeUndefined(), changes);

const codeIds = (count: number) => Array.from({ length: count }, (_, index) => `code-${index}`);

function enqueueAll(ids: string[]): Promise<void> {
  return open.db.transaction(async (tx) => {
    for (const codeId of ids) await queue.enqueue(tx, signInMail, { codeId });
  });
}

/** How each job stands, by the id it carries. */
async function states(): Promise<Record<string, string>> {
  const result = await open.db.execute<{ codeId: string; state: string }>(
    `select data->>'codeId' as "codeId", state::text from pgboss.job where name = 'sign-in-mail'`,
  );
  return Object.fromEntries(result.rows.map(({ codeId, state }) => [codeId, state]));
}

it('does forty jobs within a few seconds, each once', async () => {
  await enqueueAll(codeIds(40));
  await queue.work(noTools);
  await vi.waitFor(() => expect(sent).toHaveLength(40), { timeout: 15_000 });
  expect(new Set(sent)).toEqual(new Set(codeIds(40)));
});

it('keeps a failed job for another try and does the others once', async () => {
  failing.add('code-2');
  await enqueueAll(codeIds(7));
  await queue.work(noTools);
  const others = codeIds(7).filter((id) => id !== 'code-2');
  await vi.waitFor(
    async () =>
      expect(await states()).toEqual({
        ...Object.fromEntries(others.map((codeId) => [codeId, 'completed'])),
        'code-2': 'retry',
      }),
    { timeout: 15_000 },
  );
  expect(sent.sort()).toEqual(others);
});

it('begins with each kind at a moment of its own, so that no one waits behind all of them', async () => {
  await open.db.transaction(async (tx) => {
    for (const kind of otherKinds) await queue.enqueue(tx, kind, {});
  });
  await queue.work(noTools);
  await vi.waitFor(() => expect(doneAt).toHaveLength(4), { timeout: 15_000 });
  // Five kinds begin within a second.
  expect(Math.max(...doneAt) - Math.min(...doneAt)).toBeGreaterThan(400);
});

it('finds the jobs of every kind while its worker waits', async () => {
  await queue.work(noTools);
  for (const done of [4, 8]) {
    await open.db.transaction(async (tx) => {
      for (const kind of otherKinds) await queue.enqueue(tx, kind, {});
    });
    // After its first look a worker looks by itself once a minute.
    await vi.waitFor(() => expect(doneAt).toHaveLength(done), { timeout: 15_000 });
  }
});

it('never does a job whose transaction was rolled back', async () => {
  await queue.work(noTools);
  const undone = open.db.transaction(async (tx) => {
    await queue.enqueue(tx, signInMail, { codeId: 'undone' });
    throw new Error('rolled back');
  });
  await expect(undone).rejects.toThrow('rolled back');
  await enqueueAll(['done']);
  await vi.waitFor(() => expect(sent).toEqual(['done']), { timeout: 15_000 });
  expect(await states()).toEqual({ done: 'completed' });
});

it('refuses a kind of job that no one does, before its transaction would wait for it', async () => {
  const unknown: JobKind<{ id: number }> = { name: 'unknown-mail' };
  const asked = open.db.transaction((tx) => queue.enqueue(tx, unknown, { id: 1 }));
  await expect(asked).rejects.toThrow('no module does jobs of the kind unknown-mail');
});

it('gives the queues of an earlier program its own waits, and leaves its own as they are', async () => {
  const kept = async () => {
    const result = await open.db.execute<{ retryDelay: number; updated: string }>(
      `select retry_delay as "retryDelay", updated_on::text as updated from pgboss.queue
       where name in ('sign-in-mail', 'other-0') order by name`,
    );
    return result.rows;
  };
  const first = await kept();
  expect(first).toMatchObject([{ retryDelay: 10 }, { retryDelay: 10 }]);
  await queue.stop();
  queue = await openQueue();
  expect(await kept()).toEqual(first);
  await queue.stop();
  queue = await openQueue({ retryDelay: 7 });
  expect(await kept()).toMatchObject([{ retryDelay: 7 }, { retryDelay: 7 }]);
});
