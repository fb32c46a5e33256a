// The notice that every public page shows after a storm: raised and taken down by staff, over by itself.
import { toInstant } from '#company/rules/time/company-time.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { NewStormNotice, StormNotice } from '#contract/leads/storm.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { lockSettings, writeSettings } from '#server/platform/settings/write-settings.ts';
import type { ServerContext } from '../../context.ts';

/** A notice that no one takes down is wrong for no longer than this. */
const LONGEST_MS = 14 * 86_400_000;

/** What the pages say now, or null. */
export function presentNotice({ settings, clock }: ServerContext): StormNotice | null {
  const { stormNotice } = settings();
  return stormNotice && Date.parse(stormNotice.until) > clock().getTime() ? stormNotice : null;
}

/**
 * Raises the notice, or changes it.
 *
 * @throws RequestProblem 422 for an end that has passed or is more than two weeks away.
 */
export async function raiseNotice(
  context: ServerContext,
  staff: CurrentUser,
  { words, untilDate, untilTime }: NewStormNotice,
): Promise<StormNotice> {
  const until = toInstant(untilDate, untilTime, context.settings().timeZone);
  const ahead = until.getTime() - context.clock().getTime();
  if (ahead <= 0) throw wrongEnd('That time has passed. Please choose a later one.');
  if (ahead > LONGEST_MS) throw wrongEnd('Please choose a day within the next two weeks.');
  const notice = { words, until: until.toISOString() };
  await keep(context, staff, notice);
  return notice;
}

/** Takes it down. */
export function endNotice(context: ServerContext, staff: CurrentUser): Promise<void> {
  return keep(context, staff, null);
}

async function keep(
  { db, clock }: ServerContext,
  staff: CurrentUser,
  stormNotice: StormNotice | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSettings(tx);
    await writeSettings(tx, { stormNotice });
    await audit(tx, {
      actorId: staff.id,
      action: stormNotice ? 'storm-notice-raised' : 'storm-notice-ended',
      subject: { type: 'settings', id: 'storm-notice' },
      details: { ...stormNotice },
      at: clock(),
    });
  });
}

function wrongEnd(detail: string): RequestProblem {
  return new RequestProblem('invalid_input', detail, {
    errors: [{ pointer: '/untilDate', detail }],
  });
}
