// Answers what staff ask of reports: figures, the rows behind them, and files.
import type { reportEndpoints } from '#contract/overviews/reports.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { readReport, readReportRows } from './read-report.ts';
import { sendReportFile } from './report-file.service.ts';

/** The handlers of reports. */
export function reportHandlers(context: ServerContext): Handlers<keyof typeof reportEndpoints> {
  return {
    'GET /api/console/reports': ({ query }) => readReport(context, query),

    'GET /api/console/reports/rows': ({ query }) => readReportRows(context, query),

    'GET /api/console/reports/file': ({ user, query, reply }) =>
      sendReportFile(context, user.id, query, reply),
  };
}
