// One form of an application over a shape of the contract: what its fields show, and whether what was typed fits.
import { type FieldMetadata, type SubmissionResult, useForm } from '@conform-to/react';
import type { z } from 'zod';
import { readForm } from './read-form.ts';

/** What an action says of a form that it did not take; null when it was taken. */
export type FormResult = SubmissionResult<string[]>;

/** A field as the parts of ui/field.tsx take it. */
export type BoundField = {
  id: string;
  name: string;
  label: string;
  required: boolean;
  defaultValue: string | undefined;
  error: string | undefined;
};

export type AppFormOptions<Schema extends z.ZodObject> = {
  /** Unique on the page. */
  id: string;
  schema: Schema;
  /** How each field is called, beside the field and in the summary. */
  labels: Record<keyof z.input<Schema> & string, string>;
  /** What the action has answered to this form. */
  result: FormResult | undefined;
  defaultValue?: Partial<Record<keyof z.input<Schema> & string, string>>;
};

/**
 * The form's state. What was typed is judged by the contract's own rules when the form is sent, then with each key; without
 * a script the action judges it by the same. What was typed stays in either case.
 *
 * @returns `state` for AppForm, and `field` that binds a field by its name: `<TextField {...field('email')} />`.
 */
export function useAppForm<Schema extends z.ZodObject>(options: AppFormOptions<Schema>) {
  const { id, schema, labels, result, defaultValue } = options;
  const [form, fields] = useForm<Record<string, unknown>>({
    id,
    lastResult: result ?? null,
    ...(defaultValue && { defaultValue }),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => readForm(formData, schema),
  });
  const field = (name: keyof typeof labels & string): BoundField => {
    const meta = fields[name] as FieldMetadata<string>;
    const { initialValue } = meta;
    return {
      id: meta.id,
      name,
      label: labels[name],
      required: !schema.shape[name]?.safeParse(undefined).success,
      defaultValue: typeof initialValue === 'string' ? initialValue : undefined,
      error: meta.errors?.[0],
    };
  };
  const names = Object.keys(labels) as (keyof typeof labels & string)[];
  return { state: { form, result, fields: names.map(field) }, field };
}

export type AppFormState = {
  form: ReturnType<typeof useForm<Record<string, unknown>>>[0];
  result: FormResult | undefined;
  fields: readonly BoundField[];
};
