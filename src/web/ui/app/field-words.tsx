// Label, hint and error of React Aria's fields, in the look of ui/field.tsx.
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';

export type FieldWords = {
  label: string;
  hint?: string | undefined;
  /** What is wrong and what to do, in words. */
  error?: string | undefined;
};

type FieldLabelProps = { label: string; isRequired?: boolean | undefined };

/** The label above a control. */
export function FieldLabel({ label, isRequired }: FieldLabelProps) {
  return (
    <Label className="field-label">
      {label}
      {isRequired ? <span className="text-clay">&nbsp;*</span> : null}
    </Label>
  );
}

/** Hint and error below a control; the field around them must be invalid for the error to show. */
export function FieldHelp({ hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  return (
    <>
      {hint ? (
        <Text slot="description" elementType="p" className="field-hint">
          {hint}
        </Text>
      ) : null}
      <FieldError elementType="p" className="field-error">
        <span>{error}</span>
      </FieldError>
    </>
  );
}
