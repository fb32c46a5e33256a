// Name and telephone number of a customer, changed by the office. The email is what they sign in with: it can be added, and stays then.
import { CustomerChange } from '#contract/customers/customers.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../../console-main.tsx';
import { consoleMeta } from '../../console-meta.ts';
import type { Route } from './+types/contact.page.ts';

export const meta = consoleMeta('Edit customer');

export async function loader({ context, params }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/console/customers/{id}', { params });
}

const contactSteps = steps({
  contact: step({
    schema: CustomerChange,
    send: ({ api, params }, body) =>
      api('PATCH /api/console/customers/{id}', { params: { id: String(params.id) }, body }),
    to: ({ call: { params } }) => `/console/customers/${params.id}?done=contact`,
  }),
});

export const action = stepAction(contactSteps);

export default function ContactPage({ loaderData: customer }: Route.ComponentProps) {
  return (
    <ConsoleMain
      heading="Edit customer"
      lead={leadOf(customer.email)}
      back={{ to: `/console/customers/${customer.id}`, label: 'Back to the customer' }}
      width="form"
    >
      <StepConflict
        of={contactSteps}
        version={customer.version}
        leave={`/console/customers/${customer.id}`}
        facts={({ typed }) => [
          ['First name', customer.firstName, typed('firstName')],
          ['Last name', customer.lastName, typed('lastName')],
          ['Phone', customer.phone, typed('phone')],
        ]}
      />
      <StepForm
        of={contactSteps}
        step="contact"
        version={customer.version}
        labels={{ firstName: 'First name', lastName: 'Last name', phone: 'Phone', email: 'Email' }}
        defaultValue={{
          firstName: customer.firstName ?? '',
          lastName: customer.lastName ?? '',
          phone: customer.phone ?? '',
        }}
        className="mt-8 grid gap-5"
      >
        {(field) => (
          <>
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
          </>
        )}
      </StepForm>
    </ConsoleMain>
  );
}

function leadOf(email: string | null): string {
  return email
    ? `Signs in with ${email}. That email can’t be changed here. For a new email, add a new customer and merge the two.`
    : 'No email on file. This customer gets no emails and can’t sign in.';
}
