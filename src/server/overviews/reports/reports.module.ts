// Reports: figures of the company's money and work, each with the rows that it is made of (docs/product/reports.md).
import { clockJob } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { mergeSums } from './merge-sums.ts';
import { PUBLISH_PROMISES_AT, publishPromises } from './publish-promises.ts';
import { reportHandlers } from './reports.routes.ts';

export const reportsModule: Module = {
  handlers: ({ context }) => reportHandlers(context),
  sweep: mergeSums,
  jobs: [clockJob({ name: 'publish-promises' }, PUBLISH_PROMISES_AT, publishPromises)],
};
