// The form of an offer: its lines, the first day with its crew, a message, and the last day; sent, or kept as a draft.
import { Link } from 'react-router';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { FirstDay, PlanOfferForm } from '#contract/visits/plan-offer-desk.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { StepFields } from '#web/forms/app/step-fields.tsx';
import { type BoundField, useAppForm } from '#web/forms/app/use-app-form.ts';
import { Select, TextArea, TextField } from '#web/ui/field.tsx';
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
    defaultValue: {
      visitTime: form.visitTime,
      message: form.message ?? '',
      validUntil: form.validUntil,
      email: '',
    },
  });
  const errors = state.form.allErrors;
  const shown = { ...state, fields: [...state.fields, ...lineFields(errors)] };
  return (
    <AppForm state={shown} className="grid gap-8">
      <StepFields step="offer" requestKey={requestKey} />
      <Chosen form={form} />
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
      <div key={`${form.firstDay} ${form.crewId}`} className="grid gap-4 sm:grid-cols-3">
        <TextField {...field('firstDay')} type="date" defaultValue={form.firstDay ?? ''} />
        <Select {...field('crewId')} defaultValue={form.crewId === null ? '' : String(form.crewId)}>
          <option value="">Unassigned</option>
          {form.crews.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <TextField {...field('visitTime')} type="time" hint="The crew comes within two hours." />
      </div>
      <Suggestions days={form.firstDays} address={address} />
      {form.person.email ? null : (
        <TextField
          {...field('email')}
          type="email"
          hint="Optional. Without it the offer is not mailed: give them the link, or record their yes."
        />
      )}
      <TextArea {...field('message')} rows={3} maxLength={2000} hint="Optional." />
      <TextField {...field('validUntil')} type="date" className="max-w-[14rem]" />
      <div className="flex flex-wrap gap-3">
        <SubmitButton name="isSent" value="on" pending="Sending...">
          Send Offer
        </SubmitButton>
        <SubmitButton variant="quiet" pending="Saving...">
          Save Draft
        </SubmitButton>
      </div>
    </AppForm>
  );
}

const labels = {
  firstDay: 'First day',
  crewId: 'Crew',
  visitTime: 'Arrival from',
  message: 'Message to the customer',
  validUntil: 'Good through',
  email: 'Email address of the customer',
  frequency: 'How often',
  lotSize: 'Lot',
  lawnArea: 'Lawn',
  firstVisitLines: 'First visit',
  everyVisitLines: 'Each visit after that',
  customerId: 'Customer',
  lead: 'Lead',
  propertyId: 'Property',
  address: 'Property address',
  isSent: 'Send',
  offerId: 'Draft',
  seenVersion: 'Version',
} as const;

/** What is chosen above goes with the form as it is shown. */
function Chosen({ form }: { form: PlanOfferForm }) {
  const { lead, offer, customerId, propertyId } = form;
  const fields = {
    frequency: form.frequency,
    lotSize: form.lotSize,
    lawnArea: form.lawnArea,
    ...(offer && { offerId: offer.id, seenVersion: offer.version }),
    ...(lead && { 'lead.kind': lead.kind, 'lead.id': lead.id }),
    ...(!lead && customerId && { customerId }),
    ...(propertyId === null ? { address: form.address } : { propertyId }),
  };
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** Days that crews have; each is a link that puts day and crew into the form. */
function Suggestions({ days, address }: { days: FirstDay[]; address: string }) {
  if (days.length === 0) {
    return (
      <p className="text-ink-soft">
        No crew has room in the next days.{' '}
        <Link className="text-link" to="/console/crews">
          Add a crew
        </Link>{' '}
        or choose a day yourself.
      </p>
    );
  }
  return (
    <section aria-labelledby="first-days">
      <h2 id="first-days" className="font-text text-[1rem] font-bold tracking-normal">
        Days with room, least driving first
      </h2>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {days.map(({ date, crew, addedMinutes, visits, capacity }) => {
          const search = new URLSearchParams(address);
          search.set('firstDay', date);
          search.set('crewId', String(crew.id));
          return (
            <li key={`${date} ${crew.id}`}>
              <Link
                className="text-link inline-flex min-h-11 items-center"
                to={`?${search}`}
                preventScrollReset
                replace
              >
                {formatDate(date)}, {crew.name}
              </Link>
              <span className="block text-small text-ink-soft tabular-nums">
                {addedMinutes === null ? '' : `+${addedMinutes} min driving, `}
                {visits} of {capacity} visits
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

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
