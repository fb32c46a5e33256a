// The installation itself: company and its settings, health, readiness, the API's own description, what has changed, and the end of keys of repeated requests, digests and counted requests.
import { lt } from 'drizzle-orm';
import type { Module } from '../../module.ts';
import { idempotencyKeys } from '../database/schema/requests.ts';
import { sweepHits } from '../http/rate-limit.ts';
import { sweepDigests } from '../jobs/digest.ts';
import { clockJob } from '../jobs/job.ts';
import { RESTORE_TEST_AT, restoreTest, testRestore } from '../journal/restore-test.ts';
import { settingsHandlers } from '../settings/settings.routes.ts';
import { eventsHandlers } from './events.routes.ts';
import { healthHandlers } from './health/health.routes.ts';
import { systemHandlers } from './system.routes.ts';

const KEY_DAYS = 7;
const DAY_MS = 86_400_000;

export const systemModule: Module = {
  handlers: ({ context, isDraining }) => ({
    ...systemHandlers(context, isDraining),
    ...eventsHandlers(),
    ...settingsHandlers(context),
    ...healthHandlers(context),
  }),
  jobs: [clockJob(restoreTest, RESTORE_TEST_AT, testRestore)],
  async sweep({ db, clock }) {
    const now = clock();
    const longAgo = new Date(now.getTime() - KEY_DAYS * DAY_MS);
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, longAgo));
    await sweepDigests(db, now);
    await sweepHits(db, now);
  },
};
