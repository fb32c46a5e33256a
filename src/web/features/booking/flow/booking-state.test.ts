// Proves the steps of a booking: what each event changes, and what it must never lose.
import { describe, expect, it } from 'vitest';
import {
  type BookingEvent,
  type BookingState,
  bookingReducer,
  chosenSlot,
  initialBooking,
  shownMonth,
} from './booking-state.ts';

const today = '2026-11-18';
const customer = {
  name: 'Robin Lee',
  email: 'robin@example.com',
  phone: '281 555 0100',
  address: '',
  serviceDescription: 'Drainage',
};
const alternative = { appointmentDate: '2026-12-01', appointmentTime: '10:00', label: '10:00 AM' };

function stateAfter(
  events: BookingEvent[],
  from: BookingState = initialBooking(today),
): BookingState {
  return events.reduce(bookingReducer, from);
}

const chosen = stateAfter([
  { type: 'typeChosen', typeId: 3 },
  { type: 'dayChosen', date: '2026-11-24' },
  { type: 'timeChosen', time: '09:00' },
]);
const filling: BookingState = { ...stateAfter([{ type: 'detailsOpened' }], chosen), customer };

describe('choosing', () => {
  it('starts with nothing chosen in the month of today', () => {
    expect(chosenSlot(initialBooking(today))).toBeNull();
    expect(shownMonth(initialBooking(today))).toBe('2026-11');
  });

  it('clears the time when a new date is picked', () => {
    const state = stateAfter([{ type: 'dayChosen', date: '2026-11-25' }], chosen);
    expect(state).toMatchObject({ date: '2026-11-25', time: null, typeId: 3 });
  });

  it('keeps date and time when the type changes', () => {
    expect(chosenSlot(stateAfter([{ type: 'typeChosen', typeId: 1 }], chosen))).toEqual({
      date: '2026-11-24',
      time: '09:00',
    });
  });

  it('shows the month of the focused day and keeps the choice while paging', () => {
    const state = stateAfter([{ type: 'dayFocused', date: '2027-01-31' }], chosen);
    expect(shownMonth(state)).toBe('2027-01');
    expect(state.date).toBe('2026-11-24');
  });

  it('says why a time is no longer chosen', () => {
    const state = stateAfter([{ type: 'timeLost', notice: 'It was taken.' }], chosen);
    expect(state).toMatchObject({ time: null, timeNotice: 'It was taken.', date: '2026-11-24' });
    expect(stateAfter([{ type: 'timeChosen', time: '10:00' }], state).timeNotice).toBeNull();
  });
});

describe('details', () => {
  it('never loses the time to a refreshed calendar while the form is open', () => {
    expect(stateAfter([{ type: 'timeLost', notice: 'x' }], filling).time).toBe('09:00');
  });

  it('goes back to the summary with everything kept', () => {
    const state = stateAfter([{ type: 'backPressed' }], filling);
    expect(state).toMatchObject({ step: 'choosing', date: '2026-11-24', time: '09:00', customer });
  });

  it('takes what is typed into a field, and leaves the others', () => {
    const state = stateAfter([{ type: 'fieldTyped', field: 'name', value: 'Sam' }], filling);
    expect(state.customer).toEqual({ ...customer, name: 'Sam' });
  });

  it('keeps what was typed when the hold lapses', () => {
    const state = stateAfter([{ type: 'holdKept', until: 5 }, { type: 'holdLapsed' }], filling);
    expect(state).toMatchObject({ hold: { status: 'lapsed' }, customer, time: '09:00' });
  });
});

describe('conflict', () => {
  const lost = { date: '2026-11-24', time: '09:00' };
  const taken = stateAfter(
    [
      {
        type: 'slotTaken',
        conflict: { lost, alternatives: [alternative], reason: null, isOwn: false },
      },
    ],
    filling,
  );

  it('offers alternatives and keeps what was typed', () => {
    expect(taken).toMatchObject({ step: 'details', customer });
    expect(taken.conflict?.alternatives).toEqual([alternative]);
  });

  it('takes an alternative with one event', () => {
    const state = stateAfter([{ type: 'alternativeChosen', slot: alternative }], taken);
    expect(state).toMatchObject({ step: 'details', conflict: null, customer });
    expect(chosenSlot(state)).toEqual({ date: '2026-12-01', time: '10:00' });
    expect(shownMonth(state)).toBe('2026-12');
  });

  it('does not bring a lost time back to the calendar', () => {
    const state = stateAfter([{ type: 'backPressed' }], taken);
    expect(state).toMatchObject({ step: 'choosing', date: '2026-11-24', time: null, customer });
  });
});

describe('the end', () => {
  it('resets selections, form and details flag after success', () => {
    const booked = {
      date: '2026-11-24',
      time: '09:00',
      serviceType: 'Design Consultation',
      spanishServiceType: null,
      duration: 90,
      email: 'robin@example.com',
      path: '/appointment/7-token',
    };
    const state = stateAfter([{ type: 'bookingMade', booked }], filling);
    expect(state).toEqual({ ...initialBooking('2026-11-24'), step: 'booked', booked });
    expect(stateAfter([{ type: 'anotherWanted' }], state)).toEqual(initialBooking('2026-11-24'));
  });
});

describe('restored', () => {
  it('brings back the draft and shows its month', () => {
    const state = stateAfter([
      {
        type: 'restored',
        draft: { step: 'details', typeId: 3, date: '2026-12-02', time: '10:00', customer },
      },
    ]);
    expect(state).toMatchObject({ step: 'details', focusDate: '2026-12-02', customer });
  });
});
