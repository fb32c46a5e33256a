// Where staff write a note about the customer beside the conversation.
import type { ChatAgent } from '#contract/chat/chat-desk.ts';
import { Card } from '#web/ui/card.tsx';
import { NoteForm } from '../note-form.tsx';
import { answerSteps } from './answer-steps.ts';

type NoteCardProps = { agents: readonly ChatAgent[]; requestKey: string };

export function NoteCard({ agents, requestKey }: NoteCardProps) {
  return (
    <section id="note" aria-labelledby="note-heading" className="mt-6 scroll-mt-6">
      <Card className="p-5">
        <h2 id="note-heading" className="font-text text-[1rem] font-bold tracking-normal">
          Internal note
        </h2>
        <NoteForm
          key={requestKey}
          of={answerSteps}
          agents={agents}
          className="mt-3 grid gap-4"
          keepsPlace
        />
      </Card>
    </section>
  );
}
