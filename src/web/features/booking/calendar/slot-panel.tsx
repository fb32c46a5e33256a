// The times of the chosen day: a radio group of three columns, what is taken in it, and in which zone it is meant.
import { memo, useId, useLayoutEffect, useRef } from 'react';
import { DEFAULT_SLOT_STARTS } from '#company/rules/booking/booking-hours.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { timeLabel, timeOfLabel } from '#company/rules/time/time-of-day.ts';
import { zoneName } from '#company/rules/time/zone-name.ts';
import { useFetched } from '#web/lib/use-fetched.ts';
import { ControlIcon } from '#web/ui/control-icon.tsx';
import type { CalendarMessages } from '../messages/calendar-messages.en.ts';
import type { MonthView } from './availability-store.ts';
import { SlotLegend } from './legends.tsx';

type SlotPanelProps = {
  words: CalendarMessages;
  /** The chosen day, or null. */
  date: string | null;
  /** The chosen time HH:MM, or null. */
  time: string | null;
  /** What is known about the month of the chosen day. */
  view: MonthView;
  timeZone: string;
  onChooseTime: (time: string) => void;
  onRetry: () => void;
};

/** From the choice of a day on the panel keeps the height of three rows of slots, so that nothing jumps when they arrive. */
export const SlotPanel = memo(function SlotPanel(props: SlotPanelProps) {
  const { words, date, time, view, timeZone, onChooseTime, onRetry } = props;
  const { language } = words;
  const headingId = useId();
  // Most visitors live where the company is.
  const zoneNote = useFetched(
    date !== null && Intl.DateTimeFormat().resolvedOptions().timeZone !== timeZone,
    async () => (await import('./zone-note.ts')).visitorZoneNote,
  );
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="text-title first-letter:uppercase">
        {date ? formatDate(date, language) : words.chooseDay}
      </h3>
      <div className="slot-panel-times" data-waiting={date ? undefined : ''}>
        {date ? (
          <DaySlots {...{ words, date, time, view, onChooseTime, onRetry }} />
        ) : (
          <>
            <p className={`${LINE} text-ink-soft`}>{words.timesShowHere}</p>
            <GhostSlots className="border border-dashed border-line max-sm:hidden" />
          </>
        )}
      </div>
      <p className="mt-3 text-small text-ink-soft">
        {fill(words.timesAre, { zone: zoneName(timeZone, language) })}{' '}
        {date && zoneNote?.(words, date, time, timeZone)}
      </p>
    </section>
  );
});

type DaySlotsProps = Pick<
  SlotPanelProps,
  'words' | 'time' | 'view' | 'onChooseTime' | 'onRetry'
> & {
  date: string;
};

function DaySlots({ words, date, time, view, onChooseTime, onRetry }: DaySlotsProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const day = view.days?.get(date);

  // A time that someone else takes while it has the focus leaves it to the next one, instead of to nothing.
  useLayoutEffect(() => {
    if (group.current?.querySelector(':disabled:focus'))
      group.current.querySelector<HTMLElement>('input:enabled')?.focus();
  });

  if (!day) {
    return view.hasFailed ? (
      <SlotsFailed words={words} onRetry={onRetry} />
    ) : (
      <SlotsLoading words={words} />
    );
  }
  const occupied = new Set(day.occupiedSlots);
  const labels = [...day.availableTimeSlots, ...day.occupiedSlots].sort((a, b) =>
    timeOfLabel(a).localeCompare(timeOfLabel(b)),
  );
  if (labels.length === 0) {
    return <p className="text-body text-ink-soft">{words.nothingFits}</p>;
  }
  return (
    <>
      <fieldset ref={group}>
        <legend className={`${LINE} font-semibold text-ink`}>{words.timeSlots}</legend>
        <div className="grid grid-cols-3 gap-1.5 @min-[18rem]:gap-2">
          {labels.map((label) => (
            <Slot
              key={label}
              words={words}
              label={label}
              value={`${date} ${timeOfLabel(label)}`}
              isOccupied={occupied.has(label)}
              isChosen={time !== null && timeLabel(time) === label}
              onChoose={onChooseTime}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-3">
        <SlotLegend words={words} />
      </div>
    </>
  );
}

type SlotProps = {
  words: CalendarMessages;
  /** As the server writes it. */
  label: string;
  /** What a form around the panel sends, such as "2026-11-24 09:00". */
  value: string;
  isOccupied: boolean;
  isChosen: boolean;
  onChoose: (time: string) => void;
};

const Slot = memo(function Slot(props: SlotProps) {
  const { words, label, value, isOccupied, isChosen, onChoose } = props;
  const time = timeOfLabel(label);
  return (
    <label className="slot-panel-time">
      <input
        type="radio"
        name="slot"
        value={value}
        checked={isChosen}
        disabled={isOccupied}
        onChange={() => onChoose(time)}
      />
      <span>
        <ControlIcon name={isOccupied ? 'cross' : 'check'} className="" />
        {timeLabel(time, words.language)}
      </span>
      {isOccupied && <small>{words.booked}</small>}
    </label>
  );
});

function SlotsLoading({ words }: Pick<SlotPanelProps, 'words'>) {
  return (
    <>
      <p role="status" className={`${LINE} font-semibold text-ink`}>
        {words.checking}
      </p>
      <GhostSlots className="bg-sunk" />
    </>
  );
}

/** Empty places of the true size, so that nothing moves when the slots come. */
function GhostSlots({ className }: { className: string }) {
  return (
    <div aria-hidden="true" className="grid grid-cols-3 gap-1.5 @min-[18rem]:gap-2">
      {GHOSTS.map((start) => (
        <div key={start} className={`h-16 rounded-field ${className}`} />
      ))}
    </div>
  );
}

function SlotsFailed({ words, onRetry }: Pick<SlotPanelProps, 'words' | 'onRetry'>) {
  return (
    <p role="alert" className="text-body text-red">
      {words.dayFailed}{' '}
      <button
        type="button"
        className="min-h-11 cursor-pointer font-semibold text-oak underline underline-offset-4"
        onClick={onRetry}
      >
        {words.retry}
      </button>
    </p>
  );
}

const GHOSTS = DEFAULT_SLOT_STARTS;
const LINE = 'mb-2 text-body';
