// Hours of crews: a week of them, what is confirmed, and exports for payroll.
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import type { Module } from '../../module.ts';
import { confirmDay, correctHours, readPayrollWeek } from './payroll.service.ts';
import {
  downloadHours,
  nextPayrollExport,
  readPayrollExports,
  takePayrollExport,
} from './payroll-export.service.ts';

export const payrollModule: Module = {
  handlers: ({ context }) => payrollHandlers(context),
};

type PayrollEndpoints =
  | 'GET /api/console/payroll'
  | `POST /api/console/payroll/${'days' | 'hours' | 'exports'}`
  | `GET /api/console/payroll/exports${'' | '/next' | '/{number}/hours'}`;

function payrollHandlers(context: ServerContext): Handlers<PayrollEndpoints> {
  return {
    'GET /api/console/payroll': ({ query, user }) => readPayrollWeek(context, user, query.date),

    'POST /api/console/payroll/days': ({ body, user, attempt }) =>
      confirmDay(context, user, body, attempt),

    'POST /api/console/payroll/hours': ({ body, user, attempt }) =>
      correctHours(context, user, body, attempt),

    async 'GET /api/console/payroll/exports/next'({ query }) {
      const { items: _, ...next } = await nextPayrollExport(context, context.db, query);
      return next;
    },

    'GET /api/console/payroll/exports': ({ query }) => readPayrollExports(context, query.cursor),

    'POST /api/console/payroll/exports': ({ body, user, attempt }) =>
      takePayrollExport(context, user.id, body, attempt),

    'GET /api/console/payroll/exports/{number}/hours': ({ params, user, reply }) =>
      downloadHours(context, user.id, params.number, reply),
  };
}
