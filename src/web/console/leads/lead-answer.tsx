// Answers a lead: a mail, from a template if one likes, or a note for ourselves.
import { type MouseEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { leadObstacle } from '#company/rules/leads/lead-machine.ts';
import type { LeadThread } from '#contract/leads/leads.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Alert } from '#web/ui/app/alert.tsx';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { leadSteps } from './lead-steps.ts';

type LeadAnswerProps = {
  thread: LeadThread;
  template: string | null;
  requestKey: string;
};

export function LeadAnswer({ thread, template, requestKey }: LeadAnswerProps) {
  const { lead, email } = thread;
  const canMail = email !== '' && leadObstacle('answer', 'staff', lead) === null;
  return (
    <>
      {canMail ? (
        <section id="answer" aria-labelledby="answer-title" className="scroll-mt-6">
          <h2 id="answer-title" className="font-text text-[1rem] font-bold tracking-normal">
            Answer by email
          </h2>
          <Templates thread={thread} chosen={template} />
          <MailForm key={template} thread={thread} template={template} requestKey={requestKey} />
        </section>
      ) : null}
      <section aria-labelledby="note-title">
        <h2 id="note-title" className="font-text text-[1rem] font-bold tracking-normal">
          Note
        </h2>
        <NoteForm requestKey={requestKey} />
      </section>
    </>
  );
}

/** A template begins the mail; what was typed by hand makes way for it only when its writer says so. */
function Templates({ thread, chosen }: { thread: LeadThread; chosen: string | null }) {
  const navigate = useNavigate();
  const [asked, ask] = useState<LeadThread['templates'][number]>();
  const pathOf = (slug: string) => `?template=${slug}#answer`;
  const begin = (event: MouseEvent, template: LeadThread['templates'][number]) => {
    if (!isTyped(document.forms.namedItem(MAIL_FORM))) return ask(undefined);
    event.preventDefault();
    ask(template);
  };
  return (
    <>
      <p className="mt-1 mb-3 flex flex-wrap gap-2">
        <span className="inline-flex min-h-11 items-center text-ink-soft">Start with:</span>
        {thread.templates.map((template) => (
          <Link
            key={template.slug}
            className={buttonLook({ variant: 'quiet', size: 'small' }, '')}
            to={pathOf(template.slug)}
            aria-current={template.slug === chosen ? 'true' : undefined}
            preventScrollReset
            onClick={(event) => begin(event, template)}
          >
            {template.name}
          </Link>
        ))}
      </p>
      {asked ? (
        <Alert
          tone="amber"
          className="mt-2"
          title={`Replace what you typed with “${asked.name}”?`}
          action={
            <span className="flex flex-wrap gap-2">
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  ask(undefined);
                  void navigate(pathOf(asked.slug), { preventScrollReset: true });
                }}
              >
                Replace it
              </Button>
              <Button variant="quiet" size="small" onClick={() => ask(undefined)}>
                Keep mine
              </Button>
            </span>
          }
        />
      ) : null}
    </>
  );
}

const MAIL_FORM = 'lead-mail';

/** Whether a text field of a form says something else than it began with. */
function isTyped(form: HTMLFormElement | null): boolean {
  const fields = [...(form?.elements ?? [])];
  return fields.some(
    (field) => field instanceof HTMLTextAreaElement && field.value !== field.defaultValue,
  );
}

function MailForm({ thread, template, requestKey }: LeadAnswerProps) {
  const begun = thread.templates.find(({ slug }) => slug === template);
  const lastMail = thread.entries.findLast(({ subject }) => subject);
  return (
    <StepForm
      of={leadSteps}
      step="mail"
      id={MAIL_FORM}
      requestKey={requestKey}
      labels={{ subject: 'Subject', text: 'Mail' }}
      defaultValue={{
        subject: begun?.subject ?? replySubject(lastMail?.subject ?? thread.lead.subject, lastMail),
        text: begun?.text ?? '',
      }}
      className="mt-2 grid gap-4"
    >
      {(field) => (
        <>
          <TextField {...field('subject')} />
          <TextArea
            {...field('text')}
            rows={9}
            hint={
              thread.repliesComeBack
                ? `Goes to ${thread.email}. A reply shows up in this thread.`
                : `Goes to ${thread.email}. Replies go to the office's mailbox, not here.`
            }
          />
          <div>
            <SubmitButton pending="Sending...">Send Answer</SubmitButton>
          </div>
        </>
      )}
    </StepForm>
  );
}

/** "Re: Fence" once; the first mail has no "Re:". */
function replySubject(subject: string, lastMail: object | undefined): string {
  if (!lastMail) return `Your request: ${subject}`;
  return /^re:/i.test(subject) ? subject : `Re: ${subject}`;
}

function NoteForm({ requestKey }: { requestKey: string }) {
  return (
    <StepForm
      of={leadSteps}
      step="note"
      requestKey={requestKey}
      labels={{ text: 'Note' }}
      className="mt-2 grid gap-3"
    >
      {(field) => (
        <>
          <TextArea {...field('text')} rows={2} hint="Only staff see this." />
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="isCall" className="size-5 accent-oak" />
            We have talked on the phone: this answers the lead
          </label>
          <div>
            <SubmitButton pending="Saving..." size="small" variant="oak">
              Save Note
            </SubmitButton>
          </div>
        </>
      )}
    </StepForm>
  );
}
