// The canned replies: add one, change one, remove one.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Form, Link } from 'react-router';
import type { CannedReply } from '#contract/chat/chat-desk.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepAnswers, useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { RefusedStep, useOnce } from '#web/forms/app/step-button.tsx';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepFields } from '#web/forms/app/step-fields.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { apiContext } from '#web/lib/request-context.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { cannedQuery } from '../desk-queries.ts';
import type { Route } from './+types/canned-replies.page.ts';
import { cannedSteps } from './canned-steps.ts';
import './canned-replies.page.css';

const labels = { shortcut: 'Shortcut', text: 'Reply' };

export const meta: Route.MetaFunction = () => [
  { title: 'Canned replies – Console' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context }: Route.LoaderArgs) {
  return { replies: await context.get(apiContext)('GET /api/canned-replies') };
}

export const action = stepAction(cannedSteps);

export default function CannedRepliesPage({ loaderData: { replies } }: Route.ComponentProps) {
  const queries = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the page was loaded anew
  useEffect(() => void queries.invalidateQueries(cannedQuery), [replies, queries]);
  return (
    <div className="canned-replies-page">
      <Link className="text-link inline-flex min-h-11 items-center lg:hidden" to="/admin-support">
        All conversations
      </Link>
      <h1 className="text-feature">Canned replies</h1>
      <p className="mt-1 text-ink-soft">
        Type / and the first letters of a shortcut in a reply. Everyone at the desk shares them.
      </p>
      <StepAnswers>
        <ul className="mt-5">
          {replies.map((reply) => (
            <li key={`${reply.id}-${reply.version}`}>
              <OneReply reply={reply} />
            </li>
          ))}
        </ul>
        <h2 className="mt-8 mb-3 font-text text-[1rem] font-bold tracking-normal">Add one</h2>
        <AddForm key={replies.length} />
      </StepAnswers>
    </div>
  );
}

function AddForm() {
  return (
    <StepForm
      of={cannedSteps}
      step="add"
      id="add-reply"
      labels={labels}
      className="grid max-w-reading gap-4"
    >
      {(field) => (
        <>
          <TextField
            {...field('shortcut')}
            hint="Letters, digits and hyphens, such as quote-time."
          />
          <TextArea {...field('text')} rows={3} />
          <div>
            <SubmitButton pending="Adding..." size="small">
              Add
            </SubmitButton>
          </div>
        </>
      )}
    </StepForm>
  );
}

function OneReply({ reply: { id, shortcut, text, version } }: { reply: CannedReply }) {
  const fields = { reply: id };
  const answer = useStepAnswer(cannedSteps, { fields });
  const removal = `remove-${id}`;
  return (
    <details name="canned-replies" open={answer !== undefined}>
      <summary>
        <span className="font-semibold">/{shortcut}</span>
        <span className="truncate text-ink-soft">{text}</span>
      </summary>
      <div className="grid max-w-reading gap-4 pb-5">
        <StepConflict
          of={cannedSteps}
          fields={fields}
          version={version}
          facts={({ typed }) => [
            ['Shortcut', shortcut, typed('shortcut')],
            ['Reply', text, typed('text')],
          ]}
        />
        <StepForm
          of={cannedSteps}
          step="change"
          id={`reply-${id}`}
          fields={fields}
          version={version}
          labels={labels}
          defaultValue={{ shortcut, text }}
          className="grid gap-4"
        >
          {(field) => (
            <>
              <TextField {...field('shortcut')} />
              <TextArea {...field('text')} rows={4} />
              <div className="flex gap-2">
                <SubmitButton pending="Saving..." size="small" variant="oak">
                  Save
                </SubmitButton>
                <Button type="submit" form={removal} size="small" variant="quiet">
                  Remove
                </Button>
              </div>
            </>
          )}
        </StepForm>
        <RemovalForm id={removal} reply={id} />
      </div>
    </details>
  );
}

/** Its button stands beside the one that saves. */
function RemovalForm({ id, reply }: { id: string; reply: number }) {
  const refused = useStepAnswer(cannedSteps, { step: 'remove', fields: { reply } });
  return (
    <Form method="post" id={id} onSubmit={useOnce()}>
      <StepFields step="remove" fields={{ reply }} />
      {refused ? <RefusedStep answer={refused} /> : null}
    </Form>
  );
}
