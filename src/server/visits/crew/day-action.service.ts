// Takes what a crew taps of its day as a whole: who is there, which visits that are begun afterwards keep, and who begins or ends a
// break, of which payroll hours are made (docs/product/crew-page.md#who-is-here).
import type { DayActionKind } from '#company/rules/visits/crew-report.ts';
import type { CrewAction, CrewAnswer } from '#contract/visits/crew-day.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { listMembers } from '../core/crew-people.ts';
import { admitDayReport, answeredBefore, type LoggedAction, logDayOnce } from './action-log.ts';

/**
 * Notes it of the people whom it names, once for the id of the report. Names are spelled as the office has them.
 *
 * @throws RequestProblem 404 for strange links, 409 when the link takes no reports, 422 for an id that says something else.
 */
export async function takeDayAction(
  context: ServerContext,
  token: string,
  action: CrewAction & { kind: DayActionKind },
): Promise<CrewAnswer> {
  const admitted = await admitDayReport(context, token, action);
  const chosen = action.people ?? [];
  const logged: LoggedAction = { kind: action.kind, details: { people: chosen } };
  const before = await answeredBefore(context, context.db, admitted, action, logged);
  if (before) return before;
  return logDayOnce(context, admitted, action, logged, async (tx) => {
    const members = await listMembers(tx, admitted.link.crewId);
    const known = new Set(members.map(({ name }) => name));
    const isKnown = chosen.every((name) => known.has(name));
    if (!isKnown) {
      return {
        outcome: 'refused',
        words: 'The office has changed the names. Please choose again.',
        reason: { code: 'names-changed' },
      };
    }
    // Open pages of hours show breaks as they are tapped.
    if (action.kind !== 'people') await notifyStaff(tx, 'visit');
    return { outcome: 'taken' };
  });
}
