// What crosses the wire about the health of the installation (docs/product/health.md).
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

export const healthStates = ['ok', 'problem', 'unknown'] as const;

/** One part of the installation: how it is, and what to do when it is not well. */
export const HealthPart = z.object({
  name: z.string().describe('Such as "Backups"'),
  state: z.enum(healthStates),
  words: z.string().describe('How it is, in a sentence or two'),
  advice: z.string().nullable().describe('What to do'),
  path: z.string().nullable().describe('The page of the console where it is put right'),
});
export type HealthPart = z.infer<typeof HealthPart>;

export const Health = z.object({
  checkedAt: z.string(),
  parts: z.array(HealthPart),
  canTestRestore: z
    .boolean()
    .describe('Whether the backups are ours, so that one can be restored as a test'),
});
export type Health = z.infer<typeof Health>;

export const healthEndpoints = {
  'GET /api/console/health': {
    summary: 'How the installation is, part by part, and what to do',
    access: 'owner',
    limit: 'read',
    status: 200,
    answer: Health,
  },
  'POST /api/console/health/restore-test': {
    summary: 'Restore the newest backup into a temporary directory, to see that it is whole',
    access: 'owner',
    limit: 'write',
    status: 202,
    answer: null,
  },
} as const satisfies EndpointTable;
