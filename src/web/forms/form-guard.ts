// What guards a public form in the browser: its signed token, and work for the machine when the server asks for it.
import type { FormGuardAnswer, GuardedForm } from '#contract/leads/form-guard.ts';
import { api } from '#web/lib/browser-api.ts';

/** The guard's fields beside those of the form; a missing one only means that a person reads the message first. */
type GuardProof = { formToken?: string; proof?: string };

export type Guard = {
  /** Fetches the token once and begins with the work; call it when the form is first touched. */
  prepare: () => Promise<GuardProof>;
  /** A token counts once: the next message needs another one. */
  forget: () => void;
};

/** The guard of one form. It never stands in the way: without an answer the form is sent without proof. */
export function createGuard(form: GuardedForm): Guard {
  let prepared: Promise<GuardProof> | undefined;
  return {
    prepare() {
      prepared ??= api('GET /api/form-guard', { query: { form } })
        .then(proven)
        .catch(() => {
          prepared = undefined;
          return {};
        });
      return prepared;
    },
    forget() {
      prepared = undefined;
    },
  };
}

async function proven({ token, challenge }: FormGuardAnswer): Promise<GuardProof> {
  if (!challenge) return { formToken: token };
  const proof = await import('./solve-challenge.ts')
    .then((loaded) => loaded.solve(challenge))
    .catch(() => undefined);
  return { formToken: token, ...(proof && { proof }) };
}
