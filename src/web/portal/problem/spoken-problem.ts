// How a reported problem is called in the language of the page, and by when we reply to it.

import { fill } from '#company/rules/platform/fill-message.ts';
import { dateInZone, timeInZone } from '#company/rules/time/company-time.ts';
import type { VisitProblem } from '#contract/visits/visit-problems.ts';
import { kindLabel, wishLabel } from '#web/features/problem/problem-labels.ts';
import type { SpokenTimes } from '../parts/use-spoken-times.ts';
import type { ProblemMessages } from './messages/problem-messages.en.ts';

/** Such as "Something was damaged". */
export function kindWords(kind: VisitProblem['kind'], { kinds }: ProblemMessages): string {
  return kinds ? kinds[kind] : kindLabel(kind);
}

/** Such as "Please fix it". */
export function wishWords(wish: VisitProblem['wish'], { wishes }: ProblemMessages): string {
  return wishes ? wishes[wish] : wishLabel(wish);
}

/** "You’ll hear from us by Thursday, November 12, 2026, 9:00 AM." */
export function replyByWords(
  { replyBy }: Pick<VisitProblem, 'replyBy'>,
  messages: ProblemMessages,
  say: SpokenTimes,
  timeZone: string,
): string {
  const at = new Date(replyBy);
  const day = say.fullDay(dateInZone(at, timeZone));
  const moment = fill(messages.moment, { day, time: say.time(timeInZone(at, timeZone)) });
  return fill(messages.replyBy, { moment });
}
