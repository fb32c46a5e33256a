// A stop as its crew sees it.
import { personName } from '#company/rules/customers/person-name.ts';
import { timeInZone } from '#company/rules/time/company-time.ts';
import { needsApplicationRecord } from '#company/rules/visits/application.ts';
import type { PhotoKind } from '#company/rules/visits/checklist.ts';
import { undoableUntil } from '#company/rules/visits/set-out-undo.ts';
import { windowEnd, windowLabel } from '#company/rules/visits/visit-days.ts';
import type { CrewStop, StopLawn, StopState } from '#contract/visits/crew-day.ts';
import type { ServerContext } from '../../context.ts';
import { sureTime } from '../core/sure-time.ts';
import { checklistOf } from '../core/visit-progress.ts';
import type { StopRow } from './crew-day.queries.ts';
import { stopName } from './day-link.ts';

/** What is known of a stop beside its visit. */
type StopOfDay = {
  crewId: number;
  date: string;
  /** What the photos that are with us show. */
  photos: PhotoKind[];
  /** The products of its records. */
  applications: string[];
  /** Its customer was told that the crew is on its way. */
  isTold: boolean;
  /** Of its plan, where the price goes by it. */
  lawn: StopLawn | null;
};

/** A stop for the page of its crew. */
export function presentStop(
  context: ServerContext,
  { visit, property, customer, jobDay, otherCrews }: StopRow,
  { crewId, date, photos, applications, isTold, lawn }: StopOfDay,
): CrewStop {
  const clock = (at: Date | null) => at && timeInZone(at, context.settings().timeZone);
  const { pesticideLicense } = context.settings();
  return {
    stop: stopName(context.secrets.dayLink, { crewId, date }, visit.id),
    visitId: visit.id,
    state: stopState(visit),
    customerName: personName(customer),
    address: property.address,
    serviceType: visit.serviceType,
    window: windowLabel(visit.scheduledTime),
    arrival: arrivalOf(visit.scheduledTime),
    customerNote: visit.customerNotes,
    instructions: property.specialInstructions,
    pets: property.pets,
    hasGateCode: property.gateCodeEncrypted !== null,
    undoUntil: isTold ? null : undoUntil(visit, context.clock()),
    arrivedAt: clock(sureTime(visit, 'arrivedAt')),
    leftAt: clock(sureTime(visit, 'completedAt')),
    checklist: checklistOf(context.content(), visit),
    photos,
    skipReason: visit.skipReason,
    applicationLicense: needsApplicationRecord(visit.serviceType, pesticideLicense)
      ? pesticideLicense.trim()
      : null,
    applications,
    lawn,
    job: jobDay || otherCrews.length > 0 ? { jobDay, otherCrews } : null,
  };
}

function arrivalOf(from: string | null): CrewStop['arrival'] {
  return from === null ? null : { from, to: windowEnd(from) };
}

function undoUntil(visit: StopRow['visit'], now: Date): string | null {
  if (stopState(visit) !== 'on-the-way' || !visit.onTheWayAt) return null;
  const until = undoableUntil(visit.onTheWayAt);
  return until > now ? until.toISOString() : null;
}

/** Where a visit stands on its day. */
export function stopState(visit: StopRow['visit']): StopState {
  if (visit.status === 'completed') return 'done';
  if (visit.status === 'skipped') return 'skipped';
  if (visit.arrivedAt) return 'here';
  return visit.onTheWayAt ? 'on-the-way' : 'ahead';
}
