// What can be done with a mailing, and what it needs for that (docs/product/mailing-states.md).

import {
  type MailingActor,
  type MailingEvent,
  type MailingStatus,
  type MailingTransition,
  mailingTransition,
} from '#company/rules/site/mailing-machine.ts';
import type { MailingContent } from '#company/rules/site/mailing-rules.ts';
import { toInstant } from '#company/rules/time/company-time.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { refusedField } from '../content/content.policy.ts';

/** No one plans a mailing further ahead; what is later is a slip of the hand. */
const LONGEST_AHEAD_MS = 366 * 86_400_000;

const refusals: Readonly<Record<MailingStatus, string>> = {
  draft: 'This newsletter is still a draft.',
  scheduled: 'This newsletter is scheduled. Take it off the schedule first.',
  sending: 'This newsletter is being sent.',
  paused: 'This newsletter is paused.',
  sent: 'This newsletter has been sent.',
  canceled: 'This newsletter was canceled.',
};

/** @throws RequestProblem 409 with how the mailing stands, when its machine has no such transition. */
export function requireMailingTransition(
  event: MailingEvent,
  actor: MailingActor,
  status: MailingStatus,
): MailingTransition {
  const found = mailingTransition(event, actor, status);
  if (found) return found;
  throw new RequestProblem('wrong_state', refusals[status]);
}

/** @throws RequestProblem 404 for no mailing. */
export function requireMailing<Row>(row: Row | undefined): Row {
  if (row) return row;
  throw new RequestProblem('not_found', 'We could not find this newsletter.');
}

/** @throws RequestProblem 409 with the mailing as it is by now. */
export function requireSeenMailing(
  version: number,
  seen: number,
  current: Record<string, unknown>,
): void {
  if (version === seen) return;
  throw new RequestProblem(
    'changed_meanwhile',
    'This newsletter has changed. Please look at what is there now, and try again.',
    { current },
  );
}

/** @throws RequestProblem 409 for one with nothing in it. */
export function requireWords({ text, posts, tasks }: MailingContent): void {
  if (text || posts.length > 0 || tasks.length > 0) return;
  throw new RequestProblem(
    'wrong_state',
    'There is nothing in this newsletter yet. Write a text, or choose a post or a task, and save it.',
  );
}

/** @throws RequestProblem 409 when no one would get it. */
export function requireReaders(count: number): void {
  if (count > 0) return;
  throw new RequestProblem('wrong_state', 'No one is subscribed to the newsletter yet.');
}

/** The instant of a time of the company. @throws RequestProblem 422 for one that is over, or more than a year ahead. */
export function requireTimeAhead(
  { date, time }: { date: string; time: string },
  timeZone: string,
  now: Date,
): Date {
  const at = toInstant(date, time, timeZone);
  if (at <= now) throw refusedField('/date', 'This time has passed. Please choose a later one.');
  if (at.getTime() - now.getTime() > LONGEST_AHEAD_MS) {
    throw refusedField('/date', 'Please choose a time within the next year.');
  }
  return at;
}
