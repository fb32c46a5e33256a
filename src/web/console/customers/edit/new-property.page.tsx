// A further property of a customer.
import { data, redirect } from 'react-router';
import { DeskPropertyChange } from '#contract/customers/customers.ts';
import { sendForm } from '#web/forms/app/send-form.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { ConsoleMain } from '../../console-main.tsx';
import { consoleMeta } from '../../console-meta.ts';
import type { Route } from './+types/new-property.page.ts';
import { PropertyForm } from './property-form.tsx';

export const meta = consoleMeta('New property');

export async function loader({ context, params }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/console/customers/{id}', { params });
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const answer = await sendForm(await request.formData(), DeskPropertyChange, (body) =>
    api('POST /api/console/customers/{id}/properties', { params, body }),
  );
  if (!answer.isTaken) return data({ result: answer.result }, { status: answer.status });
  return redirect(`/console/customers/${params.id}?done=property`, 303);
}

export default function NewPropertyPage({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  return (
    <ConsoleMain
      heading="New property"
      back={{ to: `/console/customers/${loaderData.id}`, label: 'Back to the customer' }}
      width="form"
    >
      <PropertyForm property={null} result={actionData?.result} />
    </ConsoleMain>
  );
}
