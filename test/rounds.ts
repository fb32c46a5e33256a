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

/**
 * Which of numbered things to do in this run: what `NAME_FROM` and `NAME_COUNT` say, or so many, in `npm run stress` from the first one and every
 * day from anywhere.
 */
export function rangeOf(name: string, count: number): { from: number; count: number } {
  const given = (part: string) => Number(process.env[`${name}_${part}`] || Number.NaN);
  const [from, most] = [given('FROM'), given('COUNT')];
  const first = rounds(Date.now() % 1_000_000_000, 0);
  return { from: Number.isNaN(from) ? first : from, count: Number.isNaN(most) ? count : most };
}
