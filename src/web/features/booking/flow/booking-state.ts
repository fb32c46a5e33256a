// The whole state of the booking calendar and every way it can change (docs/product/booking.md#steps). Pure.
import type { BookedUnder } from '#company/rules/booking/booked-name.ts';
import type { SlotChoice } from '#contract/platform/problem.ts';
import {
  type Customer,
  type CustomerField,
  noCustomer,
} from '#web/features/booking/customer-rules.ts';
import type { ChosenSlot } from './appointment-payload.ts';

/** Whether the chosen time is kept while the form is filled; `until` is an instant in milliseconds. */
export type HoldState =
  | { status: 'none' }
  | { status: 'asking' }
  | { status: 'kept'; until: number }
  | { status: 'lapsed' }
  | { status: 'unkept' };

/** A time that cannot be had, the nearest free ones instead, and the reason when it is not simply taken. */
export type Conflict = {
  lost: ChosenSlot;
  alternatives: SlotChoice[];
  reason: string | null;
  /** Whether the time is booked by this very person; without alternatives a second visit can be had at it. */
  isOwn: boolean;
};

/** What was booked, for the confirmation. */
export type Booked = ChosenSlot &
  BookedUnder & {
    duration: number;
    email: string;
    /** The page to reschedule or cancel it. */
    path: string;
  };

type BookingStep = 'choosing' | 'details' | 'booked';

export type BookingState = {
  step: BookingStep;
  typeId: number | null;
  /** The chosen day and time, YYYY-MM-DD and HH:MM at the company. */
  date: string | null;
  time: string | null;
  /** The one day of the grid that Tab reaches; its month is the one that is shown. */
  focusDate: string;
  /** Why a chosen time is no longer chosen, in words. */
  timeNotice: string | null;
  customer: Customer;
  hold: HoldState;
  conflict: Conflict | null;
  booked: Booked | null;
};

/** What of the state outlives a reload. */
export type BookingDraft = Pick<BookingState, 'typeId' | 'date' | 'time' | 'customer'> & {
  step: 'choosing' | 'details';
};

export type BookingEvent =
  | { type: 'restored'; draft: BookingDraft }
  | { type: 'typeChosen'; typeId: number | null }
  | { type: 'dayFocused'; date: string }
  | { type: 'dayChosen'; date: string }
  | { type: 'timeChosen'; time: string }
  | { type: 'timeLost'; notice: string }
  | { type: 'detailsOpened' }
  | { type: 'backPressed' }
  | { type: 'fieldTyped'; field: CustomerField; value: string }
  | { type: 'holdAsked' }
  | { type: 'holdKept'; until: number }
  | { type: 'holdLapsed' }
  | { type: 'holdUnkept' }
  | { type: 'slotTaken'; conflict: Conflict }
  | { type: 'alternativeChosen'; slot: SlotChoice }
  | { type: 'bookingMade'; booked: Booked }
  | { type: 'anotherWanted' };

/** The calendar as it opens: nothing chosen, the month of that day shown (YYYY-MM-DD). */
export function initialBooking(opensAt: string): BookingState {
  return {
    step: 'choosing',
    typeId: null,
    date: null,
    time: null,
    focusDate: opensAt,
    timeNotice: null,
    customer: noCustomer,
    hold: { status: 'none' },
    conflict: null,
    booked: null,
  };
}

/** The month that the grid shows, YYYY-MM. */
export function shownMonth(state: BookingState): string {
  return state.focusDate.slice(0, 7);
}

/** The chosen day and time, or null while one is missing. */
export function chosenSlot({ date, time }: Pick<BookingState, 'date' | 'time'>): ChosenSlot | null {
  return date && time ? { date, time } : null;
}

/** The state after an event. */
export function bookingReducer(state: BookingState, event: BookingEvent): BookingState {
  switch (event.type) {
    case 'restored':
      return { ...state, ...event.draft, focusDate: event.draft.date ?? state.focusDate };
    case 'typeChosen':
      return { ...state, typeId: event.typeId, timeNotice: null };
    case 'dayFocused':
      return event.date === state.focusDate ? state : { ...state, focusDate: event.date };
    case 'dayChosen':
      return chooseDay(state, event.date);
    case 'timeChosen':
      return { ...state, time: event.time, timeNotice: null };
    case 'timeLost':
      return state.step === 'choosing' ? { ...state, time: null, timeNotice: event.notice } : state;
    case 'detailsOpened':
      return { ...state, step: 'details', conflict: null };
    case 'backPressed':
      return backToCalendar(state);
    case 'fieldTyped':
      return { ...state, customer: { ...state.customer, [event.field]: event.value } };
    case 'holdAsked':
      return { ...state, hold: { status: 'asking' }, conflict: null };
    case 'holdKept':
      return { ...state, hold: { status: 'kept', until: event.until } };
    case 'holdLapsed':
      return { ...state, hold: { status: 'lapsed' } };
    case 'holdUnkept':
      return { ...state, hold: { status: 'unkept' } };
    case 'slotTaken':
      return { ...state, hold: { status: 'none' }, conflict: event.conflict };
    case 'alternativeChosen':
      return chooseAlternative(state, event.slot);
    case 'bookingMade':
      return { ...initialBooking(state.focusDate), step: 'booked', booked: event.booked };
    case 'anotherWanted':
      return initialBooking(state.focusDate);
  }
}

/** Picking a date clears the time, also when it is the same date (docs/product/booking.md#calendar). */
function chooseDay(state: BookingState, date: string): BookingState {
  return { ...state, date, focusDate: date, time: null, timeNotice: null };
}

/** A time that someone else took is not shown as chosen again; what was typed stays. */
function backToCalendar(state: BookingState): BookingState {
  return {
    ...state,
    step: 'choosing',
    time: state.conflict ? null : state.time,
    conflict: null,
    hold: { status: 'none' },
  };
}

function chooseAlternative(state: BookingState, slot: SlotChoice): BookingState {
  return {
    ...state,
    date: slot.appointmentDate,
    time: slot.appointmentTime,
    focusDate: slot.appointmentDate,
    conflict: null,
  };
}
