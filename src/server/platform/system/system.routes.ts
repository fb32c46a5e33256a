// Answers the endpoints about the installation itself: company, health, readiness and the API's own description.
import { sql } from 'drizzle-orm';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { ServerContext } from '../../context.ts';
import type { Handlers } from '../http/mount.ts';
import { openApiDocument } from '../http/openapi.ts';
import { RequestProblem } from '../http/problem.ts';
import { presentCompany } from '../settings/settings.ts';

type SystemEndpoints =
  | 'GET /api/company'
  | 'GET /api/openapi.json'
  | 'GET /healthz'
  | 'GET /readyz';

/** How long database and disk may take to answer before this process counts as not ready. */
const READY_WITHIN_MS = 2_000;

/** The handlers; `isDraining` tells whether the process is on its way out. */
export function systemHandlers(
  context: ServerContext,
  isDraining: () => boolean,
): Handlers<SystemEndpoints> {
  return {
    async 'GET /api/company'() {
      const settings = context.settings();
      const today = dateInZone(context.clock(), settings.timeZone);
      return presentCompany(settings, today, context.config);
    },
    async 'GET /api/openapi.json'() {
      return openApiDocument(`${context.settings().companyName} API`, context.config.publicUrl);
    },
    async 'GET /healthz'() {
      return { status: 'ok' };
    },
    async 'GET /readyz'() {
      if (isDraining() || !(await isReadyInTime(context))) {
        throw new RequestProblem('unavailable', 'Not ready.', { retryAfterSeconds: 2 });
      }
      return { status: 'ok' };
    },
  };
}

/** Ready is who can read from the database and has room for what comes. */
async function isReadyInTime({ db, disk }: ServerContext): Promise<boolean> {
  const answer = Promise.all([disk.look(), db.execute(sql`select 1`)]).then(
    ([isFull]) => !isFull,
    () => false,
  );
  const deadline = new Promise<boolean>((resolve) =>
    setTimeout(resolve, READY_WITHIN_MS, false).unref(),
  );
  return Promise.race([answer, deadline]);
}
