// Answers a form's question for its token. The visitor's cookie comes along, so that photos sent at once share one owner.
import type { Handlers } from '#server/platform/http/mount.ts';
import type { FormGuard } from './form-guard.ts';

/** The handler of the guard. */
export function formGuardHandlers(guard: FormGuard): Handlers<'GET /api/form-guard'> {
  return {
    async 'GET /api/form-guard'({ query, request }) {
      return guard.issue(query.form, request);
    },
  };
}
