// Which reminder of an unpaid invoice goes when (docs/product/billing.md#reminders).
import { addDays } from '../time/company-time.ts';

/** An unpaid invoice: its due day and the last reminder that went, 0 and null before the first. Days are YYYY-MM-DD. */
export type Reminded = { dueOn: string; lastStep: number; lastOn: string | null };

/** A reminder, counted from 1 in the order of the days. */
export type Reminder = { step: number; on: string };

/** Between two reminders are at least so many days, also after a hold. */
const LEAST_GAP_DAYS = 3;

/**
 * The next reminder, on its day or, when that is over, today. Reminders whose days have passed are not caught up on: the latest one goes
 * in their place.
 *
 * @param days After the due day, in ascending order.
 */
export function nextReminder(
  { dueOn, lastStep, lastOn }: Reminded,
  days: readonly number[],
  today: string,
): Reminder | null {
  const reached = days.filter((after) => addDays(dueOn, after) <= today).length;
  const step = Math.max(reached, lastStep + 1);
  const after = days[step - 1];
  if (after === undefined) return null;
  const earliest = [addDays(dueOn, after), today];
  if (lastOn !== null) earliest.push(addDays(lastOn, LEAST_GAP_DAYS));
  return { step, on: earliest.toSorted().at(-1) ?? today };
}
