// Keeps a half-made booking over a reload, in this tab only; nothing of it is sent anywhere.
import { daysBetween, isCalendarDate, isTimeOfDay } from '#company/rules/time/company-time.ts';
import { customerFields, noCustomer } from '#web/features/booking/customer-rules.ts';
import type { BookingDraft, BookingState } from './booking-state.ts';

/** Where it lies (lib/tab-storage.ts). */
export const DRAFT = 'booking-draft';

/** What of the state is worth keeping, as text, or null when nothing was chosen or typed. */
export function draftText(state: BookingState): string | null {
  const { step, typeId, date, time, customer } = state;
  const isEmpty = !typeId && !date && customerFields.every((field) => !customer[field]);
  if (step === 'booked' || isEmpty) return null;
  return JSON.stringify({ step, typeId, date, time, customer } satisfies BookingDraft);
}

/**
 * Reads a draft back. What no longer holds is left out: a type that is not offered any more, a day that has passed.
 * Null when the text is no draft.
 */
export function draftOf(
  text: string | null,
  { today, typeIds }: { today: string; typeIds: number[] },
): BookingDraft | null {
  const saved = parse(text);
  if (!saved) return null;
  const typeId = typeIds.find((id) => id === saved.typeId) ?? null;
  const date = upcomingDate(saved.date, today);
  const time =
    date && typeof saved.time === 'string' && isTimeOfDay(saved.time) ? saved.time : null;
  const isComplete = typeId !== null && date !== null && time !== null;
  const step = saved.step === 'details' && isComplete ? 'details' : 'choosing';
  return { step, typeId, date, time, customer: customerOf(saved.customer) };
}

type Saved = { [Key in keyof BookingDraft]?: unknown };

function parse(text: string | null): Saved | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

/** A value that is a day which has not passed, or null. */
export function upcomingDate(value: unknown, today: string): string | null {
  const isUpcoming =
    typeof value === 'string' && isCalendarDate(value) && daysBetween(today, value) >= 0;
  return isUpcoming ? value : null;
}

function customerOf(value: unknown): BookingDraft['customer'] {
  const saved = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  const customer = { ...noCustomer };
  for (const field of customerFields) {
    const text = saved[field];
    if (typeof text === 'string') customer[field] = text;
  }
  return customer;
}
