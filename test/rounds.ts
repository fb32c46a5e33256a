// How often a test of chance repeats itself: a little in every run, a lot in `npm run stress`.
import { inject } from 'vitest';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to from outside.
  interface ProvidedContext {
    /** Whether there is time (vitest.stress.config.ts). */
    isStress: boolean;
  }
}

/** The number of rounds for this run. */
export function rounds(everyDay: number, stress: number): number {
  return inject('isStress') ? stress : everyDay;
}
