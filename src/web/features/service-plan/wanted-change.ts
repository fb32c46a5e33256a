// A change of a plan that the address of its page names: what is wanted, and its terms or why it is not to be had.
import { type OfferedTerms, PlanChange } from '#contract/visits/service-plans.ts';
import { ApiError } from '#web/lib/api-client.ts';

/** The terms of a change, or what the API says against it. */
export type WantedTerms = OfferedTerms | { refusal: string };

/** The change that the address names; an empty field of its form is one left out. */
export function wantedChange({ searchParams }: URL): PlanChange | null {
  const named = ['kind', 'frequency', 'from', 'until']
    .map((name) => [name, searchParams.get(name)] as const)
    .filter(([, value]) => value);
  const read = PlanChange.safeParse(Object.fromEntries(named));
  return read.success ? read.data : null;
}

/** What the API refuses here is about the choice, and is said above it. */
export async function readTerms(ask: () => Promise<OfferedTerms>): Promise<WantedTerms> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 422)) throw error;
    return { refusal: error.problem?.detail ?? error.message };
  }
}
