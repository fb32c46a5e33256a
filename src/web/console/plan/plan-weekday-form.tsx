// The weekday on which a plan comes, changed by the office.
import type { DeskPlan } from '#contract/visits/service-plan-desk.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Select } from '#web/ui/field.tsx';
import { Part } from '../customers/part.tsx';
import { planSteps } from './plan-steps.ts';
import { weekdays } from './weekdays.ts';

export function PlanWeekdayForm({ desk }: { desk: DeskPlan }) {
  const dayOf = (day: number) => weekdays[day - 1] ?? null;
  return (
    <Part id="plan-weekday" heading="Another weekday">
      <StepConflict
        of={planSteps}
        version={desk.version}
        facts={({ typed }) => [['Weekday', dayOf(desk.weekday), dayOf(Number(typed('weekday')))]]}
      />
      <p className="mt-1 text-ink-soft">
        Visits that are more than 24 hours away move to the new weekday. The customer sees them in
        the portal and gets no email, so please call.
      </p>
      <StepForm
        of={planSteps}
        step="weekday"
        version={desk.version}
        labels={{ weekday: 'Weekday' }}
        defaultValue={{ weekday: String(desk.weekday) }}
        className="mt-4 flex flex-wrap items-end gap-3"
      >
        {(field) => (
          <>
            <Select {...field('weekday')} className="min-w-40">
              {weekdays.map((name, index) => (
                <option key={name} value={index + 1}>
                  {name}
                </option>
              ))}
            </Select>
            <SubmitButton variant="quiet" pending="Saving...">
              Change Weekday
            </SubmitButton>
          </>
        )}
      </StepForm>
    </Part>
  );
}
