// The fields of an entry, or of a part of it, each by its type; parts of parts are folds that open where something is wrong.
import { type ReactNode, useId } from 'react';
import { FormFold } from '../../form-fold.tsx';
import { type ContentField, isShort } from './content-field.ts';
import type { Path } from './edit-list.ts';
import { ListField } from './list-field.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { PackageTexts } from './package-texts.tsx';
import { PictureField } from './picture-field.tsx';
import { ScalarField } from './scalar-field.tsx';
import type { EntryForm } from './use-entry-form.ts';
import { YearDayField } from './year-day-field.tsx';
import './entry-fields.css';

export type FieldsProps = {
  fields: readonly ContentField[];
  path: Path;
  form: EntryForm;
};

export function EntryFields({ fields, path, form }: FieldsProps): ReactNode {
  return fields.map((field) => (
    <EntryField
      key={field.name}
      field={field}
      path={field.name === '' ? path : [...path, field.name]}
      form={form}
    />
  ));
}

type FieldProps = { field: ContentField; path: Path; form: EntryForm };

function EntryField(props: FieldProps): ReactNode {
  const { field, path, form } = props;
  switch (field.type) {
    case 'group':
      return <Group field={field} path={path} form={form} />;
    case 'list':
      return (
        <ListField
          field={field}
          path={path}
          form={form}
          shownFields={(fields, of) => <EntryFields fields={fields} path={of} form={form} />}
        />
      );
    case 'markdown':
      return <MarkdownField field={field} path={path} form={form} />;
    case 'picture':
      return <PictureField field={field} path={path} form={form} />;
    case 'texts':
      return <PackageTexts field={field} path={path} form={form} />;
    case 'year-day':
      return <YearDayField field={field} path={path} form={form} />;
    default:
      return <ScalarField field={field} path={path} form={form} />;
  }
}

function Group({ field, path, form }: FieldProps & { field: ContentField & { type: 'group' } }) {
  const title = useId();
  const { label, hint, fields } = field;
  const error = form.errorAt(path);
  const body = (
    <div className="entry-fields-group">
      {hint ? <p className="field-hint">{hint}</p> : null}
      {error ? <p className="field-error">{error}</p> : null}
      {fields.every(isShort) ? (
        <div className="entry-fields-row">
          <EntryFields fields={fields} path={path} form={form} />
        </div>
      ) : (
        <EntryFields fields={fields} path={path} form={form} />
      )}
    </div>
  );
  if (path.length > 1) {
    return (
      <FormFold className="entry-fields-fold" summary={label} isRefused={form.hasErrorIn(path)}>
        {body}
      </FormFold>
    );
  }
  return (
    <section className="entry-fields-part" aria-labelledby={title}>
      <h2 id={title} className="text-title font-semibold">
        {label}
      </h2>
      {body}
    </section>
  );
}
