// Form fields: label above, hint and error below, tied together for assistive technology. Inputs stay native.
import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import { classNames } from './class-names.ts';
import { ControlIcon } from './control-icon.tsx';

type FieldText = {
  /** Unique on the page; hint and error take their ids from it. */
  id: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong and what to do, in words. */
  error?: string | undefined;
};

type FieldProps = FieldText & {
  required?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The frame around any control with id `id`. */
export function Field({ id, label, hint, error, required, className, children }: FieldProps) {
  return (
    <div className={className}>
      <label className="field-label" htmlFor={id}>
        {label}
        {required ? <span className="text-clay">&nbsp;*</span> : null}
      </label>
      {children}
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  );
}

type TextFieldProps = FieldText & { className?: string } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'id' | 'className'
  >;

/** One line of text. */
export function TextField({ id, label, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, className }} required={input.required}>
      <input className="field-control" {...described({ id, hint, error })} {...input} />
    </Field>
  );
}

type TextAreaProps = FieldText & {
  className?: string;
  /** Between label and field, such as buttons that write into it. */
  above?: ReactNode;
} & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'>;

/** Several lines of text. */
export function TextArea({ id, label, hint, error, className, above, ...input }: TextAreaProps) {
  return (
    <Field {...{ id, label, hint, error, className }} required={input.required}>
      {above}
      <textarea className="field-control" {...described({ id, hint, error })} {...input} />
    </Field>
  );
}

type SelectProps = FieldText & { className?: string; children: ReactNode } & Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    'id' | 'className'
  >;

/** A choice from a list; `children` are the options. */
export function Select({ id, label, hint, error, className, children, ...input }: SelectProps) {
  return (
    <Field {...{ id, label, hint, error, className }} required={input.required}>
      <span className="field-select">
        <select className="field-control" {...described({ id, hint, error })} {...input}>
          {children}
        </select>
        <ControlIcon name="chevron-down" />
      </span>
    </Field>
  );
}

function described({ id, hint, error }: Pick<FieldText, 'id' | 'hint' | 'error'>) {
  const describedBy = classNames(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`);
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

/** A field that people neither see nor reach: what fills it in is a robot, whose message the server holds back. */
export function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
