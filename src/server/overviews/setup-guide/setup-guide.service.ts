// The guide through getting started: read, answered, dismissed, and the site opened at its end.
import type { CurrentUser } from '#contract/accounts/account.ts';
import type {
  SetupAnswerGiven,
  SetupGuide,
  SetupProgress,
} from '#contract/overviews/setup-guide.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { isOpenToAll } from '#server/platform/settings/settings.ts';
import { lockSettings, writeSettings } from '#server/platform/settings/write-settings.ts';
import { isApplied } from '#server/site/seed/once.ts';
import { BEGUN } from '#server/site/seed/seed-site.ts';
import type { ServerContext } from '../../context.ts';
import { presentGuide, presentSteps } from './present-setup.ts';
import { readSetupFacts } from './setup-facts.queries.ts';
import { forgetAnswer, writeAnswers } from './write-setup-answers.ts';

/** The guide as it is by now. */
export async function readGuide(context: ServerContext, owner: CurrentUser): Promise<SetupGuide> {
  return presentGuide(context, await readSetupFacts(context), owner.email);
}

/** How far a new installation is; null for one that began without the guide, and once no step is open and the site is. */
export async function setupProgress(context: ServerContext): Promise<SetupProgress | null> {
  if (!(await isApplied(context.db, BEGUN))) return null;
  const facts = await readSetupFacts(context);
  const steps = presentSteps(context, facts);
  const isOpen = isOpenToAll(facts.settings, context.config);
  if (isOpen && steps.every(({ state }) => state !== 'open')) return null;
  const done = steps.filter(({ state }) => state === 'done').length;
  return { done, total: steps.length, isOpen };
}

/** Notes what the owner says of a step, or takes it back. */
export async function answerStep(
  context: ServerContext,
  owner: CurrentUser,
  { step, answer }: SetupAnswerGiven,
): Promise<SetupGuide> {
  await context.db.transaction(async (tx) => {
    if (answer === null) await forgetAnswer(tx, step);
    else await writeAnswers(tx, [step], answer, context.clock());
  });
  return readGuide(context, owner);
}

/** Skips every step that is open. */
export async function dismissGuide(
  context: ServerContext,
  owner: CurrentUser,
): Promise<SetupGuide> {
  const steps = presentSteps(context, await readSetupFacts(context));
  const open = steps.filter(({ state }) => state === 'open').map(({ step }) => step);
  if (open.length > 0) {
    await context.db.transaction((tx) => writeAnswers(tx, open, 'skipped', context.clock()));
  }
  return readGuide(context, owner);
}

/**
 * Opens the site, or closes it again; pages follow on every instance. The same once more changes nothing.
 *
 * @throws RequestProblem 409 with what is missing.
 */
export async function openSite(
  context: ServerContext,
  owner: CurrentUser,
  isLive: boolean,
): Promise<SetupGuide> {
  await context.db.transaction(async (tx) => {
    const before = await lockSettings(tx);
    if (before.isLive === isLive) return;
    if (isLive) await requireComplete({ ...context, db: tx });
    await writeSettings(tx, { isLive });
    await audit(tx, {
      actorId: owner.id,
      action: isLive ? 'site-opened' : 'site-closed',
      subject: { type: 'settings', id: 'site' },
      at: context.clock(),
    });
  });
  return readGuide(context, owner);
}

async function requireComplete(context: ServerContext): Promise<void> {
  const steps = presentSteps(context, await readSetupFacts(context));
  const missing = steps.flatMap((step) => step.missing ?? []);
  if (missing.length > 0) throw new RequestProblem('wrong_state', missing.join(' '));
}
