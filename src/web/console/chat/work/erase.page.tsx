// Erases a conversation for good, once the word was typed; what was written since it was looked at keeps it from going.
import { data, Link, redirect } from 'react-router';
import { z } from 'zod';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { sendForm } from '#web/forms/app/send-form.ts';
import { useAppForm } from '#web/forms/app/use-app-form.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
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

export async function action({ context, params: { sessionId }, request }: Route.ActionArgs) {
  const answer = await sendForm(await request.formData(), Shape, ({ lastNumber }) =>
    context.get(apiContext)('DELETE /api/chat-sessions/{sessionId}', {
      params: { sessionId },
      query: { lastNumber },
    }),
  );
  if (answer.isTaken) return redirect('/admin-support', 303);
  return data({ result: answer.result }, { status: answer.status });
}

export default function ErasePage({
  loaderData,
  actionData: latest,
  params,
}: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const { lastNumber, customerName } = loaderData;
  const { state, field } = useAppForm({
    id: 'erase',
    schema: Shape,
    labels: { lastNumber: 'Last entry', word: `Type ${WORD}` },
    result: actionData?.result,
  });
  return (
    <>
      <BesideHead sessionId={params.sessionId} heading="Erase" />
      <AppForm state={state} className="grid gap-4 px-(--desk-edge) py-4">
        <p>
          This removes the chat with {customerName || 'this visitor'}, its photos, notes and alerts,
          for good. Anything booked or requested from it stays.
        </p>
        <Link
          className="text-link inline-flex min-h-11 items-center"
          to={`/admin-support/${params.sessionId}/download`}
        >
          Download everything first
        </Link>
        <input type="hidden" name="lastNumber" value={lastNumber} />
        <TextField {...field('word')} autoComplete="off" />
        <div>
          <SubmitButton pending="Erasing...">Erase for Good</SubmitButton>
        </div>
      </AppForm>
    </>
  );
}
