// Writes a call down: from then on it is a lead like any other.
import { NewCall } from '#contract/leads/leads.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/new-call.page.ts';
import { leadPath } from './lead-labels.ts';

const labels = { name: 'Name', phone: 'Phone', email: 'Email', words: 'What they want' };

export const meta = consoleMeta('Log a Call');

/** Its endpoint is for staff; so is the form, before anyone types anything. */
export async function loader({ context }: Route.LoaderArgs) {
  await context.get(apiContext)('GET /api/console/lead-figures');
  return { requestKey: newKey() };
}

const callSteps = steps({
  add: step({
    schema: NewCall,
    send: ({ api, idempotencyKey }, body) =>
      api('POST /api/console/leads', { body, idempotencyKey }),
    to: ({ answer }) => leadPath(answer),
  }),
});

export const action = stepAction(callSteps);

export default function NewCallPage({ loaderData }: Route.ComponentProps) {
  return (
    <ConsoleMain
      heading="Log a Call"
      back={{ to: '/console/leads', label: 'All leads' }}
      width="form"
    >
      <StepForm
        of={callSteps}
        step="add"
        requestKey={loaderData.requestKey}
        labels={labels}
        className="mt-5 grid gap-4"
      >
        {(field) => (
          <>
            <TextField {...field('name')} autoComplete="off" />
            <TextField {...field('phone')} type="tel" autoComplete="off" />
            <TextField
              {...field('email')}
              type="email"
              autoComplete="off"
              hint="So you can reply by email."
            />
            <TextArea {...field('words')} rows={5} />
            <div>
              <SubmitButton pending="Saving...">Save Call</SubmitButton>
            </div>
          </>
        )}
      </StepForm>
    </ConsoleMain>
  );
}
