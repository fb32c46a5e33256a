// The text that someone has begun in a conversation; it survives a reload and looking into another one.
import { browserShelf } from '#web/lib/browser-shelf.ts';

export type Draft = {
  text: string;
  isNote: boolean;
  /** What a language model suggested, with which it began. */
  suggestedText?: string | undefined;
};

const nothing: Draft = { text: '', isNote: false };
const nameOf = (sessionId: string) => `desk-draft-${sessionId}`;

/** What was begun, or nothing. */
export function readDraft(sessionId: string): Draft {
  try {
    const kept: unknown = JSON.parse(browserShelf.get(nameOf(sessionId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return nothing;
    const { text, isNote, suggestedText } = kept as Partial<Record<keyof Draft, unknown>>;
    return {
      text: typeof text === 'string' ? text : '',
      isNote: isNote === true,
      suggestedText: typeof suggestedText === 'string' ? suggestedText : undefined,
    };
  } catch {
    return nothing;
  }
}

/** Keeps it; a blank text is forgotten. */
export function keepDraft(sessionId: string, draft: Draft): void {
  browserShelf.put(nameOf(sessionId), draft.text.trim() ? JSON.stringify(draft) : '');
}
