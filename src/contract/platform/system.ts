// What machines ask: the description of the API, and whether the process lives and is ready.
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

const AliveAnswer = z.object({ status: z.literal('ok') });

export const systemEndpoints = {
  'GET /api/openapi.json': {
    summary: 'This table as an OpenAPI 3.1 document',
    access: 'public',
    limit: 'read',
    status: 200,
    answer: z.unknown(),
  },
  'GET /healthz': {
    summary: 'The process is alive',
    access: 'public',
    limit: 'none',
    status: 200,
    answer: AliveAnswer,
  },
  'GET /readyz': {
    summary: 'The process is ready: its database answers',
    access: 'public',
    limit: 'none',
    status: 200,
    answer: AliveAnswer,
  },
} as const satisfies EndpointTable;
