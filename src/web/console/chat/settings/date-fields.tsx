// The dates that have hours of their own, in the form of the chat's settings.
import { Link } from 'react-router';
import type { BoundField } from '#web/forms/app/use-app-form.ts';
import { TextField } from '#web/ui/field.tsx';
import { DayHours } from '../../hours/day-hours.tsx';
import { type SpanField, spanField } from '../../hours/span-fields.ts';
import { DATES, type DateField, labelOfDate } from './settings-form.ts';

type Field = (name: SpanField<DateField> | DateField) => BoundField;

/** Dates with hours of their own: those that are filled and the next one; the rest is behind a native fold. */
export function DateFields({ field }: { field: Field }) {
  const isFilled = (date: DateField) =>
    [date, spanField(date, 'opens', 0), spanField(date, 'closes', 0)].some(
      (name) => field(name).defaultValue,
    );
  const shown = DATES.findLastIndex(isFilled) + 2;
  const row = (date: DateField) => (
    <div key={date} className="chat-settings-page-date">
      <TextField {...field(date)} type="date" />
      <DayHours<DateField> day={date} label={labelOfDate(date)} field={field} />
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
