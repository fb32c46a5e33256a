// The whole booking as one hook: state, availability, hold, draft and the actions of the steps.
import { type Dispatch, type RefObject, useCallback, useEffect, useMemo, useReducer } from 'react';
import type { ConsultationType } from '#contract/booking/booking.ts';
import type { SlotChoice } from '#contract/platform/problem.ts';
import {
  followOpenings,
  reloadMonth,
  useMonth,
} from '#web/features/booking/calendar/use-availability.ts';
import type { Guard } from '#web/forms/form-guard.ts';
import { useStepFocus } from '#web/forms/use-step-focus.ts';
import { upcomingDate } from './booking-draft.ts';
import type { BookingProps } from './booking-props.ts';
import {
  type BookingDraft,
  type BookingEvent,
  type BookingState,
  bookingReducer,
  chosenSlot,
  initialBooking,
  shownMonth,
} from './booking-state.ts';
import { toastIncomplete, useBooking } from './use-booking.ts';
import { useDraft } from './use-draft.ts';
import { type Hold, useHold } from './use-hold.ts';
import { useLostSlot } from './use-lost-slot.ts';

type Root = RefObject<HTMLElement | null>;
type Prepare = Guard['prepare'];
type ChoiceEvent = Extract<BookingEvent, { type: 'typeChosen' | 'dayChosen' | 'timeChosen' }>;

/** State and actions of the island whose steps stand in `root`. */
export function useBookingFlow({ words, types, today, opensAt }: BookingProps, root: Root) {
  const [state, dispatch] = useReducer(bookingReducer, opensAt, initialBooking);
  const type = types.find((offered) => offered.id === state.typeId);
  const slot = chosenSlot(state);
  const months = useMonths(state, today);
  const hold = useHold(dispatch, words);
  const { prepare, book, ...customerForm } = useBooking(dispatch, words);

  useResumedDraft(state, dispatch, { types, today, root, hold, prepare });
  useShownType(root, state.typeId);
  useLostSlot(state, dispatch, months.chosenView, hold, {
    words,
    minutes: type?.duration ?? 60,
    isBooking: customerForm.isSending,
  });
  useEffect(followOpenings, []);

  const choices = useMemo(() => choicesOf(dispatch, hold, prepare), [hold, prepare]);
  const holdLapsed = useCallback(() => dispatch({ type: 'holdLapsed' }), []);

  function openDetails(): void {
    if (type && slot) {
      dispatch({ type: 'detailsOpened' });
      hold.keep(type.id, slot);
    } else {
      toastIncomplete(words);
      focusMissing(root, type, state.date);
    }
  }

  function takeAlternative(choice: SlotChoice): void {
    dispatch({ type: 'alternativeChosen', slot: choice });
    const taken = { date: choice.appointmentDate, time: choice.appointmentTime };
    if (type) hold.keep(type.id, taken);
    root.current?.querySelector<HTMLElement>('[data-focus-after="choosing"]')?.focus();
  }

  /** A time that is lost to someone else is not asked for again: the other times are shown once more. */
  function confirm(bookAgain = false): void {
    const { conflict, customer } = state;
    const form = root.current?.querySelector('form');
    if (conflict && !conflict.isOwn) dispatch({ type: 'slotTaken', conflict: { ...conflict } });
    else if (form) void book({ type, slot, customer, bookAgain }, form);
  }

  return {
    ...months,
    ...customerForm,
    state,
    type,
    choices,
    openDetails,
    takeAlternative,
    holdLapsed,
    keepAgain: () => type && slot && hold.keep(type.id, slot),
    confirm: () => confirm(),
    bookAgain: () => confirm(true),
    startAgain: () => dispatch({ type: 'anotherWanted' }),
  };
}

/** The month that is shown and that of the chosen day, each with the way to ask for it again. */
function useMonths(state: BookingState, today: string) {
  const { date, focusDate, typeId } = state;
  const shown = shownMonth(state);
  const chosen = (date ?? focusDate).slice(0, 7);
  return {
    shownView: useMonth({ month: shown, typeId }, today),
    chosenView: useMonth({ month: chosen, typeId }, today),
    retryShown: useCallback(() => reloadMonth({ month: shown, typeId }), [shown, typeId]),
    retryChosen: useCallback(() => reloadMonth({ month: chosen, typeId }), [chosen, typeId]),
  };
}

type ResumeOptions = Pick<BookingProps, 'types' | 'today'> & {
  root: Root;
  hold: Hold;
  prepare: Prepare;
};

/** Goes on where a reload has interrupted, or with what was chosen before this code woke up. */
function useResumedDraft(
  state: BookingState,
  dispatch: Dispatch<BookingEvent>,
  { types, today, root, hold, prepare }: ResumeOptions,
): void {
  const setStepSilently = useStepFocus(root, state.step);

  function adoptSelect(): void {
    const chosen = Number(root.current?.querySelector('select')?.value);
    if (chosen) dispatch({ type: 'typeChosen', typeId: chosen });
  }

  /** What was typed before may be sent at once, so the form's token is fetched with it. */
  function resume(draft: BookingDraft): void {
    void prepare();
    setStepSilently(draft.step);
    const slot = chosenSlot(draft);
    if (draft.step === 'details' && draft.typeId && slot) hold.keep(draft.typeId, slot);
  }

  useDraft(state, dispatch, {
    today,
    typeIds: types.map(({ id }) => id),
    onRestored(draft) {
      draft ? resume(draft) : adoptSelect();
      // A link may name a day; what was chosen before a reload goes first.
      const date = upcomingDate(new URLSearchParams(location.search).get('day'), today);
      if (date && !draft?.date) dispatch({ type: 'dayChosen', date });
    },
  });
}

/** The dropdown is the server's element and shows what the state says. */
function useShownType(root: Root, typeId: number | null): void {
  useEffect(() => {
    const dropdown = root.current?.querySelector('select');
    if (dropdown) dropdown.value = typeId === null ? '' : String(typeId);
  }, [root, typeId]);
}

/** The first of type, day and time that is still missing. */
function focusMissing(root: Root, type: ConsultationType | undefined, date: string | null): void {
  const missing = !type ? 'select' : date ? '[name="slot"]:enabled' : '[data-date][tabindex="0"]';
  root.current?.querySelector<HTMLElement>(missing)?.focus();
}

/** What can be done in the calendar; the same from render to render, so that a choice renders only what it changes. */
export type Choices = {
  chooseType: (typeId: number | null) => void;
  focusDay: (date: string) => void;
  chooseDay: (date: string) => void;
  chooseTime: (time: string) => void;
};

function choicesOf(dispatch: Dispatch<BookingEvent>, hold: Hold, prepare: Prepare): Choices {
  /**
   * Whatever is chosen in the calendar, a time that is still kept for another choice is given back. No one comes to the
   * details without having chosen, so this first touch is where the form's token is fetched.
   */
  const choose = (event: ChoiceEvent) => {
    void prepare();
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
