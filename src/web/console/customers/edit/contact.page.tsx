// Name, telephone number, language and email of a customer, changed by the office. The email is what they sign in with: it can be added, and is
// changed by a code.
import { languageNames, languages } from '#company/facts/languages.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { LanguageSelect } from '#web/forms/app/language-select.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { apiContext } from '#web/lib/request-context.ts';
import { useSite } from '#web/site/frame/use-site.ts';
import { TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../../console-main.tsx';
import { consoleMeta } from '../../console-meta.ts';
import type { Route } from './+types/contact.page.ts';
import { contactSteps } from './contact-steps.ts';
import { EmailPart } from './email-part.tsx';

export const meta = consoleMeta('Edit customer');

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [customer, { open }] = await Promise.all([
    api('GET /api/console/customers/{id}', { params }),
    api('GET /api/console/customers/{id}/email-change', { params }),
  ]);
  return { customer, open };
}

export const action = stepAction(contactSteps);

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { customer, open } = loaderData;
  const { timeZone } = useSite().company;
  return (
    <ConsoleMain
      heading="Edit customer"
      lead={
        customer.email
          ? undefined
          : 'No email on file. This customer gets no emails and can’t sign in.'
      }
      back={{ to: `/console/customers/${customer.id}`, label: 'Back to the customer' }}
      width="form"
    >
      <DoneNote of={contactSteps} className="mt-6" />
      <StepConflict
        of={contactSteps}
        version={customer.version}
        leave={`/console/customers/${customer.id}`}
        facts={({ typed }) => [
          ['First name', customer.firstName, typed('firstName')],
          ['Last name', customer.lastName, typed('lastName')],
          ['Phone', customer.phone, typed('phone')],
          ['Language', languageNames[customer.language], nameOfLanguage(typed('language'))],
        ]}
      />
      <StepForm
        of={contactSteps}
        step="contact"
        version={customer.version}
        labels={{
          firstName: 'First name',
          lastName: 'Last name',
          phone: 'Phone',
          language: 'Language we write to them in',
          email: 'Email',
        }}
        defaultValue={{
          firstName: customer.firstName ?? '',
          lastName: customer.lastName ?? '',
          phone: customer.phone ?? '',
          language: customer.language,
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
            <LanguageSelect
              {...field('language')}
              hint="Shown on their record. Automatic mail leaves in it."
            />
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
      {customer.email ? (
        <div className="mt-12">
          <EmailPart email={customer.email} open={open} timeZone={timeZone} />
        </div>
      ) : null}
    </ConsoleMain>
  );
}

function nameOfLanguage(typed: string | null): string | null {
  const language = languages.find((one) => one === typed);
  return language ? languageNames[language] : null;
}
