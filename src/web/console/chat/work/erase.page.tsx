// Erases a conversation for good, once the word was typed; what was written since it was looked at keeps it from going.
import { Link } from 'react-router';
import { z } from 'zod';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepAnswers } from '#web/forms/app/step-answers.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/erase.page.ts';
import { BesideHead } from './beside-head.tsx';

const WORD = 'ERASE';
const NOT_TYPED = `Please type ${WORD} to erase it.`;

const Shape = z.strictObject({
  lastNumber: z.string(),
  word: z
    .string({ error: NOT_TYPED })
    .refine((typed) => typed.trim().toUpperCase() === WORD, { error: NOT_TYPED }),
});

export async function loader({ context, params: { sessionId } }: Route.LoaderArgs) {
  const chat = await context.get(apiContext)('GET /api/chat-sessions/{sessionId}', {
    params: { sessionId },
  });
  return { lastNumber: chat.lastNumber, customerName: chat.customerName };
}

const eraseSteps = steps({
  erase: step({
    schema: Shape,
    send: ({ api, params }, { lastNumber }) =>
      api('DELETE /api/chat-sessions/{sessionId}', {
        params: { sessionId: String(params.sessionId) },
        query: { lastNumber },
      }),
    to: () => '/admin-support',
  }),
});

export const action = stepAction(eraseSteps);

export default function ErasePage({ loaderData, params: { sessionId } }: Route.ComponentProps) {
  const { lastNumber, customerName } = loaderData;
  return (
    <StepAnswers>
      <BesideHead sessionId={sessionId} heading="Erase" />
      <StepForm
        of={eraseSteps}
        step="erase"
        seen={{ lastNumber }}
        labels={{ word: `Type ${WORD}` }}
        className="grid gap-4 px-(--desk-edge) py-4"
      >
        {(field) => (
          <>
            <p>
              This removes the chat with {customerName || 'this visitor'}, its photos, notes and
              alerts, for good. Anything booked or requested from it stays.
            </p>
            <Link
              className="text-link inline-flex min-h-11 items-center"
              to={`/admin-support/${sessionId}/download`}
            >
              Download everything first
            </Link>
            <TextField {...field('word')} autoComplete="off" />
            <div>
              <SubmitButton pending="Erasing...">Erase for Good</SubmitButton>
            </div>
          </>
        )}
      </StepForm>
    </StepAnswers>
  );
}
