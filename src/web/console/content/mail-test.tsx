// Sends a mail template or an automatic email to whoever presses the button, and says what became of it.
import { useShownAnswer } from '#web/forms/app/step-answers.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import type { LoadedEntry } from './entry.page.tsx';
import { entrySteps } from './entry-steps.ts';

type MailTestProps = { entry: LoadedEntry['entry']; canEdit: boolean };

/** Nothing for content that is no mail, and for anyone who may not send it. */
export function MailTest({ entry, canEdit }: MailTestProps) {
  const template = useShownAnswer(entrySteps, 'test', {});
  const automatic = useShownAnswer(entrySteps, 'testAutomatic', {});
  if (!entry.isPublished || entry.isRemoved || !canEdit) return null;
  switch (entry.kind) {
    case 'mail-template':
      return (
        <Test step="test" sent={template}>
          You get the published version by email, filled in for a made-up customer.
        </Test>
      );
    case 'automatic-mail':
      return (
        <Test step="testAutomatic" sent={automatic}>
          You get it by email, filled in for a made-up customer: the draft if there is one, or else
          the published version.
        </Test>
      );
    default:
      return null;
  }
}

type Sent = NonNullable<ReturnType<typeof useShownAnswer<typeof entrySteps, 'test'>>>;
type TestProps = { step: 'test' | 'testAutomatic'; sent: Sent | undefined; children: string };

function Test({ step, sent, children }: TestProps) {
  return (
    <section className="mt-8" aria-labelledby="mail-test">
      <h2 id="mail-test" className="text-title">
        Try it
      </h2>
      <p className="mt-1 max-w-reading text-ink-soft">{children}</p>
      <StepButton of={entrySteps} step={step} size="small" formClassName="mt-3" keepsPlace>
        Send a Test to Me
      </StepButton>
      <p className="mt-3" role="status">
        {sent ? outcomeLabel(sent) : null}
      </p>
    </section>
  );
}

function outcomeLabel({ outcome, to, reason }: Sent): string {
  if (outcome === 'refused') return `The mail server refused it: ${reason}`;
  if (outcome === 'saved') return 'Saved, but not sent: this installation has no mail server.';
  return `Sent to ${to}.`;
}
