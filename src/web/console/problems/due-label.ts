// When a reply to a reported problem is due, by the office hours.
import { describeMinutes } from '../leads/lead-labels.ts';

/** Such as "Reply due in 3 h" or "Overdue by 20 min". Minutes are those of office hours, negative once the time is over. */
export function dueLabel(dueMinutes: number): string {
  if (dueMinutes < 0) return `Overdue by ${describeMinutes(-dueMinutes)}`;
  return dueMinutes === 0 ? 'Reply due now' : `Reply due in ${describeMinutes(dueMinutes)}`;
}
