// How the built server is run: what makes Node small and quick. `npm start` uses it, and so do bench and browser tests.

/** Switches of Node. The pool of new objects is kept small: a larger one saves no time that a visitor would notice. */
export const nodeSwitches = ['--import=./scripts/source-maps.mjs', '--max-semi-space-size=4'];

/** Must be there before the process begins. */
export const environment = {
  // React's development build otherwise: slower, and larger.
  NODE_ENV: 'production',
  // Compiling PGlite takes 600 MB for a moment, in several threads; glibc gives them back only when they share one pool.
  MALLOC_ARENA_MAX: '1',
  // What V8 has compiled is kept for the next start.
  NODE_COMPILE_CACHE: 'build/compile-cache',
};
