// Answers the console. Staff alone come here: the endpoint table says so, and mount.ts sees to it.
import { dateInZone } from '#company/rules/company-time.ts';
import type { ServerContext } from '../context.ts';
import type { Handlers } from '../http/mount.ts';
import { listConsultationsOf } from './today.queries.ts';

/** The handlers of the console. */
export function consoleHandlers(context: ServerContext): Handlers<'GET /api/console/today'> {
  return {
    async 'GET /api/console/today'() {
      const date = dateInZone(context.clock(), context.settings().timeZone);
      return { date, consultations: await listConsultationsOf(context.db, date) };
    },
  };
}
