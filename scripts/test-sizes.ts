// What every change is tried with in a quarter of an hour, and what only a run of everything has besides (docs/testing.md#two-sizes).

/**
 * Tests that repeat one promise over everything there is, kill and start servers many times, send slowly or much, or live through months. A file that
 * is not named here belongs to every change.
 */
export const LEFT_TO_EVERYTHING: readonly string[] = [
  'src/server/billing/money-sequences.pg.test.ts',
  'src/server/billing/month.pg.test.ts',
  'src/server/overviews/ahead/ahead.pg.test.ts',
  'src/server/platform/journal/disaster.test.ts',
  'src/server/platform/mail/mail-faults.test.ts',
  'src/server/site/pictures/pictures.pg.test.ts',
  'test/access.test.ts',
  'test/bounds.test.ts',
  'test/changes-everywhere.test.ts',
  'test/chat-storm.pg.test.ts',
  'test/content-on-pages.test.ts',
  'test/data-directory.test.ts',
  'test/dead-instance.pg.test.ts',
  'test/drain.pg.test.ts',
  'test/earlier-release.pg.test.ts',
  'test/earlier-release.test.ts',
  'test/first-screen.test.ts',
  'test/fuzz.test.ts',
  'test/hostile-content.test.ts',
  'test/huge-picture.test.ts',
  'test/import-kill.test.ts',
  'test/kills.test.ts',
  'test/logs.test.ts',
  'test/mailbox-access.test.ts',
  'test/migrations-race.pg.test.ts',
  'test/money-kills.test.ts',
  'test/newsletter-kills.test.ts',
  'test/page-actions.test.ts',
  'test/page-refusals.test.ts',
  'test/plain-form-places.test.ts',
  'test/processes.test.ts',
  'test/proxies.test.ts',
  'test/query-plans.pg.test.ts',
  'test/restart-limits.test.ts',
  'test/seen-portal.pg.test.ts',
  'test/two-releases.pg.test.ts',
  'test/uploaded-pictures-on-pages.test.ts',
];

/** Errands of each person who meets the program, once: the browser runs these for every change, and all of `e2e/` for everything. */
export const ERRANDS_OF_EVERY_CHANGE: readonly string[] = [
  'chat-both-sides',
  'crawl',
  'crew-page',
  'customer-signs-in',
  'estimate',
  'office-day',
  'plan-from-nothing',
  'portal',
  'site-opens',
  'visitor-books',
  'without-javascript',
];
