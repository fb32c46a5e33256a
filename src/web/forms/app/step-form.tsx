// The form of a step: its hidden fields, its fields over the step's shape, what was refused of it, and one sending at a time.
import { type ReactNode, useMemo } from 'react';
import { AppForm } from './app-form.tsx';
import { useStepAnswer } from './step-answers.tsx';
import { StepFields } from './step-fields.tsx';
import {
  type AnyVersion,
  type FieldOf,
  type StepFields as Fields,
  type StepName,
  type StepTable,
  stepOf,
  type VersionOf,
} from './steps.ts';
import { type BoundField, type FormResult, useAppForm } from './use-app-form.ts';

type StepFormProps<Table, Name, Field extends string, Label extends string> = {
  of: Table;
  step: Name;
  /** Unique on the page; by default the step and the ids of what it is about. */
  id?: string;
  /** Which thing it is about: it has the answers alone that are about the same. */
  fields?: Fields;
  /** What else was seen of it, such as its terms: it may be another one by the next answer. */
  seen?: Fields;
  requestKey?: string;
  /** How its fields are called, beside each and in the summary. */
  labels: Readonly<Record<Label, string>>;
  defaultValue?: Partial<Record<Field, string>>;
  /** Whether it carries files where no script has sent them before. */
  hasFiles?: boolean;
  className?: string;
  /** What it is for, where no heading says so. */
  label?: string;
  /** Whether its person goes on where they are on the page, and not at its top. */
  keepsPlace?: boolean;
  /** Its wrong fields are in sight without a list of them above; by default where there are few. */
  isShort?: boolean;
  /** What stands in it; `field` binds a field by its name: `<TextField {...field('email')} />`. */
  children: (field: (name: Label) => BoundField) => ReactNode;
};

export function StepForm<
  Table extends StepTable,
  Name extends StepName<Table>,
  Label extends FieldOf<Table, Name>,
>(
  props: StepFormProps<Table, Name, FieldOf<Table, Name>, Label> & VersionOf<Table, Name>,
): ReactNode;
export function StepForm(props: StepFormProps<StepTable, string, string, string> & AnyVersion) {
  const { of, step, fields, seen, version, requestKey, labels, children, ...form } = props;
  const { id = formId(step, fields), defaultValue, ...look } = form;
  const answer = useStepAnswer(of, { step, fields });
  const { schema } = stepOf(of, step);
  // The same object for the same answer: the form takes another one for another refusal.
  const result = useMemo(() => answer && formResult(answer), [answer]);
  const { state, field } = useAppForm({
    id,
    schema,
    labels,
    result,
    code: answer?.code,
    defaultValue,
  });
  return (
    <AppForm state={state} isShort={Object.keys(labels).length <= MOST_OF_SHORT} {...look}>
      <StepFields {...{ step, fields, seen, version, requestKey }} />
      {children(field)}
    </AppForm>
  );
}

function formId(step: string, fields: Fields = {}): string {
  return [step, ...Object.values(fields)].filter((part) => part !== undefined).join('-');
}

/** A form of so few fields is in sight as a whole: the first wrong one takes the focus, and nothing lists them. */
const MOST_OF_SHORT = 2;

/**
 * What was refused before it was read, such as a file, is about the whole form; a session that is over is about none. What has changed
 * is told by the page, fact by fact.
 */
function formResult(answer: NonNullable<ReturnType<typeof useStepAnswer>>): FormResult | undefined {
  const { result, status, detail, changes } = answer;
  if (changes && result?.initialValue) return { initialValue: result.initialValue };
  if (result || !detail || status === 401 || status >= 500) return result;
  return { status: 'error', error: { '': [detail] } };
}
