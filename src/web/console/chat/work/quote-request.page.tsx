// Makes a quote request of the conversation: everything it knows is filled in, so that the second press sends it.
import { quoteServices } from '#company/facts/quote-services.ts';
import { deskConversationEndpoints } from '#contract/chat/desk-conversation.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepAnswers } from '#web/forms/app/step-answers.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
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

const requestSteps = steps({
  request: step({
    schema: Shape,
    send: ({ api, params, idempotencyKey }, body) =>
      api('POST /api/chat-sessions/{sessionId}/quote-request', {
        params: { sessionId: String(params.sessionId) },
        body,
        idempotencyKey,
      }),
    to: ({ call: { params } }) => `/admin-support/${params.sessionId}`,
  }),
});

export const action = stepAction(requestSteps);

export default function QuoteRequestPage({ loaderData, params }: Route.ComponentProps) {
  const { prefill, requestKey } = loaderData;
  return (
    <StepAnswers>
      <BesideHead sessionId={params.sessionId} heading="Make a quote request" />
      <StepForm
        of={requestSteps}
        step="request"
        id="quote-request"
        requestKey={requestKey}
        labels={labels}
        defaultValue={{
          firstName: prefill.firstName,
          lastName: prefill.lastName,
          email: prefill.email,
          phone: prefill.phone,
          serviceType: 'other',
          projectDetails: prefill.words,
        }}
        className="grid gap-4 px-(--desk-edge) py-4"
      >
        {(field) => (
          <>
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
          </>
        )}
      </StepForm>
    </StepAnswers>
  );
}
