// The whole booking as one hook: state, availability, hold, draft and the actions of the steps.
import { type Dispatch, type RefObject, useCallback, useEffect, useMemo, useReducer } from 'react';
import type { SlotChoice } from '#contract/problem.ts';
import type { Guard } from '#web/forms/form-guard.ts';
import { useStepFocus } from '#web/forms/use-step-focus.ts';
import {
  followOpenings,
  reloadMonth,
  useMonth,
} from '#web/shared/booking/calendar/use-availability.ts';
import type { BookingProps } from './booking-props.ts';
import {
  type BookingDraft,
  type BookingEvent,
  bookingReducer,
  chosenSlot,
  initialBooking,
  shownMonth,
} from './booking-state.ts';
import { toastIncomplete, useBooking } from './use-booking.ts';
import { useDraft } from './use-draft.ts';
import { type Hold, useHold } from './use-hold.ts';
import { useLostSlot } from './use-lost-slot.ts';

type ChoiceEvent = Extract<BookingEvent, { type: 'typeChosen' | 'dayChosen' | 'timeChosen' }>;

export function useBookingFlow(
  { types, today }: BookingProps,
  root: RefObject<HTMLElement | null>,
  guard: Guard,
) {
  const [state, dispatch] = useReducer(bookingReducer, today, initialBooking);
  const { step, typeId, date, customer } = state;
  const type = types.find((offered) => offered.id === typeId);
  const slot = chosenSlot(state);
  const shown = shownMonth(state);
  const chosen = (date ?? state.focusDate).slice(0, 7);
  const shownView = useMonth({ month: shown, typeId }, today);
  const chosenView = useMonth({ month: chosen, typeId }, today);
  const hold = useHold(dispatch);
  const book = useBooking(dispatch, guard);
  const setStepSilently = useStepFocus(root, step);

  useDraft(state, dispatch, {
    today,
    typeIds: types.map(({ id }) => id),
    onRestored: (draft) => (draft ? resume(draft) : adoptSelect()),
  });

  /** What was chosen in the dropdown before this component woke up. */
  function adoptSelect(): void {
    const chosen = Number(root.current?.querySelector('select')?.value);
    if (chosen) dispatch({ type: 'typeChosen', typeId: chosen });
  }

  /** What was typed before may be sent at once, so the form's token is fetched with it. */
  function resume(draft: BookingDraft): void {
    void guard.prepare();
    setStepSilently(draft.step);
    const draftSlot = chosenSlot(draft);
    if (draft.step === 'details' && draft.typeId && draftSlot) hold.keep(draft.typeId, draftSlot);
  }

  useEffect(() => {
    const dropdown = root.current?.querySelector('select');
    if (dropdown) dropdown.value = typeId === null ? '' : String(typeId);
  }, [root, typeId]);

  useLostSlot(state, dispatch, chosenView, hold, type?.duration ?? 60);
  useEffect(followOpenings, []);

  const choices = useMemo(() => choicesOf(dispatch, hold, guard), [hold, guard]);
  const retryShown = useCallback(() => reloadMonth({ month: shown, typeId }), [shown, typeId]);
  const retryChosen = useCallback(() => reloadMonth({ month: chosen, typeId }), [chosen, typeId]);
  const holdLapsed = useCallback(() => dispatch({ type: 'holdLapsed' }), []);

  function openDetails(): void {
    if (!type || !slot) {
      toastIncomplete();
      focusMissing();
      return;
    }
    dispatch({ type: 'detailsOpened' });
    hold.keep(type.id, slot);
  }

  /** The first of type, day and time that is still missing. */
  function focusMissing(): void {
    const missing = !type ? 'select' : date ? '[name="slot"]:enabled' : '[data-date][tabindex="0"]';
    root.current?.querySelector<HTMLElement>(missing)?.focus();
  }

  function takeAlternative(choice: SlotChoice): void {
    dispatch({ type: 'alternativeChosen', slot: choice });
    const taken = { date: choice.appointmentDate, time: choice.appointmentTime };
    if (type) hold.keep(type.id, taken);
    root.current?.querySelector<HTMLElement>('[data-focus-after="choosing"]')?.focus();
  }

  /** A time that is lost to somebody else is not asked for again: the other times are shown once more. */
  function confirm(bookAgain = false): void {
    const { conflict } = state;
    if (conflict && !conflict.isOwn) {
      dispatch({ type: 'slotTaken', conflict: { ...conflict } });
      return;
    }
    const form = root.current?.querySelector('form');
    if (form) void book({ type, slot, customer, bookAgain }, form);
  }

  return {
    state,
    dispatch,
    type,
    shownView,
    chosenView,
    choices,
    retryShown,
    retryChosen,
    openDetails,
    takeAlternative,
    holdLapsed,
    keepAgain: () => type && slot && hold.keep(type.id, slot),
    confirm: () => confirm(),
    bookAgain: () => confirm(true),
  };
}

/** What can be done in the calendar; the same from render to render, so that a choice renders only what it changes. */
export type Choices = {
  chooseType: (typeId: number | null) => void;
  focusDay: (date: string) => void;
  chooseDay: (date: string) => void;
  chooseTime: (time: string) => void;
};

function choicesOf(dispatch: Dispatch<BookingEvent>, hold: Hold, guard: Guard): Choices {
  /**
   * Whatever is chosen in the calendar, a time that is still kept for another choice is given back. Nobody comes to the
   * details without having chosen, so this first touch is where the form's token is fetched.
   */
  const choose = (event: ChoiceEvent) => {
    void guard.prepare();
    hold.giveBack();
    dispatch(event);
  };
  return {
    chooseType: (typeId) => choose({ type: 'typeChosen', typeId }),
    focusDay: (date) => dispatch({ type: 'dayFocused', date }),
    chooseDay: (date) => choose({ type: 'dayChosen', date }),
    chooseTime: (time) => choose({ type: 'timeChosen', time }),
  };
}
