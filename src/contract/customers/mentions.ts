// What crosses the wire of notes that mention someone of the office (docs/product/customer-conversation.md#notes).
import { z } from 'zod';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText } from '../platform/ids.ts';

/** A note that waits for the person it mentions. */
export const Mention = z.object({
  id: RowId,
  at: z.string(),
  author: z.string().nullable(),
  about: z.string().describe('The customer or visitor'),
  text: z.string().describe('The note'),
  path: z.string().describe('The page in the console where it stands'),
});
export type Mention = z.infer<typeof Mention>;

export const mentionEndpoints = {
  'POST /api/console/mentions/{id}/done': {
    summary: 'End a mention of oneself; once more changes nothing',
    access: 'staff',
    limit: 'write',
    status: 204,
    params: z.strictObject({ id: RowIdText }),
    answer: null,
  },
} as const satisfies EndpointTable;
