// What every change is tried with in a quarter of an hour, and what only a run of everything has besides (docs/testing.md#two-sizes).

/**
 * Tests that repeat one promise over everything there is, or kill and start servers many times. A file that is not named here
 * belongs to every change.
 */
export const LEFT_TO_EVERYTHING: readonly string[] = [
  'src/server/platform/journal/disaster.test.ts',
  'src/server/platform/mail/mail-faults.test.ts',
  'test/bounds.test.ts',
  'test/data-directory.test.ts',
  'test/earlier-release.test.ts',
  'test/import-kill.test.ts',
  'test/kills.test.ts',
  'test/mailbox-access.test.ts',
  'test/money-kills.test.ts',
  'test/page-actions.test.ts',
  'test/proxies.test.ts',
  'test/restart-limits.test.ts',
];

/** Errands of each person who meets the program, once: the browser runs these for every change, and all of `e2e/` for everything. */
export const ERRANDS_OF_EVERY_CHANGE: readonly string[] = [
  'chat-both-sides',
  'chat',
  'console-content',
  'console',
  'crawl',
  'crew-page',
  'customer-signs-in',
  'estimate',
  'job-from-nothing',
  'leads',
  'office-day',
  'plan-from-nothing',
  'portal',
  'problems',
  'program',
  'site-opens',
  'visitor-books',
  'without-javascript',
];
