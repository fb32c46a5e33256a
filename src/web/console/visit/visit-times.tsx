// The times of a visit that a phone with a wrong clock reported, for the office to confirm or correct.
import type { ConsoleVisit } from '#contract/visits/console-visit.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Alert } from '#web/ui/app/alert.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useRight } from '../use-rights.ts';
import { visitSteps } from './visit-steps.ts';

export function TimesToConfirm({ visit }: { visit: ConsoleVisit }) {
  const isOfOffice = useRight('staff');
  if (!isOfOffice || visit.unsureTimes.length === 0) return null;
  const names = (['onTheWayAt', 'arrivedAt', 'leftAt'] as const).filter((name) => visit[name]);
  return (
    <Alert tone="amber" title="Please confirm the times of this visit">
      <p className="mt-1">
        The clock of the crew’s phone was wrong, so these are the times when its reports came in.
        The customer sees no times, and no length is counted, until you confirm or correct them.
      </p>
      <StepForm
        of={visitSteps}
        step="times"
        version={visit.version}
        labels={{ onTheWayAt: 'On the way', arrivedAt: 'Arrived', leftAt: 'Left' }}
        defaultValue={{
          onTheWayAt: visit.onTheWayAt ?? '',
          arrivedAt: visit.arrivedAt ?? '',
          leftAt: visit.leftAt ?? '',
        }}
        className="mt-4 grid gap-4"
      >
        {(field) => (
          <>
            <div className="grid gap-3 sm:grid-cols-3">
              {names.map((name) => (
                <TextField key={name} {...field(name)} type="time" />
              ))}
            </div>
            <p>
              <SubmitButton pending="Saving...">Confirm Times</SubmitButton>
            </p>
          </>
        )}
      </StepForm>
    </Alert>
  );
}
