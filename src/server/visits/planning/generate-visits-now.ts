// Lays the visits of all plans when someone asks for it, as the night does.
import type { GeneratorRun } from '#contract/visits/visit-planning.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { keepPlansGoing } from '../plans/generate-visits.ts';

/** Runs the generator once and writes down who asked for it. */
export async function generateVisitsNow(
  context: ServerContext,
  staffId: string,
): Promise<GeneratorRun> {
  const run = await keepPlansGoing(context);
  const at = context.clock();
  await context.db.transaction(async (tx) => {
    const details = { plans: run.plans, added: run.added };
    await audit(tx, { actorId: staffId, action: 'visits-laid', details, at });
    await notifyStaff(tx, 'visit');
  });
  return { ...run, ranAt: at.toISOString() };
}
