// The lawn of a plan as it was measured, recorded by the office.
import type { DeskPlan } from '#contract/visits/service-plan-desk.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Part } from '../customers/part.tsx';
import { planSteps } from './plan-steps.ts';

export function PlanSizeForm({ desk }: { desk: DeskPlan }) {
  return (
    <Part id="plan-size" heading="Measured lawn">
      <p className="mt-1 text-ink-soft">
        A smaller lawn lowers the price from today on. A larger one is proposed, and the price stays
        until the customer accepts.
      </p>
      <StepForm
        of={planSteps}
        step="size"
        version={desk.version}
        labels={{ lawnArea: 'Square feet' }}
        defaultValue={{ lawnArea: String(desk.lawnArea ?? '') }}
        className="mt-4 flex flex-wrap items-end gap-3"
      >
        {(field) => (
          <>
            <TextField {...field('lawnArea')} inputMode="numeric" className="w-32" />
            <SubmitButton variant="quiet" pending="Saving...">
              Record Size
            </SubmitButton>
          </>
        )}
      </StepForm>
    </Part>
  );
}
