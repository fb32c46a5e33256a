// Free times as plain radio buttons grouped by day: a calendar for people without JavaScript.
import { useId } from 'react';
import type { Language } from '#company/facts/languages.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { SlotChoice } from '#contract/platform/problem.ts';
import { openingsByDay, shortDate, slotValue } from './openings.ts';

type OpeningRadiosProps = {
  /** In which days and times are written. */
  language?: Language;
  openings: SlotChoice[];
  /** The chosen one, as its value. */
  chosen?: string | undefined;
};

export function OpeningRadios({ language = 'en', openings, chosen }: OpeningRadiosProps) {
  const idPrefix = useId();
  return (
    <div className="grid gap-4">
      {openingsByDay(openings).map(([date, ofDay]) => (
        <fieldset
          key={date}
          aria-labelledby={`${idPrefix}-${date}`}
          className="grid items-center gap-x-6 gap-y-1 border-t border-line pt-3 sm:grid-cols-[14rem_1fr]"
        >
          <p id={`${idPrefix}-${date}`} className="text-body font-semibold first-letter:uppercase">
            {shortDate(date, language)}
          </p>
          <div className="flex flex-wrap gap-x-6">
            {ofDay.map((opening) => (
              <label
                key={opening.appointmentTime}
                className="flex min-h-11 cursor-pointer items-center gap-2.5 text-body tabular-nums"
              >
                <input
                  type="radio"
                  name="slot"
                  value={slotValue(opening)}
                  defaultChecked={slotValue(opening) === chosen}
                  required
                  className="size-5 accent-oak"
                />
                {timeLabel(opening.appointmentTime, language)}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
