// The refusal of a taken slot: 409 with the three nearest free alternatives.
import { SLOT_TAKEN } from '#company/facts/booking-messages.ts';
import { addDays } from '#company/rules/time/company-time.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../context.ts';
import { bookableDates, nearestFreeSlots } from './availability.ts';
import { readCalendar } from './booking.queries.ts';
import type { SlotWish } from './check-slot.ts';

const ALTERNATIVES = 3;

/** How far around the day asked for alternatives are looked for; the wider range only when the near one is full. */
const SEARCH_DAYS = [10, 180];

/** Builds the 409 for a wish, outside any transaction. */
export async function slotTaken(
  context: Pick<ServerContext, 'db' | 'clock' | 'settings'>,
  wish: SlotWish,
  duration?: number,
): Promise<RequestProblem> {
  const now = context.clock();
  const { timeZone } = context.settings();
  const bookable = bookableDates(timeZone, now);
  for (const days of SEARCH_DAYS) {
    const from = later(bookable.first, addDays(wish.appointmentDate, -days));
    const to = earlier(bookable.last, addDays(wish.appointmentDate, days));
    const { calendar, type, occupancy } = await readCalendar(
      context.db,
      { from, to, timeZone },
      { consultationTypeId: wish.consultationTypeId, now },
    );
    const visit = {
      consultationTypeId: wish.consultationTypeId,
      duration: duration ?? type?.duration ?? 60,
    };
    const alternatives = nearestFreeSlots({
      calendar,
      visit,
      wish: { date: wish.appointmentDate, time: wish.appointmentTime },
      dates: datesBetween(from, to),
      now,
      occupancy,
      count: ALTERNATIVES,
    });
    if (alternatives.length === ALTERNATIVES || days === SEARCH_DAYS.at(-1)) {
      return new RequestProblem('slot_taken', SLOT_TAKEN, { alternatives });
    }
  }
  throw new Error('unreachable: the last search range always answers');
}

function datesBetween(from: string, to: string): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** ISO dates of four-digit years order like text. */
const later = (a: string, b: string) => (a > b ? a : b);
const earlier = (a: string, b: string) => (a < b ? a : b);
