// Sends what is due of all mailings, one mail after the other, at the pace of the settings.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { REFUSALS_IN_A_ROW } from '#company/rules/site/mailing-rules.ts';
import type { JobTools } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';
import { takeBackClaims } from '../newsletter/write-recipient.ts';
import { type Claim, claimNext } from './claim-recipient.ts';
import { haltMailing, settleFailure, settleSent } from './settle-mail.ts';
import { deliverMailings } from './start-mailing.ts';

/** A job of this goes on for so long, then the next one does. */
const RUN_MS = 45_000;

/** A stop waits no longer than this for a pause between two mails. */
const SLICE_MS = 250;

const MINUTE_MS = 60_000;

/** The one sender of a process: by its name it claims recipients. */
type Runner = { name: string; isBusy: boolean };
const runners = new WeakMap<ServerContext, Runner>();

/**
 * Sends until nothing is due, the run is over or the program stops; what is left then is a job of its own. A second run of the
 * same process does nothing: the first one sends what is due.
 */
export async function runDelivery(tools: JobTools): Promise<void> {
  const { context } = tools;
  const runner = await runnerOf(context);
  if (runner.isBusy) return;
  runner.isBusy = true;
  try {
    const isMore = await sendWhileDue(tools, runner.name);
    if (isMore) await context.db.transaction((tx) => context.jobs.enqueue(tx, deliverMailings, {}));
  } finally {
    runner.isBusy = false;
  }
}

/** What a process before this one had claimed is given back at once where no other process can be at it. */
async function runnerOf(context: ServerContext): Promise<Runner> {
  const known = runners.get(context);
  if (known) return known;
  const runner = { name: randomUUID(), isBusy: false };
  runners.set(context, runner);
  if (!context.config.databaseUrl) await takeBackClaims(context.db, runner.name);
  return runner;
}

/** Gives whether more is due. */
async function sendWhileDue(tools: JobTools, runner: string): Promise<boolean> {
  const { context, isStopping = () => false } = tools;
  const mayGoOn = () => !isStopping() && !context.isOvertaken();
  const until = performance.now() + RUN_MS;
  let refusals = 0;
  while (performance.now() < until) {
    if (!mayGoOn()) return true;
    const begunAt = performance.now();
    const next = await claimNext(context, runner);
    if (next === 'nothing due') return false;
    if (next === 'again') continue;
    if (next === 'too fast') {
      await pause(SLICE_MS, mayGoOn);
      continue;
    }
    const failure = await sendOne(tools, next, runner);
    if (failure === 'away') return false;
    refusals = failure === 'address' || failure === 'mail' ? refusals + 1 : 0;
    if (refusals >= REFUSALS_IN_A_ROW) {
      await haltMailing(context, next.mailing.id, TOO_MANY);
      refusals = 0;
    }
    const interval = MINUTE_MS / context.settings().mailsPerMinute;
    await pause(begunAt + interval - performance.now(), mayGoOn);
  }
  return true;
}

const TOO_MANY = `The mail server refused ${REFUSALS_IN_A_ROW} emails in a row. Look at its reasons below before you resume.`;

async function sendOne({ context, mailer }: JobTools, claim: Claim, runner: string) {
  const mail = (await renderedOf(context, claim))(claim);
  try {
    await mailer.send(mail);
  } catch (error) {
    return settleFailure(context, claim, runner, error);
  }
  await settleSent(context, { recipientId: claim.recipientId, runner });
  return null;
}

type Rendered = Awaited<ReturnType<typeof import('./mailing.mail.ts').renderMailing>>;

/** The mailing that was sent last, rendered: its words do not change any more. */
const lastRendered = new WeakMap<ServerContext, { mailingId: number; rendered: Rendered }>();

async function renderedOf(context: ServerContext, { mailing }: Claim): Promise<Rendered> {
  const last = lastRendered.get(context);
  if (last?.mailingId === mailing.id) return last.rendered;
  const { renderMailing } = await import('./mailing.mail.ts');
  const rendered = await renderMailing(context, mailing);
  lastRendered.set(context, { mailingId: mailing.id, rendered });
  return rendered;
}

async function pause(milliseconds: number, mayGoOn: () => boolean): Promise<void> {
  const until = performance.now() + milliseconds;
  for (let left = milliseconds; left > 0 && mayGoOn(); left = until - performance.now()) {
    await wait(Math.min(left, SLICE_MS));
  }
}
