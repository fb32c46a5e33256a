// Confirms the times of a visit that a phone with a wrong clock reported (docs/product/console.md#one-visit).
import { and, eq, isNull } from 'drizzle-orm';
import { toInstant } from '#company/rules/time/company-time.ts';
import type { VisitTimes } from '#contract/visits/console-visit.ts';
import { crewActions } from '#server/platform/database/schema/crew-day.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { lockVisit } from '../core/lock-visit.ts';
import { requireSeenVisit } from '../core/seen-visit.ts';
import { confirmTimes } from '../core/visit-progress.ts';
import { noSuchLink } from './crew-day.service.ts';

/**
 * Gives a visit its times. What is left blank stays as it is; a time to be confirmed cannot be blank. The reports that brought
 * such times no longer wait for the office.
 *
 * @throws RequestProblem 404 for unknown visits, 409 for one with nothing to confirm or changed since it was seen, 422 for times out of order.
 */
export async function confirmVisitTimes(
  context: ServerContext,
  staffId: string,
  id: number,
  typed: VisitTimes,
): Promise<void> {
  const { timeZone } = context.settings();
  await context.db.transaction(async (tx) => {
    const locked = await lockVisit(tx, id);
    if (!locked) throw noSuchLink();
    const { visit } = locked;
    requireSeenVisit(visit, typed.version);
    if (visit.unsureTimes.length === 0) {
      throw new RequestProblem('wrong_state', 'The times of this visit are confirmed.');
    }
    const instantOf = (field: 'onTheWayAt' | 'arrivedAt' | 'leftAt') => {
      const name = field === 'leftAt' ? 'completedAt' : field;
      const text = typed[field];
      if (text && visit[name]) return toInstant(visit.scheduledDate, text, timeZone);
      if (visit.unsureTimes.includes(name)) throw refused(field, 'Please enter when it was.');
      return visit[name];
    };
    const onTheWayAt = instantOf('onTheWayAt');
    const arrivedAt = instantOf('arrivedAt');
    const completedAt = instantOf('leftAt');
    if (onTheWayAt && arrivedAt && arrivedAt < onTheWayAt) {
      throw refused('arrivedAt', 'The crew cannot have arrived before it was on its way.');
    }
    if (completedAt && arrivedAt && completedAt <= arrivedAt) {
      throw refused('leftAt', 'The crew cannot have left before it arrived.');
    }
    await tx
      .update(crewActions)
      .set({ handledAt: context.clock() })
      .where(
        and(
          eq(crewActions.visitId, id),
          eq(crewActions.isTimeUnsure, true),
          isNull(crewActions.handledAt),
        ),
      );
    const times = { onTheWayAt, arrivedAt, completedAt };
    await confirmTimes(context, tx, locked, { actor: 'staff', actorId: staffId }, times);
  });
}

function refused(field: string, detail: string): RequestProblem {
  return new RequestProblem('invalid_input', detail, {
    errors: [{ pointer: `/${field}`, detail }],
  });
}
