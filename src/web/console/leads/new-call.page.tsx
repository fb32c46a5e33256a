// Writes a call down: from then on it is a lead like any other.
import { data, redirect } from 'react-router';
import { z } from 'zod';
import { NewCall } from '#contract/leads/leads.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { sendForm } from '#web/forms/app/send-form.ts';
import { useAppForm } from '#web/forms/app/use-app-form.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/new-call.page.ts';
import { leadPath } from './lead-labels.ts';

const labels = { name: 'Name', phone: 'Phone', email: 'Email', words: 'What they want' };
const Shape = z.strictObject(NewCall.shape);

export const meta = consoleMeta('Log a Call');

/** Its endpoint is for staff; so is the form, before anybody types anything. */
export async function loader({ context }: Route.LoaderArgs) {
  await context.get(apiContext)('GET /api/console/lead-figures');
  return { requestKey: newKey() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  let path = '/console/leads';
  const answer = await sendForm(form, Shape, async (body) => {
    const made = await context.get(apiContext)('POST /api/console/leads', {
      body,
      idempotencyKey: String(form.get('requestKey')),
    });
    path = leadPath(made);
  });
  if (answer.isTaken) return redirect(path, 303);
  return data({ result: answer.result }, { status: answer.status });
}

export default function NewCallPage({ loaderData, actionData: latest }: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const { state, field } = useAppForm({
    id: 'call',
    schema: Shape,
    labels,
    result: actionData?.result,
  });
  return (
    <ConsoleMain
      heading="Log a Call"
      back={{ to: '/console/leads', label: 'All leads' }}
      width="form"
    >
      <AppForm state={state} className="mt-5 grid gap-4">
        <input type="hidden" name="requestKey" value={loaderData.requestKey} />
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
      </AppForm>
    </ConsoleMain>
  );
}
