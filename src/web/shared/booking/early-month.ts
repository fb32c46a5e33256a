// The free times of this month, asked for while the calendar's own script is still on its way.
import type { MonthAvailability } from '#contract/booking.ts';

let early: { month: string; answer: Promise<MonthAvailability> } | undefined;

/** Asks for the month that the calendar opens with; one of a visitor far away may be another, and is not used then. */
export function askEarly(): void {
  const now = new Date();
  const month = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
  const answer = fetch(`/api/appointments/availability?month=${month}`).then((response) =>
    response.ok ? response.json() : Promise.reject(response),
  );
  // Whoever takes it hears of it.
  answer.catch(() => {});
  early = { month, answer };
}

/** The answer of a month for every type, once: what is asked later must be newer. */
export function takeEarly(
  month: string,
  typeId: number | null,
): Promise<MonthAvailability> | undefined {
  const { answer } = early?.month === month && typeId === null ? early : {};
  early = undefined;
  return answer;
}
