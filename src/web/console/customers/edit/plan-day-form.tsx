// The weekday on which a plan comes, changed by the office.
import type { DeskProperty } from '#contract/customers/customers.ts';
import { PlanWeekday } from '#contract/visits/service-plans.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { type FormResult, useAppForm } from '#web/forms/app/use-app-form.ts';
import { Select } from '#web/ui/field.tsx';

type PlanDayFormProps = {
  plan: NonNullable<DeskProperty['plan']>;
  result: FormResult | undefined;
};

/** From Monday, whose number is 1. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

export function PlanDayForm({ plan, result }: PlanDayFormProps) {
  const { state, field } = useAppForm({
    id: 'plan-day',
    schema: PlanWeekday,
    labels: { version: 'Version', weekday: 'Weekday' },
    result,
    defaultValue: { weekday: String(plan.weekday) },
  });
  return (
    <section aria-labelledby="plan-day-title" className="mt-12 border-t border-line pt-8">
      <h2 id="plan-day-title" className="text-title">
        Plan
      </h2>
      <p className="mt-1 text-ink-soft">
        Visits that are more than 24 hours away move to the new weekday. The customer sees them in
        the portal and gets no email, so please call.
      </p>
      <AppForm state={state} step="weekday" className="mt-5 flex flex-wrap items-end gap-3">
        <input type="hidden" name="version" value={plan.version} />
        <input type="hidden" name="planId" value={plan.id} />
        <Select {...field('weekday')} className="min-w-48">
          {weekdays.map((name, index) => (
            <option key={name} value={index + 1}>
              {name}
            </option>
          ))}
        </Select>
        <SubmitButton variant="quiet" pending="Saving...">
          Change Weekday
        </SubmitButton>
      </AppForm>
    </section>
  );
}
