// Takes what a crew taps: on the way or not after all, arrived, a tick, a size, done, a problem.

import { needsApplicationRecord } from '#company/rules/visits/application.ts';
import { photoWords } from '#company/rules/visits/checklist.ts';
import { type DayActionKind, isDayAction } from '#company/rules/visits/crew-report.ts';
import { isUndoneInTime } from '#company/rules/visits/set-out-undo.ts';
import { visitStateOf } from '#company/rules/visits/visit-states.ts';
import type { CrewAction, CrewAnswer } from '#contract/visits/crew-day.ts';
import type { Tx } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import type { VisitActing } from '../core/apply-event.ts';
import { peopleOfDay } from '../core/crew-people.ts';
import type { LockedVisit } from '../core/lock-visit.ts';
import { noticedVisits } from '../core/notice.service.ts';
import { comeBackRefusal } from '../core/visit.policy.ts';
import {
  arrive,
  checklistOf,
  complete,
  photosStillMissing,
  setOut,
  skip,
  tick,
  undoSetOut,
} from '../core/visit-progress.ts';
import { signalDay } from '../core/visit-signals.ts';
import {
  admitReport,
  answeredBefore,
  logOnce,
  type Report,
  settleUnsureTime,
  type Verdict,
} from './action-log.ts';
import { recordApplication } from './application.service.ts';
import { lockPlanOfVisit, takeSize } from './crew-size.ts';
import { takeDayAction } from './day-action.service.ts';

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
  const { kind } = action;
  if (isDayAction(kind)) return takeDayAction(context, token, { ...action, kind });
  const admitted = await admitReport(context, token, action);
  const { item, isDone, note, cutHeight, photosMissingReason, couldNotWork, application } = action;
  const { lawnArea } = action;
  const details = {
    ...{ item, isDone, note, cutHeight, photosMissingReason, couldNotWork, lawnArea },
    ...(application && { application }),
  };
  const logged = { kind, details };
  const before = await answeredBefore(context, context.db, admitted, action, logged);
  if (before) return before;
  const work = async (tx: Tx, locked: LockedVisit, isOfThisDay: boolean): Promise<Verdict> => {
    // A problem is the office's to know, wherever the stop has gone.
    if (!isOfThisDay) return { outcome: 'conflict' };
    if (visitStateOf(locked.visit) === 'customer_skipped') return SKIPPED_BY_CUSTOMER;
    const refusal = COMES_BACK.has(kind) ? await comeBackRefusal(tx, locked.visit) : null;
    if (refusal) {
      const words = `${refusal} What you reported is saved for the office.`;
      return { outcome: 'conflict', words, reason: { code: 'off-plan' } };
    }
    return effects[kind](context, tx, { locked, action, report: admitted });
  };
  const lockBefore = kind === 'size' ? lockPlanOfVisit : undefined;
  return logOnce(context, admitted, action, logged, work, lockBefore);
}

/** What a crew reports of a stop that it had left, and then made after all. */
const COMES_BACK = new Set<StopActionKind>(['set-out', 'arrived', 'done']);

/** What is reported of a stop. */
type StopActionKind = Exclude<CrewAction['kind'], DayActionKind>;

type ActionEffect = (
  context: ServerContext,
  tx: Tx,
  what: { locked: LockedVisit; action: CrewAction; report: Report },
) => Promise<Verdict>;

function by({ link }: Report): VisitActing {
  return { actor: 'crew', crewId: link.crewId };
}

/** Who makes a visit: whom it was begun with, or who is there today. */
async function peopleOf(tx: Tx, { visit }: LockedVisit, { link }: Report): Promise<string[]> {
  return visit.people.length > 0 ? visit.people : peopleOfDay(tx, link);
}

const TAKEN: Verdict = { outcome: 'taken' };
const KNOWN: Verdict = { outcome: 'known' };
const DONE_BEFORE: Verdict = {
  outcome: 'conflict',
  words: 'This stop was reported as done before. What you reported is saved for the office.',
  reason: { code: 'done-before' },
};

const SKIPPED_BY_CUSTOMER: Verdict = {
  outcome: 'conflict',
  words: 'The customer skipped this visit. What you reported is saved for the office.',
};

