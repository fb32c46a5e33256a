// Which reminder goes when: of an unpaid invoice (docs/product/billing.md#reminders), and of a quote without an answer
// (docs/product/portal.md#follow-ups).
import { addDays } from './company-time.ts';

/** The day from which reminders are counted, and the last one that went, 0 and null before the first. Days are YYYY-MM-DD. */
export type Reminded = { since: string; lastStep: number; lastOn: string | null };

/** A reminder, counted from 1 in the order of the days. */
export type Reminder = { step: number; on: string };

/** Between two reminders are at least so many days, also after a hold. */
const LEAST_GAP_DAYS = 3;

/**
 * The next reminder, on its day or, when that is over, today. Reminders whose days have passed are not caught up on: the latest one goes
 * in their place.
 *
 * @param days After the day they are counted from, in ascending order.
 */
export function nextReminder(
  { since, lastStep, lastOn }: Reminded,
  days: readonly number[],
  today: string,
): Reminder | null {
  const reached = days.filter((after) => addDays(since, after) <= today).length;
  const step = Math.max(reached, lastStep + 1);
  const after = days[step - 1];
  if (after === undefined) return null;
  const earliest = [addDays(since, after), today];
  if (lastOn !== null) earliest.push(addDays(lastOn, LEAST_GAP_DAYS));
  return { step, on: earliest.toSorted().at(-1) ?? today };
}

/**
 * The reminders that go if someone looks on some days, in ascending order, and nothing happens in between: on each day the one that is due on it.
 */
export function remindersOn(
  { since, lastStep, lastOn }: Reminded,
  days: readonly number[],
  looked: readonly string[],
): Reminder[] {
  const gone: Reminder[] = [];
  for (const today of looked) {
    const last = gone.at(-1) ?? { step: lastStep, on: lastOn };
    const next = nextReminder({ since, lastStep: last.step, lastOn: last.on }, days, today);
    if (next?.on === today) gone.push(next);
  }
  return gone;
}
