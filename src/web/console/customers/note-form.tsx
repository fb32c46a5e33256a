// The form of a note about a customer that only staff see, in which they mention colleagues.
import type { ChatAgent } from '#contract/chat/chat-desk.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { mentionHint } from '../mention-hint.ts';
import type { noteStep } from './note-step.ts';

type NoteFormProps = {
  /** The steps of its page. */
  of: { readonly note: ReturnType<typeof noteStep> };
  agents: readonly ChatAgent[];
  className: string;
  /** Whether its person goes on where they are on the page, and not at its top. */
  keepsPlace?: boolean;
};

export function NoteForm({ of, agents, ...look }: NoteFormProps) {
  return (
    <StepForm of={of} step="note" labels={{ text: 'New note' }} {...look}>
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
  );
}
