// Where staff write a note about the customer that only staff see, and mention colleagues in it.
import type { ChatAgent } from '#contract/chat/chat-desk.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { mentionHint } from '../../mention-hint.ts';
import { answerSteps } from './answer-steps.ts';

type NoteFormProps = { agents: readonly ChatAgent[]; requestKey: string };

export function NoteForm({ agents, requestKey }: NoteFormProps) {
  return (
    <section id="note" aria-labelledby="note-heading" className="mt-6 scroll-mt-6">
      <Card className="p-5">
        <h2 id="note-heading" className="font-text text-[1rem] font-bold tracking-normal">
          Internal note
        </h2>
        <StepForm
          key={requestKey}
          of={answerSteps}
          step="note"
          labels={{ text: 'New note' }}
          className="mt-3 grid gap-4"
          isShort
          keepsPlace
        >
          {(field) => (
            <>
              <TextArea {...field('text')} rows={2} maxLength={4000} hint={mentionHint(agents)} />
              <p>
                <SubmitButton variant="quiet" size="small" pending="Saving...">
                  Save note
                </SubmitButton>
              </p>
            </>
          )}
        </StepForm>
      </Card>
    </section>
  );
}
