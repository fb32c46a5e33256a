// A button of a form that has several steps: it names its own in place of the one that the form names.
import type { ComponentProps } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { StepName, StepTable } from './steps.ts';

type StepSubmitProps<Table> = Omit<ComponentProps<typeof Button>, 'type' | 'name' | 'value'> & {
  of: Table;
  step: StepName<Table & StepTable>;
};

export function StepSubmit<Table extends StepTable>({
  of: _,
  step,
  ...button
}: StepSubmitProps<Table>) {
  return <Button type="submit" name="step" value={step} {...button} />;
}
