// Breaks in a day of hours: how each is called, and the rows in which they are corrected.
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import { breakRule, MOST_BREAKS } from '#company/rules/visits/breaks.ts';
import { hourLabel } from '#company/rules/visits/payroll-hours.ts';
import type { PayrollBreak } from '#contract/visits/payroll.ts';
import type { BoundField } from '#web/forms/app/use-app-form.ts';

/** "Break 12:05 PM–12:40 PM, 35 min, not paid", or that it is open. */
export function breakLabel({ from, until, minutes, isPaid }: PayrollBreak): string {
  if (until === null) return `Break since ${timeLabel(from)}, never ended`;
  const span = `${timeLabel(from)}–${timeLabel(until)}`;
  return `Break ${span}, ${hourLabel(minutes)}, ${isPaid ? 'paid' : 'not paid'}`;
}

const USUAL_BREAKS = 3;

type BreakRow = { from: string; until: string; wasWorked: boolean };

type BreakFieldsProps = {
  field: BoundField;
  breaks: readonly PayrollBreak[];
  /** What was sent and refused. */
  typed: unknown;
};

/** A row for each break, and blank ones. */
export function BreakFields({ field, breaks, typed }: BreakFieldsProps) {
  const rows = typedRows(typed) ?? [...breaks.map(rowOf), ...blankRows(breaks.length)];
  return (
    <fieldset id={field.id} data-invalid={field.error ? '' : undefined}>
      <legend className="field-label">{field.label}</legend>
      <ul className="grid gap-3">
        {rows.map((row, index) => (
          <Row key={`${index.toString()} ${row.from}`} {...{ row, index }} of={field.id} />
        ))}
      </ul>
      <p className="field-hint mt-1">
        Breaks under 30 minutes are paid. Leave both times of a row blank for no break.
      </p>
      {field.error ? <p className="field-error">{field.error}</p> : null}
    </fieldset>
  );
}

function Row({ row, index, of }: { row: BreakRow; index: number; of: string }) {
  const name = (part: string) => `breaks[${index}].${part}`;
  const id = (part: string) => `${of}-${index}-${part}`;
  const number = index + 1;
  return (
    <li className="grid grid-cols-2 gap-x-3 gap-y-1">
      <input
        type="time"
        id={id('from')}
        name={name('from')}
        aria-label={`Start of break ${number}`}
        defaultValue={row.from}
        className="field-control"
      />
      <input
        type="time"
        id={id('until')}
        name={name('until')}
        aria-label={`End of break ${number}`}
        defaultValue={row.until}
        className="field-control"
      />
      <label className="col-span-2 flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          name={name('wasWorked')}
          defaultChecked={row.wasWorked}
          className="size-5 accent-oak"
        />
        Worked during it, so it’s paid
        <span className="sr-only">, break {number}</span>
      </label>
    </li>
  );
}

/** A day seldom has more than a meal and two rests, so these can be entered at once; beyond them there is one blank row. */
function blankRows(taken: number): BreakRow[] {
  const count = Math.min(Math.max(USUAL_BREAKS - taken, 1), MOST_BREAKS - taken);
  return Array.from({ length: count }, () => ({ from: '', until: '', wasWorked: false }));
}

function rowOf({ from, until, minutes, isPaid }: PayrollBreak): BreakRow {
  const wasWorked = until !== null && isPaid && !breakRule(minutes).isPaid;
  return { from, until: until ?? '', wasWorked };
}

function typedRows(typed: unknown): BreakRow[] | undefined {
  if (!Array.isArray(typed)) return undefined;
  // A row whose fields are all blank is missing from what was sent.
  return Array.from(typed, (row: Record<string, unknown> | undefined) => {
    const text = (name: string) => (typeof row?.[name] === 'string' ? row[name] : '');
    return { from: text('from'), until: text('until'), wasWorked: text('wasWorked') === 'on' };
  });
}
