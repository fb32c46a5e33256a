// The form of an offer of mowing: its lines, the first day with its crew, a message, and the last day; sent, or kept as a draft.
import type { PlanOfferForm } from '#contract/visits/plan-offer-form.ts';
import { AppForm } from '#web/forms/app/app-form.tsx';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { StepFields } from '#web/forms/app/step-fields.tsx';
import { type BoundField, useAppForm } from '#web/forms/app/use-app-form.ts';
import { Chosen, OfferFields, offerLabelsOfForm, typedFrom } from './offer-fields.tsx';
import { PlanLines } from './plan-lines.tsx';
import { planFormSteps, TypedPlan } from './plan-steps.ts';

type PlanFormProps = {
  form: PlanOfferForm;
  /** What is chosen in the address of the page. */
  address: string;
  requestKey: string;
};

export function PlanForm({ form, address, requestKey }: PlanFormProps) {
  const answer = useStepAnswer(planFormSteps, { step: 'offer' });
  const { state, field } = useAppForm({
    id: 'plan',
    schema: TypedPlan,
    labels,
    result: answer?.result,
    defaultValue: typedFrom(form),
  });
  const errors = state.form.allErrors;
  const shown = { ...state, fields: [...state.fields, ...lineFields(errors)] };
  return (
    <AppForm state={shown} className="grid gap-8">
      <StepFields step="offer" requestKey={requestKey} />
      <Chosen form={form} fields={{ frequency: form.frequency }} />
      <div className="grid gap-8 lg:grid-cols-2">
        <PlanLines
          key={`first ${keyOf(form)}`}
          name="firstVisitLines"
          title="First visit"
          lines={form.firstVisitLines}
          form={form}
          errors={errors}
        />
        <PlanLines
          key={`every ${keyOf(form)}`}
          name="everyVisitLines"
          title="Each visit after that"
          lines={form.everyVisitLines}
          form={form}
          errors={errors}
        />
      </div>
      <OfferFields form={form} field={field} address={address} />
    </AppForm>
  );
}

const labels = {
  ...offerLabelsOfForm,
  frequency: 'How often',
  firstVisitLines: 'First visit',
  everyVisitLines: 'Each visit after that',
} as const;

/** The lines begin anew with every other price. */
function keyOf({ firstVisitLines, everyVisitLines }: PlanOfferForm): string {
  return JSON.stringify([firstVisitLines, everyVisitLines]);
}

/** What is wrong with single lines, for the summary. */
function lineFields(errors: Record<string, string[]>): BoundField[] {
  return Object.entries(errors).flatMap(([name, [error]]) =>
    /VisitLines\[\d+\]/.test(name)
      ? [{ id: name, name, label: 'Line', required: true, defaultValue: undefined, error }]
      : [],
  );
}
