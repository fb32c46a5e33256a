// Where someone stands in a task of several steps.
import { classNames } from '../class-names.ts';
import { AppIcon } from './app-icon.tsx';
import './stepper.css';

type StepperProps = {
  label: string;
  steps: readonly string[];
  /** The step that is being done, counted from 0; as many as there are steps when all are done. */
  current: number;
};

/** The steps in a row; on a phone only the present one has its name. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol className="stepper" aria-label={label}>
      {steps.map((step, index) => {
        const isDone = index < current;
        return (
          <li
            key={step}
            className={classNames('stepper-step', isDone && 'stepper-done')}
            {...(index === current && { 'aria-current': 'step' })}
          >
            <span className="stepper-mark" aria-hidden="true">
              {isDone ? <AppIcon name="check" className="size-4 shrink-0" /> : index + 1}
            </span>
            <span className="stepper-name">
              {step}
              {isDone ? <span className="sr-only">, done</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
