// Sends a published mail template to whoever presses the button, and says what became of it.
import { useShownAnswer } from '#web/forms/app/step-answers.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { entrySteps } from './entry-steps.ts';

export function TemplateTest() {
  const sent = useShownAnswer(entrySteps, 'test', {});
  return (
    <section className="mt-8" aria-labelledby="template-test">
      <h2 id="template-test" className="text-title">
        Try it
      </h2>
      <p className="mt-1 max-w-reading text-ink-soft">
        You get the published version by email, filled in for a made-up customer.
      </p>
      <StepButton of={entrySteps} step="test" size="small" formClassName="mt-3" keepsPlace>
        Send a Test to Me
      </StepButton>
      <p className="mt-3" role="status">
        {sent ? outcomeLabel(sent) : null}
      </p>
    </section>
  );
}

type Sent = NonNullable<ReturnType<typeof useShownAnswer<typeof entrySteps, 'test'>>>;

function outcomeLabel({ outcome, to, reason }: Sent): string {
  if (outcome === 'refused') return `The mail server refused it: ${reason}`;
  if (outcome === 'saved') return 'Saved, but not sent: this installation has no mail server.';
  return `Sent to ${to}.`;
}
