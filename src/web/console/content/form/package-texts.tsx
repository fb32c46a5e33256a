// A text for each package.
import { TextField } from '#web/ui/field.tsx';
import { type ContentField, partOf, textOf } from './content-field.ts';
import { typedAt } from './edit-list.ts';
import { fieldId, type ScalarProps } from './scalar-field.tsx';

export function PackageTexts(props: ScalarProps<ContentField & { type: 'texts' }>) {
  const { field, path, form } = props;
  const typed = typedAt(form.typed, path);
  const error = form.errorAt(path);
  return (
    <fieldset>
      <legend className="field-label">{field.label}</legend>
      {field.hint ? <p className="field-hint mb-3">{field.hint}</p> : null}
      <div className="grid gap-3 sm:grid-cols-3">
        {field.names.map(({ value, label }) => (
          <TextField
            key={value}
            id={fieldId([...path, value])}
            name={fieldId([...path, value])}
            label={label}
            value={textOf(partOf(typed, value))}
            maxLength={field.maxLength}
            error={form.errorAt([...path, value])}
            onChange={({ target }) => form.set([...path, value], target.value)}
          />
        ))}
      </div>
      {error ? <p className="field-error">{error}</p> : null}
    </fieldset>
  );
}
