// Notes for the crew of the property. The gate code is never in the page: its field is empty, and keeps what is there.
import type { ReactNode } from 'react';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { Property } from '#contract/customers/properties.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { Fact, Facts } from '../parts/facts.tsx';
import { Panel } from '../parts/panel.tsx';
import { accountSteps } from './account-steps.ts';
import { useAccountMessages } from './messages/use-account-messages.ts';

type PropertyPartProps = {
  property: Property | null;
  /** Of several, which one, from 1. */
  number?: number | undefined;
  /** The way to see the gate code. */
  children: ReactNode;
};

export function PropertyPart({ property, number, children }: PropertyPartProps) {
  const messages = useAccountMessages();
  const suffix = number === undefined || number === 1 ? '' : `-${number}`;
  return (
    <Panel
      id={`property${suffix}`}
      heading={number === undefined ? messages.property : fill(messages.propertyNumber, { number })}
      {...(suffix === '' && { className: 'lg:row-span-3' })}
    >
      {property ? (
        <Facts className="mt-5">
          <Fact name={messages.address}>{property.address}</Fact>
          <Fact name={messages.lawn}>
            {property.lawnArea === null
              ? messages.notMeasured
              : fill(messages.squareFeet, { area: property.lawnArea.toLocaleString('en-US') })}
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
            [messages.pets, property.pets, typed('pets')],
            [messages.instructions, property.specialInstructions, typed('specialInstructions')],
          ]}
        />
      ) : null}
      <PropertyForm property={property} id={`property-form${suffix}`} />
    </Panel>
  );
}

function PropertyForm({ property, id }: { property: Property | null; id: string }) {
  const messages = useAccountMessages();
  return (
    <StepForm
      of={accountSteps}
      step="property"
      id={id}
      fields={{ id: property?.id }}
      version={property?.version ?? 0}
      labels={{
        address: messages.address,
        pets: messages.petsInYard,
        gateCode: property?.hasGateCode ? messages.newGateCode : messages.gateCode,
        removeGateCode: messages.removeGateCode,
        specialInstructions: messages.instructions,
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
            hint={property?.hasGateCode ? messages.keepGateCode : messages.gateCodeHint}
          />
          {property?.hasGateCode ? (
            <label className="flex min-h-11 items-center gap-3">
              <input type="checkbox" name="removeGateCode" className="size-5 accent-oak" />
              {messages.removeGateCode}
            </label>
          ) : null}
          <TextField {...field('pets')} maxLength={200} hint={messages.petsHint} />
          <TextArea
            {...field('specialInstructions')}
            rows={4}
            maxLength={2000}
            hint={messages.instructionsHint}
          />
          <p>
            <SubmitButton variant="oak" pending={messages.saving}>
              {messages.saveProperty}
            </SubmitButton>
          </p>
        </>
      )}
    </StepForm>
  );
}
