// The canned replies: add one, change one, remove one.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { data, Form, Link, redirect } from 'react-router';
import { z } from 'zod';
import { type CannedReply, chatDeskEndpoints } from '#contract/chat/chat-desk.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { loadAgainOnConflict } from '#web/forms/app/load-again-on-conflict.ts';
import { type FormAnswer, sendForm } from '#web/forms/app/send-form.ts';
import { type FormResult, useAppForm } from '#web/forms/app/use-app-form.ts';
import type { Api } from '#web/lib/api-client.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { cannedQuery } from '../desk-queries.ts';
import type { Route } from './+types/canned-replies.page.ts';
import './canned-replies.page.css';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';

const New = chatDeskEndpoints['POST /api/canned-replies'].body;
const Changed = z.strictObject({ ...New.shape, version: z.coerce.number() });

const labels = { shortcut: 'Shortcut', text: 'Reply' };
const PATH = '/admin-support/canned-replies';

export const meta: Route.MetaFunction = () => [
  { title: 'Canned replies – Console' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context }: Route.LoaderArgs) {
  return { replies: await context.get(apiContext)('GET /api/canned-replies') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const step = String(form.get('step'));
  const answer = await change(context.get(apiContext), step, form);
  if (answer.isTaken) return redirect(PATH, 303);
  return data({ step, result: answer.result }, { status: answer.status });
}

export const shouldRevalidate = loadAgainOnConflict;

/** The step is "add", or "change" or "remove" with the id of a reply: "change-3". */
async function change(api: Api, step: string, form: FormData): Promise<FormAnswer> {
  const [action, id = ''] = step.split('-');
  if (action === 'remove') {
    const Nothing = z.strictObject({});
    return sendForm(form, Nothing, () =>
      api('DELETE /api/canned-replies/{id}', { params: { id: Number(id) } }),
    );
  }
  if (action === 'change') {
    return sendForm(form, Changed, (body) =>
      api('PATCH /api/canned-replies/{id}', { params: { id: Number(id) }, body }),
    );
  }
  return sendForm(form, New, (body) => api('POST /api/canned-replies', { body }));
}

export default function CannedRepliesPage({
  loaderData,
  actionData: latest,
}: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const { replies } = loaderData;
  const queries = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the page was loaded anew
  useEffect(() => void queries.invalidateQueries(cannedQuery), [replies, queries]);
  const resultOf = (step: string) => (actionData?.step === step ? actionData.result : undefined);
  return (
    <div className="canned-replies-page">
      <Link className="text-link inline-flex min-h-11 items-center lg:hidden" to="/admin-support">
        All conversations
      </Link>
      <h1 className="text-feature">Canned replies</h1>
      <p className="mt-1 text-ink-soft">
        Type / and the first letters of a shortcut in a reply. Everyone at the desk shares them.
      </p>
      <ul className="mt-5">
        {replies.map((reply) => (
          <li key={`${reply.id}-${reply.version}`}>
            <OneReply reply={reply} result={resultOf(`change-${reply.id}`)} />
          </li>
        ))}
      </ul>
      <h2 className="mt-8 mb-3 font-text text-[1rem] font-bold tracking-normal">Add one</h2>
      <AddForm key={replies.length} result={resultOf('add')} />
    </div>
  );
}

function AddForm({ result }: { result: FormResult | undefined }) {
  const { state, field } = useAppForm({ id: 'add-reply', schema: New, labels, result });
  return (
    <AppForm state={state} step="add" className="grid max-w-reading gap-4">
      <TextField {...field('shortcut')} hint="Letters, digits and hyphens, such as quote-time." />
      <TextArea {...field('text')} rows={3} />
      <div>
        <SubmitButton pending="Adding..." size="small">
          Add
        </SubmitButton>
      </div>
    </AppForm>
  );
}

type OneReplyProps = { reply: CannedReply; result: FormResult | undefined };

function OneReply({ reply, result }: OneReplyProps) {
  const { id, shortcut, text, version } = reply;
  const { state, field } = useAppForm({
    id: `reply-${id}`,
    schema: Changed,
    labels: { ...labels, version: 'Version' },
    result,
    defaultValue: { shortcut, text },
  });
  return (
    <details name="canned-replies" open={result !== undefined}>
      <summary>
        <span className="font-semibold">/{shortcut}</span>
        <span className="truncate text-ink-soft">{text}</span>
      </summary>
      <div className="grid max-w-reading gap-4 pb-5">
        <AppForm state={state} step={`change-${id}`} className="grid gap-4">
          <input type="hidden" name="version" value={version} />
          <TextField {...field('shortcut')} />
          <TextArea {...field('text')} rows={4} />
          <div className="flex gap-2">
            <SubmitButton pending="Saving..." size="small" variant="oak">
              Save
            </SubmitButton>
            <Button type="submit" form={`remove-${id}`} size="small" variant="quiet">
              Remove
            </Button>
          </div>
        </AppForm>
        <Form method="post" id={`remove-${id}`}>
          <input type="hidden" name="step" value={`remove-${id}`} />
        </Form>
      </div>
    </details>
  );
}
