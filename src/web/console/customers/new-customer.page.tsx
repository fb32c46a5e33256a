// A new customer by hand, such as one who calls.
import { NewCustomerForm } from '#contract/customers/customers.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
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

const newSteps = steps({
  add: step({
    schema: NewCustomerForm,
    send: ({ api }, body) => api('POST /api/console/customers', { body }),
    to: ({ answer: { id, isNew } }) => `/console/customers/${id}?done=${isNew ? 'made' : 'known'}`,
  }),
});

export const action = stepAction(newSteps);

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  address: 'Property address',
};

export default function NewCustomerPage() {
  return (
    <ConsoleMain
      heading="New customer"
      lead="If a customer already has this email, or the same name and phone number, we open that customer."
      back={{ to: '/console/customers', label: 'Customers' }}
      width="form"
    >
      <StepForm of={newSteps} step="add" labels={labels} className="mt-8 grid gap-5">
        {(field) => (
          <>
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
          </>
        )}
      </StepForm>
    </ConsoleMain>
  );
}
