// What customer and office have written about a problem, and the office's next word: a reply, the end, or a new beginning.
import { Link } from 'react-router';
import type { DeskProblem } from '#contract/visits/visit-problems.ts';
import { Thread } from '#web/features/service-request/thread.tsx';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { messageTime } from '../settings/mails/message-time.ts';
import { useRight } from '../use-rights.ts';
import { problemSteps } from './problem-steps.ts';

type ProblemTalkProps = { problem: DeskProblem; timeZone: string };

export function ProblemTalk({ problem, timeZone }: ProblemTalkProps) {
  const { messages, status, closedBy } = problem;
  const isOfOffice = useRight('staff');
  return (
    <section aria-labelledby="messages-title">
      <h2 id="messages-title" className="text-title">
        Messages
      </h2>
      <Thread
        messages={messages.map((message) => ({ ...message, photos: [] }))}
        timeZone={timeZone}
        side="office"
      />
      <MailAnswers problem={problem} timeZone={timeZone} />
      {status === 'closed' ? (
        <p className="mt-4 text-ink-soft">
          {closedBy === 'customer' ? 'The customer said that this settles it.' : 'Closed by us.'}
        </p>
      ) : null}
      {isOfOffice ? <NextStep problem={problem} /> : null}
    </section>
  );
}

/** What they answered to our mails, which stands in their conversation by mail and is answered there. */
function MailAnswers({ problem: { mailAnswers }, timeZone }: ProblemTalkProps) {
  if (mailAnswers.length === 0) return null;
  return (
    <section aria-labelledby="mail-answers" className="mt-6">
      <h3 id="mail-answers" className="font-semibold">
        Answered by email
      </h3>
      <ul className="mt-2 grid gap-4">
        {mailAnswers.map(({ at, text, path }) => (
          <li key={at}>
            <p className="text-small text-ink-soft">
              <time dateTime={at}>{messageTime(at, timeZone)}</time>
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            <Link className="text-link inline-flex min-h-11 items-center" to={path}>
              Open the conversation
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The office's: a reply, the end, or a new beginning. */
function NextStep({ problem }: { problem: DeskProblem }) {
  const { messages, status, version } = problem;
  if (status === 'closed') {
    return (
      <StepButton
        of={problemSteps}
        step="reopen"
        version={version}
        formClassName="mt-4"
        variant="quiet"
      >
        Reopen
      </StepButton>
    );
  }
  return (
    <>
      <Reply key={messages.length} problem={problem} />
      {status === 'answered' ? (
        <StepButton
          of={problemSteps}
          step="close"
          version={version}
          formClassName="mt-4"
          variant="quiet"
        >
          Close
        </StepButton>
      ) : null}
    </>
  );
}

function Reply({ problem }: { problem: DeskProblem }) {
  return (
    <StepForm
      of={problemSteps}
      step="reply"
      version={problem.version}
      labels={{ text: 'Reply to the customer', isSettled: 'Settled' }}
      className="mt-5 grid gap-4"
    >
      {(field) => (
        <>
          <TextArea {...field('text')} rows={4} maxLength={2000} />
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="isSettled"
              className="size-5 accent-oak"
              defaultChecked={field('isSettled').defaultValue !== undefined}
            />
            This settles it: close the problem
          </label>
          <p>
            <SubmitButton pending="Sending...">Send Reply</SubmitButton>
          </p>
        </>
      )}
    </StepForm>
  );
}
