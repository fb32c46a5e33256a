// The first step of a booking: type, day and time, with the summary of what was chosen.
import { useEffect, useRef } from 'react';
import type { ConsultationType } from '#contract/booking/booking.ts';
import type { MonthView } from '#web/features/booking/calendar/availability-store.ts';
import { MonthGrid } from '#web/features/booking/calendar/month-grid.tsx';
import { SlotPanel } from '#web/features/booking/calendar/slot-panel.tsx';
import { ConsultationSummary } from '#web/features/booking/consultation-summary.tsx';
import type { BookingMessages } from '#web/features/booking/messages/booking-messages.en.ts';
import { afterPaint } from '#web/lib/after-paint.ts';
import { Button } from '#web/ui/button.tsx';
import { type BookingState, chosenSlot } from './booking-state.ts';
import { TypePicker } from './type-picker.tsx';
import type { Choices } from './use-booking-flow.ts';

type ChooseStepProps = {
  words: BookingMessages;
  idPrefix: string;
  types: ConsultationType[];
  type: ConsultationType | undefined;
  today: string;
  timeZone: string;
  state: BookingState;
  /** The month that is shown, and the month of the chosen day. */
  shownView: MonthView;
  chosenView: MonthView;
  choices: Choices;
  onRetryShown: () => void;
  onRetryChosen: () => void;
  onContinue: () => void;
};

export function ChooseStep(props: ChooseStepProps) {
  const { words, idPrefix, types, type, today, timeZone, state } = props;
  const { shownView, chosenView, choices } = props;
  const slot = chosenSlot(state);
  const panel = useTimesInView(state);
  return (
    <>
      <TypePicker
        words={words}
        id={`${idPrefix}-type`}
        types={types}
        chosen={type}
        onChoose={choices.chooseType}
      />
      <div className="mt-4 grid gap-8 border-t border-line pt-6 @min-[50rem]:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <div className="@container min-w-0">
          <MonthGrid
            words={words.calendar}
            today={today}
            focusDate={state.focusDate}
            selected={state.date}
            view={shownView}
            onFocusDay={choices.focusDay}
            onChooseDay={choices.chooseDay}
            onRetry={props.onRetryShown}
          />
        </div>
        <div className="flex flex-col gap-5">
          <div ref={panel} className="@container scroll-mb-6">
            <SlotPanel
              words={words.calendar}
              date={state.date}
              time={state.time}
              view={chosenView}
              timeZone={timeZone}
              onChooseTime={choices.chooseTime}
              onRetry={props.onRetryChosen}
            />
          </div>
          <div className="@min-[50rem]:min-h-36" aria-live="polite">
            {slot && <ConsultationSummary words={words} type={type} slot={slot} />}
            {state.timeNotice && (
              <p className="border-l-4 border-red pl-4 text-body font-medium text-red">
                {state.timeNotice}
              </p>
            )}
          </div>
          <Button
            variant="clay"
            className="mt-auto w-full"
            data-focus-after="details"
            onClick={props.onContinue}
          >
            {words.goOn}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Brings the times of a chosen day into view, once they have been drawn where they are; gives the ref of their panel. */
function useTimesInView({ step, date }: BookingState) {
  const panel = useRef<HTMLDivElement>(null);
  const isShown = step === 'choosing';
  useEffect(() => {
    if (!isShown || !date) return;
    return afterPaint(() => panel.current?.scrollIntoView({ block: 'nearest' }));
  }, [isShown, date]);
  return panel;
}
