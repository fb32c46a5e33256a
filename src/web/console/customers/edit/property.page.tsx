// One property of a customer, changed by the office.
import { pointWords } from '#company/rules/customers/map-point.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { steps } from '#web/forms/app/steps.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { ConsoleMain } from '../../console-main.tsx';
import { consoleMeta } from '../../console-meta.ts';
import type { Route } from './+types/property.page.ts';
import { PropertyForm, propertyStep } from './property-form.tsx';

export const meta = consoleMeta('Edit property');

export async function loader({ context, params }: Route.LoaderArgs) {
  const customer = await context.get(apiContext)('GET /api/console/customers/{id}', {
    params: { id: params.id },
  });
  const property = customer.properties.find(({ id }) => String(id) === params.propertyId);
  if (!property) throw missing();
  return { customerId: customer.id, property };
}

/** As the API says it of a property that is not this customer's. */
function missing(): ApiError {
  const problem = { status: 404, code: 'not_found', detail: 'We could not find this property.' };
  return new ApiError({ status: 404, statusText: 'Not Found', text: JSON.stringify(problem) });
}

const changeSteps = steps({
  property: propertyStep(({ api, params: { id, propertyId } }, body) =>
    api('PATCH /api/console/customers/{id}/properties/{propertyId}', {
      params: { id: String(id), propertyId: Number(propertyId) },
      body,
    }),
  ),
});

export const action = stepAction(changeSteps);

export default function PropertyPage({ loaderData }: Route.ComponentProps) {
  const { customerId, property } = loaderData;
  const { version, address, lotSize, lawnArea, pets, specialInstructions, place } = property;
  return (
    <ConsoleMain
      heading="Edit property"
      lead={address}
      back={{ to: `/console/customers/${customerId}`, label: 'Back to the customer' }}
      width="form"
    >
      <StepConflict
        of={changeSteps}
        version={version}
        leave={`/console/customers/${customerId}`}
        facts={({ typed }) => [
          ['Address', address, typed('address')],
          ['Lot, sq ft', numberWords(lotSize), typed('lotSize')],
          ['Lawn, sq ft', numberWords(lawnArea), typed('lawnArea')],
          ['Pets', pets, typed('pets')],
          ['Crew', specialInstructions, typed('specialInstructions')],
          ['Place', place && pointWords(place), typed('place')],
        ]}
      />
      <PropertyForm of={changeSteps} property={property} />
    </ConsoleMain>
  );
}

function numberWords(value: number | null): string | null {
  return value === null ? null : String(value);
}
