// Notes for the crew of the property. The gate code is never in the page: its field is empty, and keeps what is there.
import type { ReactNode } from 'react';
import type { Property } from '#contract/customers/properties.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { Fact, Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { accountSteps } from './account-steps.ts';

type PropertyPartProps = {
  property: Property | null;
  /** Of several, which one, from 1. */
  number?: number | undefined;
  /** The way to see the gate code. */
  children: ReactNode;
};

export function PropertyPart({ property, number, children }: PropertyPartProps) {
  const suffix = number === undefined || number === 1 ? '' : `-${number}`;
  return (
    <Panel
      id={`property${suffix}`}
      heading={number === undefined ? 'Property Details' : `Property Details ${number}`}
      {...(suffix === '' && { className: 'lg:row-span-3' })}
    >
      {property ? (
        <Facts className="mt-5">
          <Fact name="Address">{property.address}</Fact>
          <Fact name="Lawn">
            {property.lawnArea === null
              ? 'Not measured yet'
              : `${property.lawnArea.toLocaleString('en-US')} sq ft`}
          </Fact>
        </Facts>
      ) : null}
      {children}
      {property ? (
        <StepConflict
          of={accountSteps}
          fields={{ id: property.id }}
          version={property.version}
          facts={({ typed }) => [
            ['Pets', property.pets, typed('pets')],
            ['Special instructions', property.specialInstructions, typed('specialInstructions')],
          ]}
        />
      ) : null}
      <PropertyForm property={property} id={`property-form${suffix}`} />
    </Panel>
  );
}

function PropertyForm({ property, id }: { property: Property | null; id: string }) {
  return (
    <StepForm
      of={accountSteps}
      step="property"
      id={id}
      fields={{ id: property?.id }}
      version={property?.version ?? 0}
      labels={{
        address: 'Address',
        pets: 'Pets in the yard',
        gateCode: property?.hasGateCode ? 'New gate code' : 'Gate code',
        removeGateCode: 'Remove the gate code',
        specialInstructions: 'Special instructions',
      }}
      defaultValue={{
        pets: property?.pets ?? '',
        specialInstructions: property?.specialInstructions ?? '',
      }}
      className="mt-6 grid gap-5"
    >
      {(field) => (
        <>
          {property ? null : (
            <TextField {...field('address')} autoComplete="street-address" required />
          )}
          <TextField
            {...field('gateCode')}
            defaultValue=""
            autoComplete="off"
            maxLength={60}
            hint={
              property?.hasGateCode
                ? 'Leave blank to keep the current code.'
                : 'Encrypted. Only your crew sees it, on the day of the visit.'
            }
          />
          {property?.hasGateCode ? (
            <label className="flex min-h-11 items-center gap-3">
              <input type="checkbox" name="removeGateCode" className="size-5 accent-oak" />
              Remove the gate code
            </label>
          ) : null}
          <TextField {...field('pets')} maxLength={200} hint="A dog and its name, for example." />
          <TextArea
            {...field('specialInstructions')}
            rows={4}
            maxLength={2000}
            hint="Your crew sees them on your next visit and every one after."
          />
          <p>
            <SubmitButton variant="oak" pending="Saving...">
              Save Changes
            </SubmitButton>
          </p>
        </>
      )}
    </StepForm>
  );
}
