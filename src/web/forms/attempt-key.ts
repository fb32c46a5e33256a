// The Idempotency-Key of a form: the same for the same content, also after a reload, so that no one asks twice by sending again.
import { newKey } from '#web/lib/new-key.ts';
import { keepInTab, savedInTab } from '#web/lib/tab-storage.ts';

export type AttemptKey = {
  /** The key for a content, which is one line. */
  of: (content: string) => string;
  /** Forgets it once the request has been answered. */
  forget: () => void;
};

/** The key of the form of this name, kept as long as the tab; without storage until the page is left. */
export function createAttemptKey(form: string): AttemptKey {
  const name = `${form}-attempt`;
  let attempt = savedInTab(name) ?? '';
  const keep = (text: string) => {
    attempt = text;
    keepInTab(name, text || null);
  };
  return {
    of(content) {
      if (!attempt.endsWith(`\n${content}`)) keep(`${newKey()}\n${content}`);
      return attempt.slice(0, attempt.indexOf('\n'));
    },
    forget: () => keep(''),
  };
}
