// A server without pages, for tests of what lies below them.
import type { Pages } from '#server/site/pages/pages.ts';

/** Stands in the place of the pages: none is served, none rendered. */
export const withoutPages = async (): Promise<Pages> => ({
  earlyAnswer: () => false,
  methodsAt: () => [],
  showProblem: async () => undefined,
  register: async () => {},
  start: async () => {},
  fill: async () => {},
  stop: () => {},
  renders: () => 0,
});
