// Customers as the office sees them: list, one person, merges, files of customers.
import { job } from '#server/platform/jobs/job.ts';
import type { Module } from '../module.ts';
import { customerHandlers } from './customers.routes.ts';
import { takeRows } from './import.jobs.ts';
import { importJob, sweepImports } from './import.service.ts';
import { importHandlers } from './imports.routes.ts';
import { sweepMailRecord } from './sweep-mails.ts';

export const customersModule: Module = {
  handlers: ({ context }) => ({ ...customerHandlers(context), ...importHandlers(context) }),
  jobs: [job(importJob, ({ importId }, { context }) => takeRows(context, importId))],
  sweep: async (context) => {
    await sweepImports(context);
    await sweepMailRecord(context);
  },
};
