// Internal notes about a customer: written, removed, and brought back.
import type { ChatAgent } from '#contract/chat/chat-desk.ts';
import type { CustomerNote } from '#contract/customers/customers.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { briefDate } from '../../brief-date.ts';
import { NoteForm } from '../note-form.tsx';
import { Part } from '../part.tsx';
import { customerSteps } from './customer-steps.ts';

type NotePartProps = {
  notes: CustomerNote[];
  agents: readonly ChatAgent[];
  timeZone: string;
};

export function NotePart({ notes, agents, timeZone }: NotePartProps) {
  return (
    <Part id="note" heading="Internal notes">
      <ul className="mt-1 divide-y divide-line">
        {notes.map((note) => (
          <OneNote key={note.id} note={note} timeZone={timeZone} />
        ))}
      </ul>
      <NoteForm
        key={notes[0]?.id ?? 0}
        of={customerSteps}
        agents={agents}
        className="mt-3 grid gap-3"
      />
    </Part>
  );
}

function OneNote({ note, timeZone }: { note: CustomerNote; timeZone: string }) {
  return (
    <li className="flex items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
        <p className="mt-1 text-small text-ink-soft">
          {note.author ?? 'Someone on staff'}, {briefDate(note.createdAt, timeZone)}
        </p>
      </div>
      <StepButton
        of={customerSteps}
        step="note-remove"
        fields={{ note: note.id }}
        keepsPlace
        variant="quiet"
        size="small"
        aria-label={`Remove the note of ${briefDate(note.createdAt, timeZone)}`}
        title="Remove"
      >
        <AppIcon name="close" />
      </StepButton>
    </li>
  );
}
