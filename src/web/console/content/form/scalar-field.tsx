// A field of one value: a line or several lines of text, a number, an amount of dollars, yes or no, a choice.
import { Select, TextArea, TextField } from '#web/ui/field.tsx';
import { type ContentField, textOf } from './content-field.ts';
import { type Path, pathName, typedAt } from './edit-list.ts';
import { isAmount } from './typed-entry.ts';
import { BODY, type EntryForm } from './use-entry-form.ts';

export type ScalarProps<Field extends ContentField = ContentField> = {
  field: Field;
  path: Path;
  form: EntryForm;
};

/** The id of a field on its page; the same as its name. */
export function fieldId(path: Path): string {
  return pathName([BODY, ...path]);
}

/** Nearly every field has to be filled in: those that do not say so. */
export function labelOf({ label, type, isRequired }: ContentField): string {
  const unit = type === 'money' ? ', $' : '';
  return `${label}${unit}${isRequired ? '' : ' (optional)'}`;
}

/** What every control of a field takes. */
export function bound({ field, path, form }: ScalarProps) {
  const value = textOf(typedAt(form.typed, path));
  return {
    id: fieldId(path),
    name: fieldId(path),
    label: labelOf(field),
    hint: field.hint,
    value,
    error: sentenceFor(field, value, form.errorAt(path)),
    onChange: ({ target }: { target: { value: string } }) => form.set(path, target.value),
  };
}

/** The API judges cents and knows nothing of how dollars are typed. */
function sentenceFor({ type }: ContentField, value: string, error: string | undefined) {
  if (!error || type !== 'money' || value === '' || isAmount(value)) return error;
  return 'Please enter an amount in dollars, such as 45 or 45.50.';
}

export function ScalarField(props: ScalarProps) {
  const { field, form, path } = props;
  const control = bound(props);
  switch (field.type) {
    case 'text':
      return field.isLong ? (
        <TextArea {...control} rows={1} maxLength={field.maxLength} />
      ) : (
        <TextField {...control} maxLength={field.maxLength} />
      );
    case 'date':
      return <TextField {...control} type="date" className="entry-fields-short" />;
    case 'number':
      return (
        <TextField
          {...control}
          inputMode={field.isWhole ? 'numeric' : 'decimal'}
          className="entry-fields-short"
        />
      );
    case 'money':
      return <TextField {...control} inputMode="decimal" className="entry-fields-short" />;
    case 'choice':
      return (
        <Select {...control}>
          <option value="">{field.isRequired ? 'Choose one' : 'None'}</option>
          {field.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      );
    case 'yes-no':
      return (
        <div>
          <label className="entry-fields-check">
            <input
              type="checkbox"
              id={control.id}
              name={control.name}
              value="on"
              checked={control.value === 'on'}
              onChange={({ target }) => form.set(path, target.checked ? 'on' : '')}
            />
            {field.label}
          </label>
          {field.hint ? <p className="field-hint">{field.hint}</p> : null}
          {control.error ? <p className="field-error">{control.error}</p> : null}
        </div>
      );
    case 'key':
      return <input type="hidden" name={control.name} value={control.value} />;
    default:
      return null;
  }
}
