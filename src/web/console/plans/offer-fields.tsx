// What the forms of mowing and of programs have in common: the first day with its crew, a message, the last day, and both ways to end.
import { Link } from 'react-router';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { CommonFields, FirstDay } from '#contract/visits/plan-offer-form.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import type { BoundField } from '#web/forms/app/use-app-form.ts';
import { Select, TextArea, TextField } from '#web/ui/field.tsx';

/** How the fields are called, seen or hidden. */
export const offerLabelsOfForm = {
  firstDay: 'First day',
  crewId: 'Crew',
  visitTime: 'Arrival from',
  message: 'Message to the customer',
  validUntil: 'Good through',
  email: 'Email address of the customer',
  lotSize: 'Lot',
  lawnArea: 'Lawn',
  customerId: 'Customer',
  lead: 'Lead',
  propertyId: 'Property',
  address: 'Property address',
  isSent: 'Send',
  offerId: 'Draft',
  seenVersion: 'Version',
} as const;

/** What the fields have before anyone types. */
export function typedFrom({ visitTime, message, validUntil }: CommonFields) {
  return { visitTime, message: message ?? '', validUntil, email: '' };
}

type OfferFieldsProps = {
  form: CommonFields;
  field: (
    name: 'firstDay' | 'crewId' | 'visitTime' | 'email' | 'message' | 'validUntil',
  ) => BoundField;
  /** What is chosen in the address of the page. */
  address: string;
};

export function OfferFields({ form, field, address }: OfferFieldsProps) {
  return (
    <>
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
    </>
  );
}

type ChosenProps = {
  form: CommonFields;
  /** What only this kind of plan has. */
  fields: Record<string, string>;
};

/** What is chosen above goes with the form as it is shown. */
export function Chosen({ form, fields: own }: ChosenProps) {
  const { lead, offer, customerId, propertyId } = form;
  const fields = {
    ...own,
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
