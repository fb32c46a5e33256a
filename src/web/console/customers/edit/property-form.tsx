// The form of a property as the office fills it. The gate code is never in the page: its field is empty, and keeps what is there.
import { pointWords } from '#company/rules/customers/map-point.ts';
import { type DeskProperty, DeskPropertyChange } from '#contract/customers/customers.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { type StepCall, type StepTable, step } from '#web/forms/app/steps.ts';
import { TextArea, TextField } from '#web/ui/field.tsx';

/**
 * The step that saves a property, for a page; it leads back to the customer.
 *
 * @param save Gives what was typed to the API.
 */
export function propertyStep(
  save: (call: StepCall, body: DeskPropertyChange) => Promise<DeskProperty>,
) {
  return step({
    schema: DeskPropertyChange,
    send: save,
    to: ({ call: { params } }) => `/console/customers/${params.id}?done=property`,
  });
}

type PropertyFormProps = {
  of: StepTable & { property: ReturnType<typeof propertyStep> };
  property: DeskProperty | null;
};

export function PropertyForm({ of, property }: PropertyFormProps) {
  return (
    <StepForm
      of={of}
      step="property"
      version={property?.version ?? 0}
      labels={{
        address: 'Address',
        lotSize: 'Lot, square feet',
        lawnArea: 'Lawn, square feet',
        pets: 'Pets in the yard',
        gateCode: property?.hasGateCode ? 'New gate code' : 'Gate code',
        removeGateCode: 'Remove the gate code',
        specialInstructions: 'Notes for the crew',
        place: 'Map location',
      }}
      defaultValue={{
        address: property?.address ?? '',
        lotSize: String(property?.lotSize ?? ''),
        lawnArea: String(property?.lawnArea ?? ''),
        pets: property?.pets ?? '',
        specialInstructions: property?.specialInstructions ?? '',
        place: property?.place ? pointWords(property.place) : '',
      }}
      className="mt-8 grid gap-5"
    >
      {(field) => (
        <>
          <TextField {...field('address')} autoComplete="off" maxLength={300} />
          <TextField
            {...field('place')}
            inputMode="text"
            autoComplete="off"
            maxLength={60}
            hint="Latitude and longitude copied from a map, such as 29.97, -95.66. Without it, drive times are figured from the middle of the ZIP code."
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField {...field('lotSize')} inputMode="numeric" />
            <TextField {...field('lawnArea')} inputMode="numeric" />
          </div>
          <TextField
            {...field('gateCode')}
            defaultValue=""
            autoComplete="off"
            maxLength={60}
            hint={
              property?.hasGateCode
                ? 'Leave blank to keep the current code.'
                : 'Encrypted. Crews see it on the day of the visit.'
            }
          />
          {property?.hasGateCode ? (
            <label className="flex min-h-11 items-center gap-3">
              <input type="checkbox" name="removeGateCode" className="size-5 accent-oak" />
              Remove the gate code
            </label>
          ) : null}
          <TextField {...field('pets')} maxLength={200} />
          <TextArea {...field('specialInstructions')} rows={4} maxLength={2000} />
          <p>
            <SubmitButton pending="Saving...">Save property</SubmitButton>
          </p>
        </>
      )}
    </StepForm>
  );
}
