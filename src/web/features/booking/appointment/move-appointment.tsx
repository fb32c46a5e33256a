// Moves a consultation: the calendar where scripts run, a list of openings where they do not, one form for both.
import { type SubmitEvent, useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { REASON_LENGTH } from '#company/rules/platform/form-fields.ts';
import type { Appointment } from '#contract/booking/appointment.ts';
import type { SlotChoice } from '#contract/platform/problem.ts';
import { isTimeLost } from '#web/features/booking/calendar/availability-store.ts';
import { MonthGrid } from '#web/features/booking/calendar/month-grid.tsx';
import { SlotPanel } from '#web/features/booking/calendar/slot-panel.tsx';
import {
  refreshAvailability,
  reloadMonth,
  useMonth,
} from '#web/features/booking/calendar/use-availability.ts';
import type { CalendarMessages } from '#web/features/booking/messages/calendar-messages.en.ts';
import { OpeningRadios } from '#web/features/booking/plain/opening-radios.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import type { ChangeRefusal } from './change-from-form.ts';
import { MoveAlternatives, type MoveWords } from './move-alternatives.tsx';

type MoveAppointmentProps = {
  words: MoveWords;
  appointment: Appointment;
  /** The next free times, for people without JavaScript. */
  openings: SlotChoice[];
  today: string;
  timeZone: string;
  refusal: ChangeRefusal | undefined;
};

export function MoveAppointment(props: MoveAppointmentProps) {
  const { words, appointment, openings, today, timeZone, refusal } = props;
  const { page } = words;
  const { calendar } = words.booking;
  const isPending = useNavigation().state !== 'idle';
  const [isMissing, setMissing] = useState(false);

  /** A move without a time is not worth a request: the person is told at once. */
  function requireSlot(event: SubmitEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const isComplete = form.has('slot') || form.has('alternative');
    setMissing(!isComplete);
    if (!isComplete) event.preventDefault();
  }

  return (
    <Form method="post" className="grid gap-6" onSubmit={requireSlot}>
      <input type="hidden" name="intent" value="move" />
      {refusal && <MoveAlternatives {...{ words, refusal }} />}
      <noscript>
        <fieldset className="max-w-reading">
          <legend className="mb-3 text-title font-semibold">{page.timeSlots}</legend>
          <OpeningRadios language={calendar.language} openings={openings} chosen={refusal?.slot} />
        </fieldset>
      </noscript>
      <h2 className="needs-script text-title">{page.chooseNew}</h2>
      <div className="needs-script @container rounded-card border border-line bg-raised p-4 sm:p-8">
        <MoveCalendar
          words={calendar}
          typeId={appointment.consultationTypeId}
          {...{ today, timeZone }}
          refusal={refusal}
        />
      </div>
      <TextArea
        id="reschedule-reason"
        name="rescheduleReason"
        label={page.reason}
        hint={page.reasonHint}
        rows={3}
        maxLength={REASON_LENGTH}
        defaultValue={refusal?.reason}
        className="max-w-reading"
      />
      {isMissing && (
        <p role="alert" className="field-error">
          {page.noSlot}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button variant="clay" type="submit" disabled={isPending}>
          {isPending ? page.moving : page.move}
        </Button>
        <ButtonLink variant="quiet" href="?">
          {page.keepTime}
        </ButtonLink>
      </p>
    </Form>
  );
}

type MoveCalendarProps = {
  words: CalendarMessages;
  typeId: number | null;
  today: string;
  timeZone: string;
  refusal: ChangeRefusal | undefined;
};

/** Month grid and times; the choice goes into the surrounding form. */
function MoveCalendar({ words, typeId, today, timeZone, refusal }: MoveCalendarProps) {
  const [focusDate, setFocusDate] = useState(today);
  const [date, setDate] = useState<string | null>(null);
  const [time, setTime] = useState<string | null>(null);
  const shownKey = { month: focusDate.slice(0, 7), typeId };
  const chosenKey = { month: (date ?? focusDate).slice(0, 7), typeId };
  const shownView = useMonth(shownKey, today);
  const chosenView = useMonth(chosenKey, today);

  useEffect(() => {
    if (refusal) refreshAvailability();
  }, [refusal]);

  const isLost = isTimeLost(chosenView, date, time);
  useEffect(() => {
    if (isLost) setTime(null);
  }, [isLost]);

  function chooseDay(day: string) {
    setDate(day);
    setFocusDate(day);
    setTime(null);
  }

  return (
    <div className="grid gap-8 @min-[50rem]:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
      <div className="@container min-w-0">
        <MonthGrid
          {...{ words, today, focusDate }}
          selected={date}
          view={shownView}
          onFocusDay={setFocusDate}
          onChooseDay={chooseDay}
          onRetry={() => reloadMonth(shownKey)}
        />
      </div>
      <SlotPanel
        {...{ words, date, time, timeZone }}
        view={chosenView}
        onChooseTime={setTime}
        onRetry={() => reloadMonth(chosenKey)}
      />
    </div>
  );
}
