// The job queue: work that follows from a transaction is enqueued in that transaction and done afterwards, with retries.
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, type JobResult, PgBoss, type QueueResult } from 'pg-boss';
import type { OpenDatabase, Tx } from '../database/client.ts';
import { lookForDue } from './due-look.ts';
import type { Job, JobKind, JobTools } from './job.ts';
import { type RunningJob, whileRunning } from './running-job.ts';

export type JobQueue = {
  /** Enqueues within a transaction: rolled back with it, done after its commit. */
  enqueue: <Payload extends object>(
    tx: Tx,
    kind: JobKind<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ) => Promise<void>;
  /** Has a job that waits for its turn or its next try never be done; one that is over stays as it is. */
  cancel: (tx: Tx, kind: string, id: string) => Promise<void>;
  /** Starts doing the jobs, all kinds within a second; called once the tools exist, and again it changes nothing. */
  work: (tools: JobTools) => Promise<void>;
  /** Lets running jobs finish within a few seconds. */
  stop: () => Promise<void>;
};

type EnqueueOptions = {
  /** That of the job, for who asks for it later. */
  id?: string;
  /** Its turn comes when everything has ended that is being done now. */
  isAfterAllUnderWay?: boolean;
};

/** Fourteen tries over about a day, then a dead letter that staff can see. */
const RETRY = { retryLimit: 14, retryBackoff: true, retryDelayMax: 4 * 3600 };

/** Waits of the queue, in seconds, and whether the real clock brings it what is scheduled. */
export type JobTiming = {
  /** Before the second try, and up to as much again by chance; each further wait is twice as long. */
  retryDelay: number;
  /** A process that does a job says so three times in this time; after this long a silence it counts as dead. */
  heartbeat: number;
  /** How often an instance looks for jobs that a dead one left behind. */
  lookEvery: number;
  /** How often it looks for jobs that are due, of all kinds at once. */
  pollEvery: number;
  /** Whether what has a schedule comes at its time by the real clock; not where the program's own clock stands still. */
  followsSchedule: boolean;
};

/** Jobs of a dead instance are tried again within 15 + 10 + at most 2 × 10 seconds and one of polling. */
const TIMING: JobTiming = {
  ...{ retryDelay: 10, heartbeat: 15, lookEvery: 10, pollEvery: 1 },
  followsSchedule: true,
};

/** A job that takes longer than this hangs, although its process lives: five mails to a server that stalls do not. */
const EXPIRE_SECONDS = 300;

/** What is not done by then is tried again by the next process. */
const STOP_WITHIN_MS = 2_000;

/**
 * A few jobs at a time, and no pause while there are more; each one succeeds or fails for itself. A worker looks by itself only in
 * case that it was not told (due-look.ts).
 */
const PACE = {
  pollingIntervalSeconds: 60,
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
  includeMetadata: true,
} as const;

/**
 * Opens the queue on an open database for all kinds of jobs there are. `timeZone` is the zone of the schedule, `onError` hears of failed maintenance,
 * `changes` are other waits than the usual ones.
 */
export async function openJobQueue(
  open: OpenDatabase,
  jobs: readonly Job[],
  timeZone: string,
  onError: (error: unknown) => void,
  changes: Partial<JobTiming> = {},
): Promise<JobQueue> {
  const timing = { ...TIMING, ...changes };
  const boss = new PgBoss({
    schedule: timing.followsSchedule,
    ...(open.engine.kind === 'pglite'
      ? {
          db: fromPglite(open.engine.client),
          backend: 'pglite',
          monitorVacuum: false,
          reindex: false,
        }
      : {
          db: poolOf(open.engine.pool),
          superviseIntervalSeconds: timing.lookEvery,
          monitorIntervalSeconds: timing.lookEvery,
        }),
  });
  boss.on('error', onError);
  await boss.start();
  const names = jobs.map(({ kind }) => kind.name);
  await openQueues(boss, names, timing);
  if (open.engine.kind === 'pglite') await takeBackOrphans(boss, names);
  let work: WorkUnderWay | undefined;

  return {
    async enqueue(tx, { name }, payload, options = {}) {
      // Inside a transaction of PGlite a queue that was never opened would be waited for without an end.
      if (!names.includes(name)) throw new Error(`no module does jobs of the kind ${name}`);
      await boss.send(name, payload, { db: fromDrizzle(tx, sql), ...asSent(options) });
    },
    async cancel(tx, kind, id) {
      if (names.includes(kind)) await boss.cancel(kind, id, { db: fromDrizzle(tx, sql) });
    },
    async work(tools) {
      // Before the workers, which take a connection each: on a busy machine a new one may take too long, and end the start.
      for (const { kind, schedule } of jobs)
        if (schedule) await boss.schedule(kind.name, schedule, {}, { tz: timeZone });
      work ??= startWork({ boss, jobs, timing, onError }, tools);
    },
    async stop() {
      await work?.end();
      await boss.stop({ close: false, graceful: true, timeout: STOP_WITHIN_MS });
    },
  };
}

