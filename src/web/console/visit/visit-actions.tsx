// What the office can say of a visit: the crew is on its way, it is done, it is not made, or it is made after all.
import type { ConsoleVisit } from '#contract/visits/console-visit.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Select, TextArea, TextField } from '#web/ui/field.tsx';
import { StepFold } from '../form-fold.tsx';
import { visitSteps } from './visit-steps.ts';

type VisitProps = { visit: ConsoleVisit };

export function VisitActions({ visit }: VisitProps) {
  const { state, version } = visit;
  // A visit in a pause of its plan was not marked by anyone: the plan's end of pause makes new ones.
  if (state === 'skipped') {
    return visit.skip ? (
      <StepButton of={visitSteps} step="unskip" version={version}>
        Undo “not done”
      </StepButton>
    ) : null;
  }
  if (state === 'done' || state === 'cancelled') return null;
  return (
    <section aria-labelledby="actions" className="grid gap-4">
      <h2 id="actions" className="text-title">
        For the crew
      </h2>
      {state === 'ahead' ? (
        <StepButton of={visitSteps} step="on-the-way" version={version} variant="quiet">
          Crew is on its way
        </StepButton>
      ) : null}
      <StepFold
        summary="Mark as done"
        of={visitSteps}
        step="complete"
        className="border-t border-line pt-2"
      >
        <Complete visit={visit} />
      </StepFold>
      <StepFold
        summary="Mark as not done"
        of={visitSteps}
        step="skip"
        className="border-t border-line pt-2"
      >
        <Skip visit={visit} />
      </StepFold>
    </section>
  );
}

function Complete({ visit }: VisitProps) {
  return (
    <StepForm
      of={visitSteps}
      step="complete"
      version={visit.version}
      labels={{
        arrivedAt: 'Arrived',
        departedAt: 'Left',
        workDone: 'What was done, one per line',
        cutHeight: 'Mowing height, inches',
        note: 'Note for the customer',
        photosMissingReason: `Why no photo (${visit.missingPhotos.join(', ')})`,
      }}
      defaultValue={{
        arrivedAt: visit.arrivedAt ?? '',
        workDone: visit.checklist.map(({ label }) => label).join('\n'),
      }}
      className="mt-2 grid gap-4"
    >
      {(field) => (
        <>
          <input type="hidden" name="date" value={visit.date} />
          <div className="grid grid-cols-2 gap-3">
            <TextField {...field('arrivedAt')} type="time" />
            <TextField {...field('departedAt')} type="time" />
          </div>
          <TextArea {...field('workDone')} rows={4} />
          <TextField {...field('cutHeight')} inputMode="decimal" autoComplete="off" />
          <TextArea {...field('note')} rows={2} />
          {visit.missingPhotos.length > 0 ? (
            <TextArea {...field('photosMissingReason')} rows={2} required />
          ) : null}
          <SubmitButton pending="Saving...">Mark as done</SubmitButton>
        </>
      )}
    </StepForm>
  );
}

function Skip({ visit }: VisitProps) {
  return (
    <StepForm
      of={visitSteps}
      step="skip"
      version={visit.version}
      labels={{ kind: 'Why', reason: 'What happened' }}
      className="mt-2 grid gap-4"
    >
      {(field) => (
        <>
          <Select {...field('kind')}>
            <option value="">Please choose</option>
            <option value="no-access">No access</option>
            <option value="weather">Weather</option>
            <option value="customer">The customer asked for it</option>
            <option value="other">Other</option>
          </Select>
          <TextArea {...field('reason')} rows={3} />
          <SubmitButton variant="oak" pending="Saving...">
            Mark as not done
          </SubmitButton>
        </>
      )}
    </StepForm>
  );
}
