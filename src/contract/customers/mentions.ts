// What crosses the wire of notes that mention someone of the office (docs/product/customer-conversation.md#notes).
import { z } from 'zod';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText } from '../platform/ids.ts';

/** A note that waits for the person it mentions, or for an owner once they have left. */
export const Mention = z.object({
  id: RowId,
  at: z.string(),
  author: z.string().nullable(),
  instead: z
    .string()
    .nullable()
    .describe(
      'Whom it mentions, where that is a colleague who has left: it then waits for an owner',
    ),
  about: z.string().describe('The customer or visitor'),
  text: z.string().describe('The note'),
  path: z.string().describe('The page in the console where it stands'),
});
export type Mention = z.infer<typeof Mention>;

export const mentionEndpoints = {
  'POST /api/console/mentions/{id}/done': {
    summary:
      'End a mention of oneself, or as an owner one of a colleague who has left; once more changes nothing',
    access: 'staff',
    limit: 'write',
    status: 204,
    params: z.strictObject({ id: RowIdText }),
    answer: null,
  },
} as const satisfies EndpointTable;
