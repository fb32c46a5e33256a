// Looks at every part of the installation, each for itself: one that fails or hangs says so and holds up no other.
import type { Health, HealthPart } from '#contract/platform/health.ts';
import type { ServerContext } from '../../../context.ts';
import type { Found } from './check-result.ts';
import { checkCalendars, checkCertificate, checkJobs, checkMail } from './service-checks.ts';
import {
  checkBackups,
  checkDatabase,
  checkDisk,
  checkFiles,
  checkJournal,
  checkRestoreTest,
} from './storage-checks.ts';

/** A part that does not answer by then is not well. */
const ANSWERS_WITHIN_MS = 5_000;
/** How old what Today says may be. */
const REMEMBERED_MS = 60_000;

const checks: readonly [string, (context: ServerContext) => Promise<Found>][] = [
  ['Database', checkDatabase],
  ['Disk', checkDisk],
  ['Stored files', checkFiles],
  ['Mail', checkMail],
  ['Background work', checkJobs],
  ['Journal', checkJournal],
  ['Backups', checkBackups],
  ['Restore test', checkRestoreTest],
  ['Own calendars', checkCalendars],
  ['Certificate', checkCertificate],
];

/** How every part is at this moment. */
export async function readHealth(context: ServerContext): Promise<Health> {
  const parts = await Promise.all(
    checks.map(([name, check]) => lookAt(name, () => check(context))),
  );
  const { clock, config } = context;
  const health = {
    checkedAt: clock().toISOString(),
    parts,
    canTestRestore: config.databaseUrl === undefined,
  };
  remembered.set(context, { at: performance.now(), health });
  return health;
}

const remembered = new WeakMap<ServerContext, { at: number; health: Health }>();

/** What is not well, in a few words, as of within a minute; null when nothing is. */
export async function healthProblem(context: ServerContext): Promise<string | null> {
  const last = remembered.get(context);
  const isFresh = last && performance.now() - last.at < REMEMBERED_MS;
  const { parts } = isFresh ? last.health : await readHealth(context);
  const unwell = parts.filter(({ state }) => state === 'problem');
  const [first] = unwell;
  if (!first) return null;
  return unwell.length > 1
    ? `${unwell.map(({ name }) => name).join(', ')} need attention.`
    : `${first.name}: ${first.words}`;
}

async function lookAt(name: string, check: () => Promise<Found>): Promise<HealthPart> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Found>((resolve) => {
    timer = setTimeout(
      resolve,
      ANSWERS_WITHIN_MS,
      failed('It did not answer within five seconds.'),
    );
  });
  const found = await Promise.race([
    check().catch(() => failed('It could not be looked at.')),
    late,
  ]);
  clearTimeout(timer);
  return {
    name,
    state: found.state,
    words: found.words,
    advice: found.advice ?? null,
    path: found.path ?? null,
  };
}

const failed = (words: string): Found => ({
  ...{ state: 'problem', words },
  advice: 'Look at the log of the program.',
});
