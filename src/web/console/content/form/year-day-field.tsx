// A day of every year, as its month and its number.

import { formatMonthDay } from '#company/rules/time/company-time.ts';
import { Select, TextField } from '#web/ui/field.tsx';
import { type ContentField, partOf, textOf } from './content-field.ts';
import { typedAt } from './edit-list.ts';
import { fieldId, labelOf, type ScalarProps } from './scalar-field.tsx';

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

export function YearDayField(props: ScalarProps<ContentField & { type: 'year-day' }>) {
  const { field, path, form } = props;
  const typed = typedAt(form.typed, path);
  const error = form.errorAt(path);
  const [month, day] = [
    [...path, 'month'],
    [...path, 'day'],
  ];
  return (
    <fieldset className="entry-fields-day">
      <legend className="field-label">{labelOf(field)}</legend>
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-3">
        <Select
          id={fieldId(month)}
          name={fieldId(month)}
          label="Month"
          value={textOf(partOf(typed, 'month'))}
          onChange={({ target }) => form.set(month, target.value)}
        >
          <option value="">Choose one</option>
          {months.map((value) => (
            <option key={value} value={value}>
              {formatMonthDay(`${value}-01`).replace(/ \d+$/, '')}
            </option>
          ))}
        </Select>
        <TextField
          id={fieldId(day)}
          name={fieldId(day)}
          label="Day"
          inputMode="numeric"
          value={textOf(partOf(typed, 'day'))}
          onChange={({ target }) => form.set(day, target.value)}
        />
      </div>
      {field.hint ? <p className="field-hint">{field.hint}</p> : null}
      {error ? (
        <p className="field-error" id={`${fieldId(path)}-error`}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
