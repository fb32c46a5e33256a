// The hours of a day in the form of the chat's settings: of a weekday, and of the dates that have hours of their own.
import { Link } from 'react-router';
import type { BoundField } from '#web/forms/app/use-app-form.ts';
import { TextField } from '#web/ui/field.tsx';
import { DATES, type Day, labelOfDay, SPANS, type SpanField, spanField } from './settings-form.ts';

type Field = (name: SpanField | (typeof DATES)[number]) => BoundField;

type DayHoursProps = { day: Day; field: Field };

/** The hours of a day. Further spans are behind a native fold, so that it opens without a script; one that is filled is open. */
export function DayHours({ day, field }: DayHoursProps) {
  const [first, ...further] = SPANS.map((place) => ({
    opens: field(spanField(day, 'opens', place)),
    closes: field(spanField(day, 'closes', place)),
  }));
  const isSplit = further.some(({ opens, closes }) => opens.defaultValue || closes.defaultValue);
  const pair = ({ opens, closes }: Record<'opens' | 'closes', BoundField>) => (
    <div key={opens.name} className="chat-settings-page-pair">
      <TextField {...opens} type="time" />
      <TextField {...closes} type="time" />
    </div>
  );
  return (
    <>
      {first && pair(first)}
      <details className="chat-settings-page-split" open={isSplit}>
        <summary className="text-link inline-flex min-h-11 items-center">
          Split hours<span className="sr-only"> on {labelOfDay(day)}</span>
        </summary>
        {further.map(pair)}
      </details>
    </>
  );
}

/** Dates with hours of their own: those that are filled and the next one; the rest is behind a native fold. */
export function DateFields({ field }: { field: Field }) {
  const isFilled = (date: (typeof DATES)[number]) =>
    [date, spanField(date, 'opens', 0), spanField(date, 'closes', 0)].some(
      (name) => field(name).defaultValue,
    );
  const shown = DATES.findLastIndex(isFilled) + 2;
  const row = (date: (typeof DATES)[number]) => (
    <div key={date} className="chat-settings-page-date">
      <TextField {...field(date)} type="date" />
      <DayHours day={date} field={field} />
    </div>
  );
  return (
    <fieldset>
      <legend>Dates with other hours</legend>
      <p className="field-hint">
        For example, December 24 from 8:00 AM to 12:00 PM. Leave the times blank to be closed all
        day.{' '}
        <Link className="underline" to="/console/calendar/closures">
          Closed days
        </Link>{' '}
        of the calendar are closed here too, unless you list them with hours.
      </p>
      {DATES.slice(0, shown).map(row)}
      {shown < DATES.length ? (
        <details>
          <summary className="text-link inline-flex min-h-11 items-center">More dates</summary>
          <div className="mt-3 grid gap-3">{DATES.slice(shown).map(row)}</div>
        </details>
      ) : null}
    </fieldset>
  );
}
