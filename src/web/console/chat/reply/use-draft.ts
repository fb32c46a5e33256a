// The text being written in a conversation, kept with each key.
import { useEffect, useState } from 'react';
import type { Words } from '#web/features/chat/conversation.ts';
import type { Outgoing } from '#web/features/chat/outbox.ts';
import { type Draft, keepDraft, readDraft } from './draft.ts';

/**
 * @param refusedText what was sent without a script and not taken.
 * @param edited a message that was not taken and is to be written anew.
 */
export function useDraft(
  sessionId: string,
  refusedText: string | undefined,
  edited: Outgoing<Words> | undefined,
) {
  const [draft, setDraft] = useState<Draft>({ text: refusedText ?? '', isNote: false });
  const write = (next: Draft) => {
    setDraft(next);
    keepDraft(sessionId, next);
  };
  useEffect(() => {
    const kept = readDraft(sessionId);
    if (kept.text) setDraft(kept);
  }, [sessionId]);
  useEffect(() => {
    if (!edited) return;
    const next = draftOf(edited.words);
    setDraft(next);
    keepDraft(sessionId, next);
    document.getElementById('reply')?.focus();
  }, [edited, sessionId]);
  return { ...draft, write };
}

/** The draft that a message becomes again. What was changed from a suggestion stays that, however it is changed now. */
function draftOf({ text = '', note, suggestion }: Words): Draft {
  const suggested = { unchanged: text, changed: '' };
  return {
    text,
    isNote: note === true,
    suggestedText: suggestion ? suggested[suggestion] : undefined,
  };
}
