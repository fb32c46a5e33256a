// What the price of a plan depends on: mowing or a program, the property, its size, how often and the add-ons, or the rounds. A change
// loads the page with its price.

import type { ReactNode } from 'react';
import { Form, useSubmit } from 'react-router';
import { describeSeason } from '#company/rules/visits/program-rounds.ts';
import type { CommonFields, PlanOfferForm } from '#contract/visits/plan-offer-form.ts';
import type { ProgramOfferForm } from '#contract/visits/program-offers.ts';
import { Button } from '#web/ui/button.tsx';
import { Select, TextField } from '#web/ui/field.tsx';

/** Of a plan of mowing. */
export function PlanChoices({ form }: { form: PlanOfferForm }) {
  return (
    <Choices form={form} program="">
      <Sizes form={form}>
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
      </Sizes>
      <AddOns form={form} />
    </Choices>
  );
}

/** Of a program. */
export function ProgramChoices({ form }: { form: ProgramOfferForm }) {
  return (
    <Choices form={form} program={form.program.slug}>
      <p className="max-w-reading text-ink-soft">{form.program.description}</p>
      <Sizes form={form} />
      <Rounds form={form} />
    </Choices>
  );
}

type ChoicesProps = { form: CommonFields; program: string; children: ReactNode };

function Choices({ form, program, children }: ChoicesProps) {
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
      <WhichPlan form={form} program={program} />
      <WhereFrom form={form} />
      {children}
      <div>
        <Button type="submit" variant="quiet" size="small">
          Update Prices
        </Button>
      </div>
    </Form>
  );
}

/** Mowing or a program; a draft stays what it is. */
function WhichPlan({ form, program }: Omit<ChoicesProps, 'children'>) {
  if (form.offer) return program ? <input type="hidden" name="program" value={program} /> : null;
  return (
    <Select id="choice-program" name="program" label="Plan" defaultValue={program}>
      <option value="">Mowing</option>
      {form.programs.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </Select>
  );
}

function Sizes({ form, children }: { form: CommonFields; children?: ReactNode }) {
  return (
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
      {children}
    </div>
  );
}

/** The rounds that are offered; one that is cleared is left out. */
function Rounds({ form }: { form: ProgramOfferForm }) {
  return (
    <fieldset key={form.program.slug}>
      <legend className="field-label">Rounds</legend>
      <input type="hidden" name="roundsOf" value={form.program.slug} />
      <div className="mt-1 grid gap-x-6 gap-y-1 lg:grid-cols-2">
        {form.rounds.map((round) => (
          <label key={round.slug} className="flex min-h-11 items-start gap-2 py-2">
            <input
              type="checkbox"
              className="mt-0.5 size-5 shrink-0 accent-oak"
              name="round"
              value={round.slug}
              defaultChecked={round.isOffered}
            />
            <span>
              {round.name}, {describeSeason(round)}
              <span className="block text-small text-ink-soft">{round.detail}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** For whom the plan is, and the property; one of a draft stays. */
function WhereFrom({ form }: { form: CommonFields }) {
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
