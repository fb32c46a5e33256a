// A customer's properties: address, size, plan, what a crew should know. The gate code shows on request, with a record of who asked.
import { Link } from 'react-router';
import type { Customer, DeskProperty } from '#contract/customers/customers.ts';
import { PlanBadge } from '#web/features/service-plan/plan-badge.tsx';
import { useShownAnswer } from '#web/forms/app/step-answers.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { useSite } from '#web/site/frame/use-site.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { briefDate } from '../../brief-date.ts';
import { planWords } from '../customer-labels.ts';
import { Part } from '../part.tsx';
import { customerSteps } from './customer-steps.ts';

export function PropertyPart({ customer }: { customer: Customer }) {
  const { properties } = customer;
  return (
    <Part
      id="properties"
      heading={properties.length === 1 ? 'Property' : 'Properties'}
      aside={
        <Link className="text-link inline-flex min-h-11 items-center" to="property">
          Add one
        </Link>
      }
    >
      {properties.length === 0 ? (
        <p className="mt-2 text-ink-soft">
          No property yet.{' '}
          <Link className="text-link" to={`/console/plans/new?customerId=${customer.id}`}>
            Start a plan at a new address
          </Link>
        </p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {properties.map((property) => (
            <OneProperty key={property.id} customerId={customer.id} property={property} />
          ))}
        </ul>
      )}
    </Part>
  );
}

type OnePropertyProps = { customerId: string; property: DeskProperty };

function OneProperty({ customerId, property }: OnePropertyProps) {
  const { id, address, lotSize, lawnArea, plans, pets, specialInstructions, hasGateCode } =
    property;
  const { timeZone } = useSite().company;
  const sizes = [size('Lot', lotSize), size('Lawn', lawnArea)].filter(Boolean).join(' · ');
  return (
    <li className="py-4 first:pt-2 last:pb-0">
      <div className="flex items-start justify-between gap-4">
        <p className="font-semibold wrap-anywhere">{address}</p>
        <Link
          className="text-link -my-2.5 inline-flex min-h-11 shrink-0 items-center"
          to={`property/${id}`}
          aria-label={`Edit ${address}`}
        >
          Edit
        </Link>
      </div>
      {sizes ? <p className="text-ink-soft tabular-nums">{sizes}</p> : null}
      {plans.map((plan) => (
        <p key={plan.id} className="mt-1 flex flex-wrap items-center gap-x-2">
          <Link
            className="text-link inline-flex min-h-11 items-center"
            to={`/console/plans/${plan.id}`}
          >
            {planWords(plan)}
          </Link>
          <span className="text-ink-soft">${plan.monthlyPrice} a month</span>
          {plan.state === 'active' ? null : <PlanBadge state={plan.state} />}
          {plan.imported ? (
            <span className="text-small text-ink-soft">
              Brought along from the system before: imported {briefDate(plan.imported.at, timeZone)}
              {plan.imported.by ? ` by ${plan.imported.by}` : ''}. No agreement on file.
            </span>
          ) : null}
        </p>
      ))}
      <p className="mt-1 flex flex-wrap items-center gap-x-2">
        {plans.length === 0 ? <span className="text-ink-soft">No plan</span> : null}
        <Link
          className="text-link inline-flex min-h-11 items-center"
          to={`/console/plans/new?customerId=${customerId}&propertyId=${id}`}
        >
          Start Plan
        </Link>
      </p>
      {pets ? <p className="mt-2">Pets: {pets}</p> : null}
      {specialInstructions ? (
        <p className="mt-2 border-l-2 border-line pl-3 whitespace-pre-line text-ink-soft">
          {specialInstructions}
        </p>
      ) : null}
      {hasGateCode ? <GateCode propertyId={id} /> : null}
    </li>
  );
}

function GateCode({ propertyId }: { propertyId: number }) {
  const fields = { property: propertyId };
  const gateCode = useShownAnswer(customerSteps, 'reveal', fields)?.gateCode;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field bg-sunk px-4 py-2">
      <p role="status" className="flex items-center gap-2">
        <AppIcon name="lock" className="size-4.5 shrink-0" />
        <span className="text-ink-soft">Gate code</span>
        {gateCode ? (
          <strong className="tabular-nums wrap-anywhere">{gateCode}</strong>
        ) : (
          <span aria-hidden="true">••••</span>
        )}
      </p>
      {gateCode ? null : (
        <StepForm
          of={customerSteps}
          step="reveal"
          fields={fields}
          labels={{ reason: 'Why you need it' }}
          className="grid w-full gap-3"
          keepsPlace
        >
          {(field) => (
            <>
              <TextField
                {...field('reason')}
                required={false}
                hint="The customer sees who looked, when and why. Not needed on the day of a visit."
                maxLength={200}
                autoComplete="off"
              />
              <Button type="submit" variant="quiet" size="small" className="justify-self-start">
                Show the code
              </Button>
            </>
          )}
        </StepForm>
      )}
    </div>
  );
}

function size(label: string, value: number | null): string {
  return value === null ? '' : `${label} ${value.toLocaleString('en-US')} sq ft`;
}
