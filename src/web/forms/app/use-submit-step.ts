// Sends a step of a page by a script, where what a person does is no form, such as dragging.
import { type SubmitOptions, useSubmit } from 'react-router';
import type { AnyVersion, StepFields, StepName, StepTable, VersionOf } from './steps.ts';

type SubmittedStep<Table, Name> = {
  of: Table;
  step: Name;
  /** What it is about, and what is said of it. */
  fields?: StepFields;
  /** Whether its person goes on where they are on the page, and not at its top. */
  keepsPlace?: boolean;
};

/** Sends the same fields as the form of the step would. */
type SubmitStep = <Table extends StepTable, Name extends StepName<Table>>(
  sent: SubmittedStep<Table, Name> & VersionOf<Table, Name>,
) => Promise<void>;

export function useSubmitStep(): SubmitStep {
  const submit = useSubmit();
  return ({ step, fields, version, keepsPlace }: SubmittedStep<StepTable, string> & AnyVersion) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, step, version })) {
      if (value !== undefined) form.set(name, String(value));
    }
    const options: SubmitOptions = { method: 'post', preventScrollReset: keepsPlace ?? false };
    return submit(form, options);
  };
}
