// One property of a customer, changed by the office.
import { data, redirect } from 'react-router';
import { pointWords } from '#company/rules/customers/map-point.ts';
import { DeskPropertyChange } from '#contract/customers/customers.ts';
import { ConflictNote, keepBelow, typedIn } from '#web/forms/app/conflict-note.tsx';
import { loadAgainOnConflict } from '#web/forms/app/load-again-on-conflict.ts';
import { sendForm } from '#web/forms/app/send-form.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { ConsoleMain } from '../../console-main.tsx';
import { consoleMeta } from '../../console-meta.ts';
import type { Route } from './+types/property.page.ts';
import { PropertyForm } from './property-form.tsx';

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

export const shouldRevalidate = loadAgainOnConflict;

export async function action({ context, request, params }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const typed = await request.formData();
  const answer = await sendForm(typed, DeskPropertyChange, (body) =>
    api('PATCH /api/console/customers/{id}/properties/{propertyId}', {
      params: params as never,
      body,
    }),
  );
  if (!answer.isTaken) {
    const { result, status } = answer;
    return data({ result, status }, { status });
  }
  return redirect(`/console/customers/${params.id}?done=property`, 303);
}

export default function PropertyPage({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const { customerId, property } = loaderData;
  const typed = (name: string) => typedIn(actionData?.result, name);
  return (
    <ConsoleMain
      heading="Edit property"
      lead={property.address}
      back={{ to: `/console/customers/${customerId}`, label: 'Back to the customer' }}
      width="form"
    >
      {actionData?.status === 409 ? (
        <ConflictNote
          leave={`/console/customers/${customerId}`}
          facts={[
            ['Address', property.address, typed('address')],
            ['Lot, sq ft', numberWords(property.lotSize), typed('lotSize')],
            ['Lawn, sq ft', numberWords(property.lawnArea), typed('lawnArea')],
            ['Pets', property.pets, typed('pets')],
            ['Crew', property.specialInstructions, typed('specialInstructions')],
            ['Place', property.place && pointWords(property.place), typed('place')],
          ]}
          keep={keepBelow}
        />
      ) : null}
      <PropertyForm property={property} result={actionData?.result} />
    </ConsoleMain>
  );
}

function numberWords(value: number | null): string | null {
  return value === null ? null : String(value);
}
