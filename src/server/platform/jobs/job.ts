// What a kind of job is: a name under which modules enqueue it, and what is done when its turn comes.
import type { ServerContext } from '../../context.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { RunningJob } from './running-job.ts';

/** A kind of job. What it carries are ids only, so that no job ever holds stale or personal data. */
export type JobKind<Payload extends object> = {
  name: string;
  /** Never there: it ties the name to what the job carries. */
  carries?: Payload;
};

/** A kind without a payload, for what comes by the clock. */
export type ClockJob = JobKind<Record<string, never>>;

/** What jobs work with. */
export type JobTools = {
  context: ServerContext;
  mailer: Mailer;
  /** Whether the program is on its way out; a job that goes on for long looks at it. */
  isStopping?: () => boolean;
  /** Hears how each job ended: with an error, or without. It never throws. */
  ended?: (job: RunningJob, error?: unknown) => Promise<void>;
};

/** A kind of job with its work and, when it comes by itself, its times as cron in the company's time zone. */
export type Job = {
  kind: JobKind<object>;
  run: (payload: never, tools: JobTools) => Promise<void>;
  schedule?: string;
};

/** The work of a kind of job that modules enqueue. */
export function job<Payload extends object>(
  kind: JobKind<Payload>,
  run: (payload: Payload, tools: JobTools) => Promise<void>,
): Job {
  return { kind, run };
}

/** The work of a kind of job that comes by the clock. */
export function clockJob(
  kind: ClockJob,
  schedule: string,
  run: (context: ServerContext) => Promise<void>,
): Job {
  return { kind, schedule, run: (_, { context }) => run(context) };
}
