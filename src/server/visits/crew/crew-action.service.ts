// Takes what a crew taps: on the way, arrived, a tick, done, a problem.
import { photoWords } from '#company/rules/visits/checklist.ts';
import type { CrewAction, CrewAnswer } from '#contract/visits/crew-day.ts';
import type { Tx } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import {
  checklistOf,
  type LockedVisit,
  markArrived,
  markDone,
  markOnTheWay,
  markSkipped,
  markTicked,
  photosStillMissing,
  tellDay,
} from '../core/visit-progress.ts';
import { admitReport, answeredBefore, logOnce, type Report, type Verdict } from './action-log.ts';

/**
 * Does what a crew reports, once for its id.
 *
 * @throws RequestProblem 404 for strange links and stops, 409 when the link takes no reports, 422 for an id that says something else.
 */
export async function takeAction(
  context: ServerContext,
  token: string,
  action: CrewAction,
): Promise<CrewAnswer> {
  const admitted = await admitReport(context, token, action);
  const { kind, item, isDone, note, cutHeight, photosMissingReason, couldNotWork } = action;
  const details = { item, isDone, note, cutHeight, photosMissingReason, couldNotWork };
  const deed = { kind, details };
  const before = await answeredBefore(context, context.db, admitted, action, deed);
  if (before) return before;
  return logOnce(context, admitted, action, deed, async (tx, locked, isOfThisDay) => {
    // A problem is the office's to know, wherever the stop has gone.
    if (!isOfThisDay) return { outcome: 'conflict' };
    return deeds[kind](context, tx, { locked, action, report: admitted });
  });
}

type Deed = (
  context: ServerContext,
  tx: Tx,
  what: { locked: LockedVisit; action: CrewAction; report: Report },
) => Promise<Verdict>;

const TAKEN: Verdict = { outcome: 'taken' };
const KNOWN: Verdict = { outcome: 'known' };
const DONE_BEFORE: Verdict = {
  outcome: 'conflict',
  words: 'This stop was reported as done before. What you reported is saved for the office.',
};

const deeds: Record<CrewAction['kind'], Deed> = {
  async 'set-out'(context, tx, { locked, report }) {
    const { visit } = locked;
    if (visit.status === 'completed') return DONE_BEFORE;
    if (visit.onTheWayAt || visit.arrivedAt) return KNOWN;
    await markOnTheWay(context, tx, locked, report.link, report.time);
    return TAKEN;
  },

  async arrived(context, tx, { locked, report }) {
    const { visit } = locked;
    if (visit.status === 'completed') return DONE_BEFORE;
    if (visit.arrivedAt) return KNOWN;
    await markArrived(context, tx, locked, report.link, report.time);
    return TAKEN;
  },

  async tick(context, tx, { locked, action }) {
    if (locked.visit.status === 'completed') return DONE_BEFORE;
    const checklist = checklistOf(context.content(), locked.visit);
    const item = checklist.find(({ key }) => key === action.item);
    if (!item) return { outcome: 'refused', words: 'That line is no longer on the checklist.' };
    const isDone = action.isDone ?? true;
    if (item.isDone === isDone && locked.visit.checklist) return KNOWN;
    const ticked = checklist.map((one) => (one === item ? { ...one, isDone } : one));
    await markTicked(context, tx, locked, ticked);
    return TAKEN;
  },

  async done(context, tx, { locked, action, report }) {
    const { visit } = locked;
    if (visit.status === 'completed') return DONE_BEFORE;
    const missing = await photosStillMissing(context, tx, locked);
    if (missing.length > 0 && !action.photosMissingReason) {
      const kinds = missing.map((kind) => photoWords[kind]).join(', ');
      return {
        outcome: 'refused',
        words: `Not done yet: photos are missing (${kinds}). Take them, or say why there are none.`,
      };
    }
    const ticked = checklistOf(context.content(), visit).filter(({ isDone }) => isDone);
    const { arrivedAt } = visit;
    const { notedAt, isUnsure } = report.time;
    // Which of two times came first is only known once both are confirmed.
    const keepsArrival = isUnsure || visit.unsureTimes.includes('arrivedAt');
    await markDone(context, tx, locked, report.link, {
      arrivedAt: arrivedAt && (keepsArrival || arrivedAt <= notedAt) ? arrivedAt : null,
      completedAt: notedAt,
      isUnsure,
      workDone: ticked.map(({ label }) => label),
      cutHeight: action.cutHeight || null,
      applied: visit.applied,
      note: action.note || null,
      photosMissingReason: missing.length > 0 ? (action.photosMissingReason ?? null) : null,
    });
    return TAKEN;
  },

  async problem(context, tx, { locked, action, report }) {
    if (action.couldNotWork && locked.visit.status !== 'completed') {
      const why = { kind: 'crew', reason: action.note ?? '' } as const;
      await markSkipped(context, tx, locked, report.link, why);
    } else await tellDay(tx, locked);
    return TAKEN;
  },
};
