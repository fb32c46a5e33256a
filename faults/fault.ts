// What a planted fault is: a promise of the product, broken by one small change that a test has to notice.

export type Fault = {
  /** The promise in words; it names the fault in the report, so no two are alike. */
  promise: string;
  /** The file that keeps it, from the root of the project. */
  file: string;
  /** A short text that stands exactly once in the file, and what takes its place. */
  find: string;
  replace: string;
  /** The test files that should notice, from the root of the project. */
  tests: readonly [string, ...string[]];
  /** The engine on which they notice; without it both do, and the run takes PGlite. */
  engine?: 'postgres';
  /** Its tests ask the pages as they are built, so these are built with it. */
  isBuilt?: true;
};

/** How often a text stands in another. */
export function countOf(text: string, part: string): number {
  return text.split(part).length - 1;
}
