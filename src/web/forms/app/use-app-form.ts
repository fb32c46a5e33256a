// One form of an application over a shape of the contract: what its fields show, and whether what was typed fits.
import { type FieldMetadata, type SubmissionResult, useForm } from '@conform-to/react';
import type { z } from 'zod';
import { keysOf } from '#company/rules/platform/known-keys.ts';
import { fieldErrorIn, refusalIn, useFormMessages } from './form-language.tsx';
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

export type AppFormOptions<Schema extends z.ZodObject, Label extends string> = {
  /** Unique on the page. */
  id: string;
  schema: Schema;
  /** How the fields are called that are seen, beside each and in the summary. What is wrong with another one is said there as it is. */
  labels: Readonly<Record<Label, string>>;
  /** What the action has answered to this form. */
  result: FormResult | undefined;
  /** The code of what it was refused with. */
  code?: string | undefined;
  defaultValue?: Partial<Record<keyof z.input<Schema> & string, string>> | undefined;
};

/**
 * The form's state. What was typed is judged by the contract's own rules when the form is sent, then with each key; without
 * a script the action judges it by the same. What was typed stays in either case.
 *
 * @returns `state` for AppForm, and `field` that binds a field by its name: `<TextField {...field('email')} />`.
 */
export function useAppForm<
  Schema extends z.ZodObject,
  Label extends keyof z.input<Schema> & string = keyof z.input<Schema> & string,
>(options: AppFormOptions<Schema, Label>) {
  const { id, schema, labels, result, code, defaultValue } = options;
  const messages = useFormMessages();
  const [form, fields] = useForm<Record<string, unknown>>({
    id,
    lastResult: result ?? null,
    ...(defaultValue && { defaultValue }),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => readForm(formData, schema),
  });
  const field = (name: Label): BoundField => {
    const meta = fields[name] as FieldMetadata<string>;
    const { initialValue, value, errors } = meta;
    return {
      id: meta.id,
      name,
      label: labels[name],
      required: !schema.shape[name]?.safeParse(undefined).success,
      defaultValue: typeof initialValue === 'string' ? initialValue : undefined,
      error: fieldErrorIn(messages, { name, value, error: errors?.[0] }),
    };
  };
  const names = keysOf(labels);
  const sentences = Object.entries(form.allErrors).flatMap(([name, errors]) =>
    (name.split(/[.[]/)[0] ?? '') in labels
      ? []
      : errors.map((error) => refusalIn(messages, { code }, error)),
  );
  return {
    state: { form, result, sentences: [...new Set(sentences)], fields: names.map(field) },
    field,
  };
}

export type AppFormState = {
  form: ReturnType<typeof useForm<Record<string, unknown>>>[0];
  result: FormResult | undefined;
  /** What is wrong with the form as a whole, or with what is hidden in it. */
  sentences: readonly string[];
  fields: readonly BoundField[];
};
