// Answers how the installation is, and has a backup restored as a test.
import type { healthEndpoints } from '#contract/platform/health.ts';
import type { ServerContext } from '../../../context.ts';
import type { Handlers } from '../../http/mount.ts';
import { restoreTest } from '../../journal/restore-test.ts';
import { readHealth } from './health.service.ts';

/** The handlers. */
export function healthHandlers(context: ServerContext): Handlers<keyof typeof healthEndpoints> {
  return {
    'GET /api/console/health': () => readHealth(context),

    async 'POST /api/console/health/restore-test'() {
      await context.db.transaction((tx) => context.jobs.enqueue(tx, restoreTest, {}));
      return null;
    },
  };
}
