// The native file field for photos of a property; it works without a script and takes dropped files with one.
import type { ChangeEvent } from 'react';
import { PDF_TYPE, PHOTO_TYPES } from '#company/rules/platform/photo-rules.ts';
import { Field } from '#web/ui/field.tsx';

type PhotoInputProps = {
  id: string;
  name: string;
  label?: string;
  hint?: string;
  takesPdf?: boolean;
  error?: string | undefined;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
};

const LABEL = 'Photos of your property';
const HINT = 'Optional. Choose or drop up to 5 JPEG, PNG or WebP images, each under 10MB.';

/** Several photos at once. */
export function PhotoInput({
  id,
  name,
  label = LABEL,
  hint = HINT,
  takesPdf = false,
  error,
  onChange,
}: PhotoInputProps) {
  return (
    <Field {...{ id, label, hint, error }}>
      <input
        type="file"
        multiple
        className="photo-input"
        accept={[...PHOTO_TYPES, ...(takesPdf ? [PDF_TYPE] : [])].join(',')}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
        {...{ id, name, onChange }}
      />
    </Field>
  );
}
