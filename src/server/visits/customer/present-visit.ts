// Visits as their customer sees them: what can still be done with each, and its times in words.
import { notDoneKindOf, notDoneReasons } from '#company/facts/visit-labels.ts';
import { timeInZone } from '#company/rules/time/company-time.ts';
import { firstNames } from '#company/rules/visits/crew-people.ts';
import { windowLabel } from '#company/rules/visits/visit-days.ts';
import { visitStateOf } from '#company/rules/visits/visit-states.ts';
import type { VisitCard, VisitPage, VisitPhoto, VisitState } from '#contract/visits/visits.ts';
import type { ServerContext } from '../../context.ts';
import { type ApplicationRow, presentForCustomer } from '../core/application-records.ts';
import { presentPrice } from '../core/present-price.ts';
import { sureTime } from '../core/sure-time.ts';
import {
  customerMoveRefusal,
  customerSkipRefusal,
  isUnreported,
  undoSkipRefusal,
} from '../core/visit.policy.ts';
import type { OwnVisit, photosOfVisit, VisitRow } from '../core/visit.queries.ts';
import { presentProblem } from '../problems/present-problem.ts';
import { canReport } from '../problems/problem.policy.ts';
import type { WholeProblem } from '../problems/problem.queries.ts';

/** A visit for a list. */
export function presentVisit(context: ServerContext, own: OwnVisit): VisitCard {
  const { visit, crewName, property, photosCount, jobDay } = own;
  const state = stateOf(context, visit);
  const notDoneKind = state === 'not-done' ? notDoneKindOf(visit.skipKind) : null;
  const refusal = customerMoveRefusal(context, visit);
  return {
    id: visit.id,
    version: visit.version,
    state,
    serviceType: visit.serviceType,
    jobDay,
    address: property.isOnly ? null : property.address,
    date: visit.scheduledDate,
    time: visit.scheduledTime,
    window: windowLabel(visit.scheduledTime),
    crew: crewName,
    isOnTheWay: visit.onTheWayAt !== null && state === 'under-way',
    minutes: state === 'done' ? visit.duration : null,
    note: visit.customerNotes,
    instructions: state === 'ahead' ? property.specialInstructions : null,
    movedFrom: visit.originalDate === visit.scheduledDate ? null : visit.originalDate,
    canMove: refusal === null,
    moveRefusal: refusal,
    canSkip: customerSkipRefusal(context, visit) === null,
    canUndoSkip: undoSkipRefusal(context, visit) === null,
    rating: visit.rating,
    photosCount,
    problem: own.lastProblem,
    notDoneKind,
    notDoneReason: notDoneKind && notDoneReasons[notDoneKind],
  };
}

/** What a visit's own page shows beside what lists do. */
type VisitParts = {
  photos: Awaited<ReturnType<typeof photosOfVisit>>;
  problems: WholeProblem[];
  next: VisitRow | undefined;
  today: VisitPage['today'];
  records: ApplicationRow[];
  job: VisitPage['job'];
};

/** A visit with its report. */
export function presentVisitPage(
  context: ServerContext,
  own: OwnVisit,
  { photos, problems, next, today, records, job }: VisitParts,
): VisitPage {
  const { visit, property } = own;
  const card = presentVisit(context, own);
  return {
    ...card,
    address: property.address,
    price: presentPrice(context, visit),
    job,
    arrivedAt: clockTime(context, sureTime(visit, 'arrivedAt')),
    departedAt: clockTime(context, sureTime(visit, 'completedAt')),
    workDone: visit.workDone,
    cutHeight: visit.cutHeight === null ? null : String(Number(visit.cutHeight)),
    people: firstNames(visit.people),
    applications: records.map((record) => presentForCustomer(context, record)),
    crewNote: visit.notes,
    photos: photos.map(presentPhoto),
    problems: problems.map((problem) => presentProblem(context, problem)),
    today,
    canReport: canReport(context, visit),
    next: next
      ? {
          id: next.id,
          date: next.scheduledDate,
          time: next.scheduledTime,
          window: windowLabel(next.scheduledTime),
        }
      : null,
  };
}

/** A photo with what it shows. */
export function presentPhoto(photo: VisitParts['photos'][number]): VisitPhoto {
  return { ...photo, kind: kindOf(photo.kind) };
}

function stateOf(context: ServerContext, visit: VisitRow): VisitState {
  const state = visitStateOf(visit);
  if (state === 'completed') return 'done';
  if (state === 'customer_skipped') return 'skipped';
  if (state === 'skipped' || state === 'paused') return 'not-done';
  if (isUnreported(context, visit)) return 'unreported';
  return state === 'in_progress' ? 'under-way' : 'ahead';
}

function clockTime(context: ServerContext, instant: Date | null): string | null {
  return instant && timeInZone(instant, context.settings().timeZone);
}

function kindOf(kind: string | null): VisitPage['photos'][number]['kind'] {
  return kind === 'before' || kind === 'after' || kind === 'gate' ? kind : 'other';
}
