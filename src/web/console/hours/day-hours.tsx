// The hours of a day in a form: from and to, and further spans behind a fold.
import type { BoundField } from '#web/forms/app/use-app-form.ts';
import { TextField } from '#web/ui/field.tsx';
import './day-hours.css';
import { SPANS, type SpanField, spanField } from './span-fields.ts';

type DayHoursProps<Day extends string> = {
  day: Day;
  /** How the day is called. */
  label?: string;
  field: (name: SpanField<Day>) => BoundField;
};

/** The hours of a day. Further spans are behind a native fold, so that it opens without a script; one that is filled is open. */
export function DayHours<Day extends string>({ day, label = day, field }: DayHoursProps<Day>) {
  const [first, ...further] = SPANS.map((place) => ({
    opens: field(spanField(day, 'opens', place)),
    closes: field(spanField(day, 'closes', place)),
  }));
  const isSplit = further.some(({ opens, closes }) => opens.defaultValue || closes.defaultValue);
  return (
    <>
      {first && <Pair {...first} />}
      <details className="day-hours-split" open={isSplit}>
        <summary className="text-link inline-flex min-h-11 items-center">
          Split hours<span className="sr-only"> on {label}</span>
        </summary>
        {further.map((pair) => (
          <Pair key={pair.opens.name} {...pair} />
        ))}
      </details>
    </>
  );
}

function Pair({ opens, closes }: Record<'opens' | 'closes', BoundField>) {
  return (
    <div className="day-hours-pair">
      <TextField {...opens} type="time" />
      <TextField {...closes} type="time" />
    </div>
  );
}
