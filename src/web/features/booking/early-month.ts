// The free times of the month that the calendar opens with, asked for while the calendar's own script is still on its way.
import type { MonthAvailability } from '#contract/booking/booking.ts';

let early: { month: string; answer: Promise<MonthAvailability> } | undefined;

/** Asks for the month that the calendar opens with, as its first day stands in the page. */
export function askEarly(): void {
  const month = document
    .querySelector<HTMLElement>('#calendar [data-date]')
    ?.dataset.date?.slice(0, 7);
  if (!month) return;
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