const ARRIVED_BEFORE: Verdict = {
  outcome: 'conflict',
  words: 'Start was not undone: the crew was reported as arrived. The office will see this.',
  reason: { code: 'arrived-before' },
};
const LINE_GONE: Verdict = {
  outcome: 'refused',
  words: 'That line is no longer on the checklist.',
  reason: { code: 'line-gone' },
};
const NO_LICENSE: Verdict = {
  outcome: 'refused',
  words: 'This work takes no application record. Please call the office.',
  reason: { code: 'no-license' },
};
const UNDONE_TOO_LATE: Verdict = {
  outcome: 'conflict',
  words:
    'Start was not undone: the customer may know already that you are on the way. Please call the office.',
  reason: { code: 'undone-too-late' },
};

const effects: Record<StopActionKind, ActionEffect> = {
  async 'set-out'(context, tx, { locked, report }) {
    const { visit } = locked;
    if (visit.status === 'completed') return DONE_BEFORE;
    if (visit.onTheWayAt || visit.arrivedAt) return KNOWN;
    const people = await peopleOf(tx, locked, report);
    await setOut(context, tx, locked, by(report), { ...report.time, people });
    return TAKEN;
  },

  async 'undo-set-out'(context, tx, { locked, report }) {
    const { visit } = locked;
    if (visit.status === 'completed') return DONE_BEFORE;
    if (visit.status !== 'in_progress') return KNOWN;
    if (visit.arrivedAt || !visit.onTheWayAt) return ARRIVED_BEFORE;
    const told = await noticedVisits(tx, [visit.id], 'on-the-way', visit.scheduledDate);
    if (told.has(visit.id) || !isUndoneInTime(visit.onTheWayAt, report.time.notedAt)) {
      return UNDONE_TOO_LATE;
    }
    await settleUnsureTime(tx, { visitId: visit.id, kind: 'set-out', at: context.clock() });
    await undoSetOut(context, tx, locked, by(report));
    return TAKEN;
  },

  async arrived(context, tx, { locked, report }) {
    const { visit } = locked;
    if (visit.status === 'completed') return DONE_BEFORE;
    if (visit.arrivedAt) return KNOWN;
    const people = await peopleOf(tx, locked, report);
    await arrive(context, tx, locked, by(report), { ...report.time, people });
    return TAKEN;
  },

  async tick(context, tx, { locked, action, report }) {
    if (locked.visit.status === 'completed') return DONE_BEFORE;
    const checklist = checklistOf(context.content(), locked.visit);
    const item = checklist.find(({ key }) => key === action.item);
    if (!item) return LINE_GONE;
    const isDone = action.isDone ?? true;
    if (item.isDone === isDone && locked.visit.checklist) return KNOWN;
    const ticked = checklist.map((one) => (one === item ? { ...one, isDone } : one));
    await tick(context, tx, locked, by(report), ticked);
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
        reason: { code: 'photos-missing', photos: missing },
        words: `Not done yet: photos are missing (${kinds}). Take them, or say why there are none.`,
      };
    }
    const ticked = checklistOf(context.content(), visit).filter(({ isDone }) => isDone);
    const { arrivedAt } = visit;
    const { notedAt, isUnsure } = report.time;
    // Which of two times came first is only known once both are confirmed.
    const keepsArrival = isUnsure || visit.unsureTimes.includes('arrivedAt');
    await complete(context, tx, locked, by(report), {
      arrivedAt: arrivedAt && (keepsArrival || arrivedAt <= notedAt) ? arrivedAt : null,
      completedAt: notedAt,
      isUnsure,
      people: await peopleOf(tx, locked, report),
      workDone: ticked.map(({ label }) => label),
      cutHeight: action.cutHeight || null,
      note: action.note || null,
      photosMissingReason: missing.length > 0 ? (action.photosMissingReason ?? null) : null,
    });
    return TAKEN;
  },

  async application(context, tx, { locked, action, report }) {
    const { id: visitId, serviceType } = locked.visit;
    const { application, id: actionId } = action;
    const { pesticideLicense } = context.settings();
    if (!application || !needsApplicationRecord(serviceType, pesticideLicense)) return NO_LICENSE;
    await signalDay(tx, locked);
    const record = { visitId, actionId, appliedAt: report.time.notedAt, details: application };
    return {
      outcome: 'taken',
      afterwards: (after) => recordApplication(context, after, record),
    };
  },

  async size(context, tx, { locked, action, report }) {
    const { lawnArea } = action;
    if (lawnArea === undefined) throw new Error('a size without a lawn');
    return takeSize(context, tx, locked, { lawnArea, report });
  },

  async problem(context, tx, { locked, action, report }) {
    if (action.couldNotWork && locked.visit.status !== 'completed') {
      const why = { kind: 'crew', reason: action.note ?? '' } as const;
      await skip(context, tx, locked, by(report), why);
    } else await signalDay(tx, locked);
    return TAKEN;
  },
};
