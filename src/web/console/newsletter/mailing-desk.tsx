// A draft at the desk: its words with what is chosen for it, and below them how it is tested and sent.
import { useState } from 'react';
import { MAILING_LENGTH } from '#company/rules/site/mailing-rules.ts';
import type { Mailing } from '#contract/site/mailings.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { TextField } from '#web/ui/field.tsx';
import { MarkdownArea } from '../content/form/markdown-area.tsx';
import { MailingSending } from './mailing-sending.tsx';
import { mailingSteps } from './mailing-steps.ts';

export function MailingDesk({ mailing }: { mailing: Mailing }) {
  const { version, subject, text, spanishSubject, spanishText, posts, tasks, choices } = mailing;
  const [isChanged, setChanged] = useState(false);
  const [seen, setSeen] = useState(version);
  const isRefused = useStepAnswer(mailingSteps, { step: 'save' }) !== undefined;
  // What a colleague saves meanwhile does not replace what is being typed: sending it then tells of both.
  if (!isChanged && seen !== version) setSeen(version);
  return (
    <div className="grid min-w-0 gap-10">
      <div key={seen} onInput={() => setChanged(true)} onSubmit={() => setChanged(false)}>
        <StepForm
          of={mailingSteps}
          step="save"
          version={seen}
          labels={{
            ...{ subject: 'Subject', text: 'Text', posts: 'Posts', tasks: 'Tasks' },
            ...{ spanishSubject: 'Subject in Spanish', spanishText: 'Text in Spanish' },
          }}
          defaultValue={{ subject, text, spanishSubject, spanishText }}
          className="grid gap-5"
        >
          {(field) => (
            <>
              <TextField
                {...field('subject')}
                maxLength={MAILING_LENGTH.subject}
                autoComplete="off"
              />
              <MarkdownArea
                {...field('text')}
                rows={12}
                maxLength={MAILING_LENGTH.text}
                hint="Links to pages of this site are counted, without a trace of who followed them."
                write={typeInto}
              />
              <TextField
                {...field('spanishSubject')}
                maxLength={MAILING_LENGTH.subject}
                lang="es"
                autoComplete="off"
                hint="Leave blank to use the English subject."
              />
              <MarkdownArea
                {...field('spanishText')}
                rows={8}
                maxLength={MAILING_LENGTH.text}
                hint="For subscribers who signed up in Spanish. Leave blank to send them the English text, marked as English."
                write={typeInto}
              />
              <Choices
                name="posts"
                legend="Posts"
                of={choices.posts}
                chosen={posts}
                error={field('posts').error}
              />
              <Choices
                name="tasks"
                legend="Tasks of the season"
                of={choices.tasks}
                chosen={tasks}
                error={field('tasks').error}
              />
              <p>
                <SubmitButton pending="Saving...">Save and Preview</SubmitButton>
              </p>
            </>
          )}
        </StepForm>
      </div>
      <MailingSending mailing={mailing} isChanged={isChanged || isRefused} />
    </div>
  );
}

/** As typing does: the form hears of it. */
function typeInto(area: HTMLTextAreaElement, text: string): void {
  area.value = text;
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

type ChoicesProps = {
  name: 'posts' | 'tasks';
  legend: string;
  of: readonly { slug: string; label: string }[];
  chosen: readonly string[];
  error: string | undefined;
};

function Choices({ name, legend, of, chosen, error }: ChoicesProps) {
  const typed = useStepAnswer(mailingSteps, { step: 'save' })?.result?.initialValue?.[name];
  const isChosen = (slug: string) =>
    typed === undefined ? chosen.includes(slug) : [typed].flat().includes(slug);
  if (of.length === 0) return null;
  return (
    <fieldset>
      <legend className="field-label">{legend}</legend>
      <div className="mt-1 grid max-h-64 content-start overflow-y-auto rounded-field border border-line px-3 py-1">
        {of.map(({ slug, label }) => (
          <label key={slug} className="flex min-h-11 items-start gap-2.5 py-2.5">
            <input
              type="checkbox"
              name={name}
              value={slug}
              defaultChecked={isChosen(slug)}
              className="mt-0.5 size-5 shrink-0 accent-oak"
            />
            <span className="min-w-0 wrap-anywhere">{label}</span>
          </label>
        ))}
      </div>
      {error ? <p className="field-error">{error}</p> : null}
    </fieldset>
  );
}
