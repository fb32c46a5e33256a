// Makes a quote request of the conversation: everything it knows is filled in, so that the second press sends it.
import { data, redirect } from 'react-router';
import { quoteServices } from '#company/facts/quote-services.ts';
import { deskConversationEndpoints } from '#contract/chat/desk-conversation.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { sendForm } from '#web/forms/app/send-form.ts';
import { useAppForm } from '#web/forms/app/use-app-form.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import { newKey } from '#web/lib/new-key.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Select, TextArea, TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/quote-request.page.ts';
import { BesideHead } from './beside-head.tsx';

const Shape = deskConversationEndpoints['POST /api/chat-sessions/{sessionId}/quote-request'].body;

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  serviceType: 'Service',
  projectDetails: 'What they want',
};

export async function loader({ context, params: { sessionId } }: Route.LoaderArgs) {
  const prefill = await context.get(apiContext)('GET /api/chat-sessions/{sessionId}/prefill', {
    params: { sessionId },
  });
  return { prefill, requestKey: newKey() };
}

export async function action({ context, params: { sessionId }, request }: Route.ActionArgs) {
  const form = await request.formData();
  const answer = await sendForm(form, Shape, (body) =>
    context.get(apiContext)('POST /api/chat-sessions/{sessionId}/quote-request', {
      params: { sessionId },
      body,
      idempotencyKey: String(form.get('requestKey')),
    }),
  );
  if (answer.isTaken) return redirect(`/admin-support/${sessionId}`, 303);
  return data({ result: answer.result }, { status: answer.status });
}

export default function QuoteRequestPage({
  loaderData,
  actionData: latest,
  params,
}: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const { prefill, requestKey } = loaderData;
  const { state, field } = useAppForm({
    id: 'quote-request',
    schema: Shape,
    labels,
    result: actionData?.result,
    defaultValue: {
      firstName: prefill.firstName,
      lastName: prefill.lastName,
      email: prefill.email,
      phone: prefill.phone,
      serviceType: 'other',
      projectDetails: prefill.words,
    },
  });
  return (
    <>
      <BesideHead sessionId={params.sessionId} heading="Make a quote request" />
      <AppForm state={state} className="grid gap-4 px-(--desk-edge) py-4">
        <input type="hidden" name="requestKey" value={requestKey} />
        <TextField {...field('firstName')} />
        <TextField {...field('lastName')} />
        <TextField {...field('email')} type="email" />
        <TextField {...field('phone')} type="tel" />
        <Select {...field('serviceType')}>
          {quoteServices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <TextArea {...field('projectDetails')} rows={6} />
        <div>
          <SubmitButton pending="Making...">Make the Request</SubmitButton>
        </div>
      </AppForm>
    </>
  );
}
