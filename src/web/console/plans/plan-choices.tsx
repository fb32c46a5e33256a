// What the price of a plan depends on: the property, its size, how often, the add-ons. A change loads the page with its price.
import { Form, useSubmit } from 'react-router';
import type { PlanOfferForm } from '#contract/visits/plan-offer-desk.ts';
import { Button } from '#web/ui/button.tsx';
import { Select, TextField } from '#web/ui/field.tsx';

export function PlanChoices({ form }: { form: PlanOfferForm }) {
  const submit = useSubmit();
  return (
    <Form
      method="get"
      preventScrollReset
      className="grid gap-4 border-b border-line pb-6"
      aria-label="Property and choices"
      onChange={({ currentTarget }) =>
        void submit(currentTarget, { replace: true, preventScrollReset: true })
      }
    >
      <WhereFrom form={form} />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          key={`lot ${form.lotSize}`}
          id="choice-lot"
          name="lotSize"
          label="Lot, sq ft"
          inputMode="numeric"
          defaultValue={form.lotSize}
          autoComplete="off"
        />
        <TextField
          key={`lawn ${form.lawnArea}`}
          id="choice-lawn"
          name="lawnArea"
          label="Lawn, sq ft"
          inputMode="numeric"
          defaultValue={form.lawnArea}
          autoComplete="off"
        />
        <Select
          id="choice-frequency"
          name="frequency"
          label="How often"
          defaultValue={form.frequency}
        >
          {form.frequencies.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <AddOns form={form} />
      <div>
        <Button type="submit" variant="quiet" size="small">
          Update Prices
        </Button>
      </div>
    </Form>
  );
}

/** For whom the plan is, and the property; one of a draft stays. */
function WhereFrom({ form }: { form: PlanOfferForm }) {
  const { lead, customerId, offer, properties, propertyId } = form;
  return (
    <>
      {offer ? <input type="hidden" name="offer" value={offer.id} /> : null}
      {lead && !offer ? (
        <>
          <input type="hidden" name="leadKind" value={lead.kind} />
          <input type="hidden" name="leadId" value={lead.id} />
        </>
      ) : null}
      {customerId && !lead && !offer ? (
        <input type="hidden" name="customerId" value={customerId} />
      ) : null}
      <input type="hidden" name="isChosen" value="yes" />
      {properties.length > 0 && !offer ? (
        <Select
          id="choice-property"
          name="propertyId"
          label="Property"
          defaultValue={propertyId === null ? '' : String(propertyId)}
        >
          {properties.map(({ id, address }) => (
            <option key={id} value={id}>
              {address}
            </option>
          ))}
          <option value="">Another address</option>
        </Select>
      ) : null}
      {propertyId === null ? (
        <TextField
          id="choice-address"
          name="address"
          label="Property address"
          defaultValue={form.address}
          maxLength={500}
          autoComplete="off"
        />
      ) : null}
    </>
  );
}

function AddOns({ form }: { form: PlanOfferForm }) {
  return (
    <fieldset>
      <legend className="field-label">Add-ons</legend>
      <div className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {form.offeredAddOns.map(({ id, name, everyVisit }) => (
          <label key={id} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="size-5 accent-oak"
              name="addOn"
              value={id}
              defaultChecked={form.addOns.includes(id)}
            />
            {name}
            <span className="text-small text-ink-soft">
              {everyVisit ? 'every visit' : 'first visit'}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
