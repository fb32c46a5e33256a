// Content: what the owner edits, and what pages show of it.
import { clockJob } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { contentHandlers } from './content.routes.ts';
import { sweepPreviews } from './content-preview.service.ts';
import { contentEditingHandlers } from './editing.routes.ts';
import { publishDue } from './schedule-content.service.ts';

export const contentModule: Module = {
  handlers: ({ context }) => ({ ...contentHandlers(context), ...contentEditingHandlers(context) }),
  jobs: [clockJob({ name: 'publish-content' }, '* * * * *', publishDue)],
  sweep: sweepPreviews,
};
