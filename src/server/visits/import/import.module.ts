// Imports: a company is brought along from a file, with its customers, properties, plans and visits to come.
import { job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { commitImport } from './commit-import.ts';
import { importJob, sweepImports } from './import.service.ts';
import { importHandlers } from './imports.routes.ts';

export const importModule: Module = {
  handlers: ({ context }) => importHandlers(context),
  jobs: [job(importJob, ({ importId }, { context }) => commitImport(context, importId))],
  sweep: sweepImports,
};
