// The free times of the month that the calendar opens with, asked for while the calendar's own script is still on its way.
import type { MonthAvailability } from '#contract/booking/booking.ts';

let early: { month: string; answer: Promise<MonthAvailability> } | undefined;

/** What the head of a page calls the month that its calendar opens with, YYYY-MM; without it, that of today. */
export const CALENDAR_MONTH = 'calendar-month';

/** Asks for the month that the calendar opens with. Where the visitor's month is not the company's, the answer is not used. */
export function askEarly(): void {
  const now = new Date();
  const todays = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
  // The head is there before this script is; the calendar may not be.
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${CALENDAR_MONTH}"]`);
  const month = named?.content ?? todays;
  const answer = fetch(`/api/appointments/availability?month=${month}`).then((response) =>
    response.ok ? response.json() : Promise.reject(response),
  );
  // Who takes the answer handles its failure; an answer that no one takes must not count as unhandled.
  answer.catch(() => {});
  early = { month, answer };
}

/** The answer if it is about this month and every type; given once, because what is asked for later must be newer. */
export function takeEarly(
  month: string,
  typeId: number | null,
): Promise<MonthAvailability> | undefined {
  const { answer } = early?.month === month && typeId === null ? early : {};
  early = undefined;
  return answer;
}