function asSent({ id, isAfterAllUnderWay }: EnqueueOptions) {
  return { ...(id && { id }), ...(isAfterAllUnderWay && { startAfter: EXPIRE_SECONDS }) };
}

type WorkUnderWay = { end: () => Promise<void> };

/** Starts a worker for each kind, one after the other within a second, and the look that wakes those that have something to do. */
function startWork({ boss, jobs, timing, onError }: Workshop, tools: JobTools): WorkUnderWay {
  const workers = new Map<string, string>();
  let isStopping = false;

  async function begin(): Promise<void> {
    for (const [turn, { kind, run }] of jobs.entries()) {
      // Each begins with a look of its own: all in one moment would hold up everyone who asks the database then.
      if (turn > 0) await wait((timing.pollEvery * 1_000) / jobs.length);
      if (isStopping) return;
      const handle = async (due: DueJob) => {
        const job = asRunning(kind.name, due);
        try {
          await whileRunning(job, () =>
            run(due.data as never, { ...tools, isStopping: () => isStopping }),
          );
        } catch (error) {
          await tools.ended?.(job, error);
          throw error;
        }
        await tools.ended?.(job);
      };
      const settle = (id: string) => boss.complete(kind.name, id);
      const pace = { ...PACE, heartbeatRefreshSeconds: timing.heartbeat / 3 };
      const worker = await boss.work(kind.name, pace, (due) =>
        doEach(due, handle, settle, () => isStopping),
      );
      workers.set(kind.name, worker);
    }
  }

  const beginning = begin().catch(onError);
  const look = lookForDue(boss, workers, timing.pollEvery * 1_000, onError);
  return {
    async end() {
      isStopping = true;
      await Promise.all([beginning, look.end()]);
    },
  };
}

/** What jobs are done with. */
type Workshop = {
  boss: PgBoss;
  jobs: readonly Job[];
  timing: JobTiming;
  onError: (error: unknown) => void;
};

/** A job as the queue gives it, with its tries. */
type DueJob = { id: string; data: unknown; retryCount: number; retryLimit: number };

function asRunning(kind: string, { id, data, retryCount, retryLimit }: DueJob): RunningJob {
  return {
    id,
    kind,
    data: { ...(data as object) },
    isLastTry: retryCount >= retryLimit,
    hasHandedOver: false,
    leavesNoRecord: false,
  };
}

/**
 * Does jobs one after the other and tells how each went; what is left when the program stops comes again later. Each is
 * settled as soon as it is done, so that a kill repeats one mail and not those before it as well.
 */
async function doEach(
  jobs: DueJob[],
  handle: (job: DueJob) => Promise<void>,
  settle: (id: string) => Promise<unknown>,
  isStopping: () => boolean,
): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (const job of jobs) {
    const { id } = job;
    const work = isStopping() ? Promise.reject(new Error('the program stopped')) : handle(job);
    results.push(
      await work
        .then(() => settle(id))
        .then(
          () => ({ id, status: 'completed' as const }),
          (error: unknown) => ({ id, status: 'failed' as const, output: error }),
        ),
    );
  }
  return results;
}

/** Makes the queues that are missing. One that an older version of the program made gets the timing of this one. */
async function openQueues(boss: PgBoss, names: string[], timing: JobTiming): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const name of names) {
    const deadLetter = `${name}-dead`;
    const options = {
      ...RETRY,
      retryDelay: timing.retryDelay,
      expireInSeconds: EXPIRE_SECONDS,
      heartbeatSeconds: timing.heartbeat,
      deadLetter,
    };
    const queue = known.get(name);
    if (queue && isSet(queue, options)) continue;
    if (!queue) {
      await boss.createQueue(deadLetter);
      await boss.createQueue(name, options);
    }
    await boss.updateQueue(name, options);
    // Those that were there are known since the start. The first look at another reads its row over pg-boss's own
    // connection, for which a PGlite transaction would wait for ever, so it is looked at here.
    await boss.findJobs(name, { id: crypto.randomUUID() });
  }
}

function isSet(queue: QueueResult, options: Partial<QueueResult>): boolean {
  const keys = Object.keys(options) as (keyof QueueResult)[];
  return keys.every((key) => queue[key] === options[key]);
}

/**
 * Has the jobs tried again that were being done when the process died. Only this process uses an embedded database, so
 * no one else can be at them; elsewhere they expire.
 */
async function takeBackOrphans(boss: PgBoss, names: string[]): Promise<void> {
  const orphans = await boss
    .getDb()
    .executeSql("select id, name from pgboss.job where state = 'active' and name = any($1)", [
      names,
    ]);
  for (const { id, name } of orphans.rows as { id: string; name: string }[])
    await boss.fail(name, id, { message: 'the process ended while it was being done' });
}

/** Our own pool serves pg-boss too, so that one setting bounds all connections. */
function poolOf(pool: {
  query: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
}) {
  return { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
}
