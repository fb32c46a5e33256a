// The Idempotency-Key of a form: the same for the same content, also after a reload, so that nobody asks twice by sending again.
import { keepInTab, keptInTab } from '#web/lib/tab-storage.ts';

export type AttemptKey = {
  /** The key for a content, which is one line. */
  of: (content: string) => string;
  /** Forgets it once the request has been answered. */
  forget: () => void;
};

/** The key of the form of this name, kept as long as the tab; without storage until the page is left. */
export function createAttemptKey(form: string): AttemptKey {
  const name = `${form}-attempt`;
  let attempt = keptInTab(name) ?? '';
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

/** A random UUID; on plain http outside localhost the browser has no randomUUID. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
