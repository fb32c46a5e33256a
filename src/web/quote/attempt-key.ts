// The request key of a form: the same while its content stays the same, so that nobody asks twice by sending again.
import { newKey } from '#web/booking/request-key.ts';

export type AttemptKey = {
  /** The key for a content. */
  of: (content: string) => string;
  /** Forgets it once the request has arrived. */
  forget: () => void;
};

/** The keys of one form, kept until the page is left. */
export function createAttemptKey(): AttemptKey {
  let attempt = { content: '', key: '' };
  return {
    of(content) {
      if (attempt.content !== content) attempt = { content, key: newKey() };
      return attempt.key;
    },
    forget() {
      attempt = { content: '', key: '' };
    },
  };
}
