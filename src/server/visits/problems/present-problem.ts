// A reported problem as its customer and the office see it: its promise, its messages, and what is done about it.

import { dateInZone, formatDate, timeInZone } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import { remedyLabel } from '#company/rules/visits/remedy-label.ts';
import { windowLabel } from '#company/rules/visits/visit-days.ts';
import type { ProblemPage, Remedy, VisitProblem } from '#contract/visits/visit-problems.ts';
import type { ServerContext } from '../../context.ts';
import type { VisitRow } from '../core/visit.queries.ts';
import type { MailAnswer } from './mail-answers.queries.ts';
import type { VisitProblemRow, WholeProblem, WrittenMessage } from './problem.queries.ts';

/** A problem with its promise and everything that was written and done since. */
export function presentProblem(
  context: Pick<ServerContext, 'settings'>,
  { problem, messages, photos, remedyVisit }: WholeProblem,
): VisitProblem {
  const { timeZone } = context.settings();
  const time = timeLabel(timeInZone(problem.replyBy, timeZone));
  return {
    id: problem.id,
    version: problem.version,
    status: problem.status,
    kind: problem.kind,
    wish: problem.wish,
    description: problem.description,
    photos,
    reportedAt: problem.createdAt.toISOString(),
    replyBy: problem.replyBy.toISOString(),
    replyByWords: `${formatDate(dateInZone(problem.replyBy, timeZone))}, ${time}`,
    messages: messages.map(presentMessage),
    remedy: presentRemedy(problem, remedyVisit),
    closedBy: problem.closedBy,
  };
}

/** The visit that a problem is about, with its crew and property. */
type ReportedVisit = { visit: VisitRow; crewName: string | null; property: { address: string } };

/** A problem's own page. */
export function presentProblemPage(
  context: Pick<ServerContext, 'settings'>,
  whole: WholeProblem,
  { visit, crewName, property }: ReportedVisit,
  answers: readonly MailAnswer[],
): ProblemPage {
  return {
    ...presentProblem(context, whole),
    mailedAt: answers.map(({ at }) => at),
    visit: {
      id: visit.id,
      serviceType: visit.serviceType,
      date: visit.scheduledDate,
      crew: crewName,
      address: property.address,
    },
  };
}

/** What is done about a problem; null until that is decided. */
function presentRemedy(
  { remedy, remedyAmount, remedyMethod, remedyAt }: VisitProblemRow,
  visit: VisitRow | undefined,
): Remedy | null {
  if (remedy === null || remedyAt === null) return null;
  const shown = visit && visit.status !== 'cancelled' ? visit : undefined;
  const parts = { amount: remedyAmount, method: remedyMethod };
  return {
    kind: remedy,
    label: remedyLabel({ kind: remedy, ...parts, date: shown?.scheduledDate ?? null }),
    ...parts,
    visit: shown
      ? {
          id: shown.id,
          date: shown.scheduledDate,
          time: shown.scheduledTime,
          window: windowLabel(shown.scheduledTime),
        }
      : null,
    decidedAt: remedyAt.toISOString(),
  };
}

function presentMessage({ problemId: _, createdAt, ...message }: WrittenMessage) {
  return { ...message, createdAt: createdAt.toISOString() };
}
