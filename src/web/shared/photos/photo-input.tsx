// The native file field for photos of a property; it works without a script and takes dropped files with one.
import type { ChangeEvent } from 'react';
import { PHOTO_TYPES } from '#company/rules/photo-rules.ts';
import { Field } from '#web/ui/field.tsx';

type PhotoInputProps = {
  id: string;
  name: string;
  error?: string | undefined;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** Several photos at once. */
export function PhotoInput({ id, name, error, onChange }: PhotoInputProps) {
  return (
    <Field
      id={id}
      label="Photos of your property"
      hint="Optional. Choose or drop up to 5 JPEG, PNG or WebP images, each under 10MB."
      error={error}
    >
      <input
        type="file"
        multiple
        className="file-control"
        accept={PHOTO_TYPES.join(',')}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
        {...{ id, name, onChange }}
      />
    </Field>
  );
}
