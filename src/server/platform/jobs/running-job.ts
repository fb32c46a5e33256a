// Which job is being done at the moment, for what is written down about the messages that it sends.
import { AsyncLocalStorage } from 'node:async_hooks';

/** A job while it is done. */
export type RunningJob = {
  id: string;
  kind: string;
  data: Record<string, unknown>;
  /** Whether it is given up when this try fails. */
  isLastTry: boolean;
  /** Whether a message of it has been handed to the mailer or the gateway. */
  hasHandedOver: boolean;
  /** Nothing is written down of it, not even why it failed. */
  leavesNoRecord: boolean;
};

const running = new AsyncLocalStorage<RunningJob>();

/** Does the work of a job, which `runningJob` names meanwhile. */
export function whileRunning<Result>(job: RunningJob, work: () => Promise<Result>) {
  return running.run(job, work);
}

/** The job that is being done; undefined outside of one. */
export function runningJob(): RunningJob | undefined {
  return running.getStore();
}
