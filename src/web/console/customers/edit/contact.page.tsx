// Name and telephone number of a customer, changed by the office. The email is what they sign in with: it can be added, and stays then.
import { data, redirect } from 'react-router';
import { CustomerChange } from '#contract/customers/customers.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { ConflictNote, keepBelow, typedIn } from '#web/forms/app/conflict-note.tsx';
import { loadAgainOnConflict } from '#web/forms/app/load-again-on-conflict.ts';
import { sendForm } from '#web/forms/app/send-form.ts';
import { useAppForm } from '#web/forms/app/use-app-form.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../../console-main.tsx';
import { consoleMeta } from '../../console-meta.ts';
import type { Route } from './+types/contact.page.ts';

export const meta = consoleMeta('Edit customer');

export async function loader({ context, params }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/console/customers/{id}', { params });
}

export const shouldRevalidate = loadAgainOnConflict;

export async function action({ context, request, params }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const answer = await sendForm(await request.formData(), CustomerChange, (body) =>
    api('PATCH /api/console/customers/{id}', { params, body }),
  );
  if (!answer.isTaken) {
    return data({ result: answer.result, status: answer.status }, { status: answer.status });
  }
  return redirect(`/console/customers/${params.id}?done=contact`, 303);
}

export default function ContactPage({
  loaderData: customer,
  actionData: latest,
}: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const { state, field } = useAppForm({
    id: 'edit-customer',
    schema: CustomerChange,
    labels: {
      version: 'Version',
      firstName: 'First name',
      lastName: 'Last name',
      phone: 'Phone',
      email: 'Email',
    },
    result: actionData?.result,
    defaultValue: {
      firstName: customer.firstName ?? '',
      lastName: customer.lastName ?? '',
      phone: customer.phone ?? '',
    },
  });
  return (
    <ConsoleMain
      heading="Edit customer"
      lead={leadOf(customer.email)}
      back={{ to: `/console/customers/${customer.id}`, label: 'Back to the customer' }}
      width="form"
    >
      {actionData?.status === 409 ? (
        <ConflictNote
          leave={`/console/customers/${customer.id}`}
          facts={[
            ['First name', customer.firstName, typedIn(actionData.result, 'firstName')],
            ['Last name', customer.lastName, typedIn(actionData.result, 'lastName')],
            ['Phone', customer.phone, typedIn(actionData.result, 'phone')],
          ]}
          keep={keepBelow}
        />
      ) : null}
      <AppForm state={state} className="mt-8 grid gap-5">
        <input type="hidden" name="version" value={customer.version} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field('firstName')} autoComplete="off" />
          <TextField {...field('lastName')} autoComplete="off" />
        </div>
        <TextField {...field('phone')} type="tel" autoComplete="off" />
        {customer.email === null ? (
          <TextField
            {...field('email')}
            type="email"
            autoComplete="off"
            hint="With an email they can sign in and get the emails about their visits."
          />
        ) : null}
        <p>
          <SubmitButton pending="Saving...">Save changes</SubmitButton>
        </p>
      </AppForm>
    </ConsoleMain>
  );
}

function leadOf(email: string | null): string {
  return email
    ? `Signs in with ${email}. That email can’t be changed here. For a new email, add a new customer and merge the two.`
    : 'No email on file. This customer gets no emails and can’t sign in.';
}
