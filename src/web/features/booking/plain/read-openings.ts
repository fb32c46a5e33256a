// Loads what the plain booking pages offer: the types, and the next free times of one of them.
import { addMonths, isCalendarDate } from '#company/rules/time/company-time.ts';
import type { MonthAvailability } from '#contract/booking/booking.ts';
import type { SlotChoice } from '#contract/platform/problem.ts';
import { isMonthInReach } from '#web/features/booking/calendar/month-days.ts';
import type { Api } from '#web/lib/api-client.ts';
import { nextOpenings } from './openings.ts';

const OPENINGS = 12;

/** A page of openings, and the first day of the next page; null when there is none. */
export type OpeningsPage = { openings: SlotChoice[]; laterFrom: string | null };

/**
 * The next free times of a type (null: of any), from a day on. Reads the month of that day and the one after it.
 *
 * @param from YYYY-MM-DD as the address says it; anything else means today.
 */
export async function readOpenings(
  api: Api,
  typeId: number | null,
  from: string | null,
  today: string,
): Promise<OpeningsPage> {
  const first = from && isCalendarDate(from) && from > today ? from : today;
  const month = first.slice(0, 7);
  const months = [month, addMonths(month, 1)].filter((wanted) => isMonthInReach(wanted, today));
  const answers = await Promise.all(months.map((wanted) => readMonth(api, wanted, typeId)));
  const found = nextOpenings(answers, OPENINGS + 1, first);
  return {
    openings: found.slice(0, OPENINGS),
    laterFrom: found[OPENINGS]?.appointmentDate ?? null,
  };
}

function readMonth(api: Api, month: string, typeId: number | null): Promise<MonthAvailability> {
  return api('GET /api/appointments/availability', {
    query: { month, ...(typeId === null ? {} : { consultationTypeId: String(typeId) }) },
  });
}
