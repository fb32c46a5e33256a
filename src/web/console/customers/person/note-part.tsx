// Internal notes about a customer: written, removed, and brought back.
import { useEffect, useState } from 'react';
import { Form, useRevalidator } from 'react-router';
import { type CustomerNote, NewCustomerNote } from '#contract/customers/customers.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { showUndo } from '#web/forms/app/undo-toast.ts';
import { type FormResult, useAppForm } from '#web/forms/app/use-app-form.ts';
import { api } from '#web/lib/browser-api.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { briefDate } from '../customer-labels.ts';
import { Part } from '../part.tsx';

type NotePartProps = {
  customerId: string;
  notes: CustomerNote[];
  timeZone: string;
  result: FormResult | undefined;
  /** The note that was just removed. */
  removed: string | undefined;
};

export function NotePart({ customerId, notes, timeZone, result, removed }: NotePartProps) {
  const hasScript = useUndoToast(customerId, removed);
  const { state, field } = useAppForm({
    id: 'note-form',
    schema: NewCustomerNote,
    labels: { text: 'New note' },
    result,
  });
  return (
    <Part id="note" heading="Internal notes">
      {removed && !hasScript ? <UndoWithoutScript noteId={removed} /> : null}
      <ul className="mt-1 divide-y divide-line">
        {notes.map((note) => (
          <OneNote key={note.id} note={note} timeZone={timeZone} />
        ))}
      </ul>
      <AppForm key={notes[0]?.id ?? 0} state={state} step="note" className="mt-3 grid gap-3">
        <TextArea {...field('text')} rows={2} maxLength={4000} hint="Only staff see this." />
        <p>
          <SubmitButton variant="quiet" size="small" pending="Saving...">
            Save note
          </SubmitButton>
        </p>
      </AppForm>
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
      <Form method="post" preventScrollReset>
        <input type="hidden" name="step" value="note-remove" />
        <input type="hidden" name="id" value={note.id} />
        <button
          type="submit"
          className="grid size-11 place-items-center rounded-field text-ink-soft hover:bg-sunk hover:text-ink"
          aria-label={`Remove the note of ${briefDate(note.createdAt, timeZone)}`}
          title="Remove"
        >
          <AppIcon name="close" />
        </button>
      </Form>
    </li>
  );
}

/** Offers to bring a removed note back; false where no script runs to show it. */
function useUndoToast(customerId: string, removed: string | undefined): boolean {
  const { revalidate } = useRevalidator();
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each note that is removed
  useEffect(() => {
    if (!removed) return;
    showUndo({
      title: 'Note removed',
      description: 'It no longer shows on this page.',
      undo: async () => {
        const params = { id: customerId, noteId: removed } as never;
        await api('POST /api/console/customers/{id}/notes/{noteId}/restore', { params });
        await revalidate();
      },
    });
  }, [removed]);
  return hasScript;
}

function UndoWithoutScript({ noteId }: { noteId: string }) {
  return (
    <Alert
      className="mt-3"
      title="Note removed."
      action={
        <Form method="post">
          <input type="hidden" name="step" value="note-restore" />
          <input type="hidden" name="id" value={noteId} />
          <Button type="submit" variant="quiet" size="small">
            Undo
          </Button>
        </Form>
      }
    />
  );
}
