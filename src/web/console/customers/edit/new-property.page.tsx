// A further property of a customer.
import { stepAction } from '#web/forms/app/step-action.ts';
import { steps } from '#web/forms/app/steps.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { ConsoleMain } from '../../console-main.tsx';
import { consoleMeta } from '../../console-meta.ts';
import type { Route } from './+types/new-property.page.ts';
import { PropertyForm, propertyStep } from './property-form.tsx';

export const meta = consoleMeta('New property');

export async function loader({ context, params }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/console/customers/{id}', { params });
}

const newSteps = steps({
  property: propertyStep(({ api, params }, body) =>
    api('POST /api/console/customers/{id}/properties', {
      params: { id: String(params.id) },
      body,
    }),
  ),
});

export const action = stepAction(newSteps);

export default function NewPropertyPage({ loaderData }: Route.ComponentProps) {
  return (
    <ConsoleMain
      heading="New property"
      back={{ to: `/console/customers/${loaderData.id}`, label: 'Back to the customer' }}
      width="form"
    >
      <PropertyForm of={newSteps} property={null} />
    </ConsoleMain>
  );
}
