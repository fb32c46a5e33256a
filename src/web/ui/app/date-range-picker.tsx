// A first and a last date, typed or chosen from a month; for filters and reports.
import { type CalendarDate, parseDate } from '@internationalized/date';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DateRangePicker } from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { OpenCalendar } from './date-picker.tsx';
import { FieldHelp, FieldLabel, type FieldWords } from './field-words.tsx';
import { FloatingPanel } from './floating-panel.tsx';
import { MonthHead, MonthTable } from './month-table.tsx';

/** Both as YYYY-MM-DD, inclusive. */
export type DateRange = { from: string; to: string };

type DateRangeFieldProps = FieldWords & {
  /** The names under which a form gets the two dates. */
  names?: DateRange;
  defaultValue?: DateRange;
  onChange?: (range: DateRange | null) => void;
  isRequired?: boolean;
  isDisabled?: boolean;
  className?: string;
};

/** A range of dates. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, hint, error, names, defaultValue, onChange, ...plain } = props;
  return (
    <DateRangePicker<CalendarDate>
      isInvalid={error !== undefined}
      validationBehavior="aria"
      {...(names && { startName: names.from, endName: names.to })}
      {...(defaultValue && { defaultValue: parsed(defaultValue) })}
      onChange={(range) =>
        onChange?.(range && { from: range.start.toString(), to: range.end.toString() })
      }
      {...plain}
    >
      <FieldLabel label={label} isRequired={plain.isRequired} />
      <Group className="date-picker-box field-control">
        <Part slot="start" />
        <span className="date-picker-dash" aria-hidden="true">
          –
        </span>
        <Part slot="end" />
        <OpenCalendar />
      </Group>
      <FieldHelp hint={hint} error={error} />
      <FloatingPanel>
        <Dialog className="date-picker-dialog">
          <RangeCalendar>
            <MonthHead />
            <MonthTable isRange />
          </RangeCalendar>
        </Dialog>
      </FloatingPanel>
    </DateRangePicker>
  );
}

function Part({ slot }: { slot: 'start' | 'end' }) {
  return (
    <DateInput slot={slot} className="date-picker-input">
      {(segment) => <DateSegment segment={segment} className="date-picker-segment" />}
    </DateInput>
  );
}

function parsed({ from, to }: DateRange) {
  return { start: parseDate(from), end: parseDate(to) };
}
