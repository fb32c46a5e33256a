// A new customer by hand, such as one who calls.
import { data, redirect } from 'react-router';
import { NewCustomerForm } from '#contract/customers/customers.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { sendForm } from '#web/forms/app/send-form.ts';
import { useAppForm } from '#web/forms/app/use-app-form.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/new-customer.page.ts';

export const meta = consoleMeta('New customer');

/** For staff alone, as what it leads to. */
export async function loader({ context }: Route.LoaderArgs) {
  await context.get(apiContext)('GET /api/console/customers', { query: { q: '-' } });
  return null;
}

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(apiContext);
  let made = { id: '', isNew: false };
  const answer = await sendForm(await request.formData(), NewCustomerForm, async (body) => {
    made = await api('POST /api/console/customers', { body });
  });
  if (!answer.isTaken) return data({ result: answer.result }, { status: answer.status });
  return redirect(`/console/customers/${made.id}?done=${made.isNew ? 'made' : 'known'}`, 303);
}

export default function NewCustomerPage({ actionData: latest }: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const { state, field } = useAppForm({
    id: 'new-customer',
    schema: NewCustomerForm,
    labels: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      phone: 'Phone',
      address: 'Property address',
    },
    result: actionData?.result,
  });
  return (
    <ConsoleMain
      heading="New customer"
      lead="If a customer already has this email, or the same name and phone number, we open that customer."
      back={{ to: '/console/customers', label: 'Customers' }}
      width="form"
    >
      <AppForm state={state} className="mt-8 grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field('firstName')} autoComplete="off" />
          <TextField {...field('lastName')} autoComplete="off" />
        </div>
        <TextField
          {...field('email')}
          type="email"
          autoComplete="off"
          hint="Leave blank if there is none. Such a customer gets no emails and can’t sign in."
        />
        <TextField {...field('phone')} type="tel" autoComplete="off" />
        <TextField
          {...field('address')}
          autoComplete="off"
          hint="Leave blank if there is none yet."
        />
        <p>
          <SubmitButton pending="Saving...">Add customer</SubmitButton>
        </p>
      </AppForm>
    </ConsoleMain>
  );
}
