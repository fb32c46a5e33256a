// Takes who of a crew is there today: visits that are begun afterwards keep the names (docs/product/crew-page.md#who-is-here).
import type { CrewAction, CrewAnswer } from '#contract/visits/crew-day.ts';
import type { ServerContext } from '../../context.ts';
import { listMembers } from '../core/crew-people.ts';
import { admitDayReport, answeredBefore, type LoggedAction, logDayOnce } from './action-log.ts';

/**
 * Notes who is there, once for the id of the report. Names are spelled as the office has them.
 *
 * @throws RequestProblem 404 for strange links, 409 when the link takes no reports, 422 for an id that says something else.
 */
export async function takePeople(
  context: ServerContext,
  token: string,
  action: CrewAction,
): Promise<CrewAnswer> {
  const admitted = await admitDayReport(context, token, action);
  const chosen = action.people ?? [];
  const logged: LoggedAction = { kind: 'people', details: { people: chosen } };
  const before = await answeredBefore(context, context.db, admitted, action, logged);
  if (before) return before;
  return logDayOnce(context, admitted, action, logged, async (tx) => {
    const members = await listMembers(tx, admitted.link.crewId);
    const known = new Set(members.map(({ name }) => name));
    const isKnown = chosen.every((name) => known.has(name));
    return isKnown
      ? { outcome: 'taken' }
      : {
          outcome: 'refused',
          words: 'The office has changed the names. Please choose again.',
          reason: { code: 'names-changed' },
        };
  });
}
