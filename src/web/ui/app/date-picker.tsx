// A date that is typed or chosen from a month, as YYYY-MM-DD: wall dates of the company, never instants.
import { type CalendarDate, parseDate } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import { Calendar } from 'react-aria-components/Calendar';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { AppIcon } from './app-icon.tsx';
import { FieldHelp, FieldLabel, type FieldWords } from './field-words.tsx';
import { FloatingPanel } from './floating-panel.tsx';
import { MonthHead, MonthTable } from './month-table.tsx';
import './date-picker.css';

type DateFieldProps = FieldWords & {
  /** A form gets the date under it, as YYYY-MM-DD. */
  name?: string;
  /** YYYY-MM-DD; with `onChange` it is controlled. */
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (date: string | null) => void;
  min?: string;
  max?: string;
  /** Dates that cannot be chosen, such as those on which nobody works. */
  isUnavailable?: (date: string) => boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  className?: string;
};

/** A date picker. */
export function DateField({ label, hint, error, value, onChange, ...rest }: DateFieldProps) {
  const { defaultValue, min, max, isUnavailable, ...plain } = rest;
  return (
    <DatePicker<CalendarDate>
      isInvalid={error !== undefined}
      validationBehavior="aria"
      {...(value !== undefined && { value: dateOf(value) })}
      {...(defaultValue && { defaultValue: parseDate(defaultValue) })}
      {...(min && { minValue: parseDate(min) })}
      {...(max && { maxValue: parseDate(max) })}
      {...(isUnavailable && { isDateUnavailable: (date) => isUnavailable(date.toString()) })}
      onChange={(date) => onChange?.(date?.toString() ?? null)}
      {...plain}
    >
      <FieldLabel label={label} isRequired={plain.isRequired} />
      <Group className="date-picker-box field-control">
        <DateInput className="date-picker-input">
          {(segment) => <DateSegment segment={segment} className="date-picker-segment" />}
        </DateInput>
        <OpenCalendar />
      </Group>
      <FieldHelp hint={hint} error={error} />
      <FloatingPanel>
        <Dialog className="date-picker-dialog">
          <Calendar>
            <MonthHead />
            <MonthTable />
          </Calendar>
        </Dialog>
      </FloatingPanel>
    </DatePicker>
  );
}

/** The button at the end of a date's field. */
export function OpenCalendar() {
  return (
    <Button className="date-picker-open">
      <AppIcon name="calendar" />
    </Button>
  );
}

function dateOf(text: string | null): CalendarDate | null {
  return text === null ? null : parseDate(text);
}
