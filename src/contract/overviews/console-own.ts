// What crosses the wire about the console of one person: lists under names of their own, and what colleagues did.
import { z } from 'zod';
import { isConsoleAddress } from '#company/rules/platform/local-path.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText } from '../platform/ids.ts';
import { line } from '../platform/text.ts';

/** A list with its filters, under a name. */
export const SavedView = z.object({ id: RowId, name: z.string(), address: z.string() });
export type SavedView = z.infer<typeof SavedView>;

export const NewView = z.strictObject({
  name: line(60, 'Please give it a name.'),
  address: z
    .string()
    .max(500)
    .refine(isConsoleAddress, {
      error: 'This is no page of the console.',
    })
    .describe('Path and filters of a page of the console'),
});
export type NewView = z.infer<typeof NewView>;

/** What someone else of the staff did. */
export const TeamAction = z.object({
  id: RowId,
  at: z.string(),
  by: z.string(),
  words: z.string().describe('Such as "moved a visit"'),
  about: z.string().nullable().describe('Whom or what it concerns'),
  path: z.string().nullable().describe('Its page in the console'),
});
export type TeamAction = z.infer<typeof TeamAction>;

export const TeamActivity = z.object({
  items: z.array(TeamAction).describe('The latest first, thirty at most'),
  unseen: z.number().int().describe('How many of them are new; of more than 99 it is 100'),
});
export type TeamActivity = z.infer<typeof TeamActivity>;

export const consoleOwnEndpoints = {
  'GET /api/console/views': {
    summary: 'Lists that the signed-in person has given a name',
    access: 'staff',
    limit: 'read',
    status: 200,
    answer: z.array(SavedView),
  },
  'POST /api/console/views': {
    summary: 'Give a list with its filters a name; the same list again gets the new name',
    access: 'staff',
    limit: 'write',
    status: 201,
    body: NewView,
    answer: SavedView,
  },
  'DELETE /api/console/views/{id}': {
    summary: 'Forget a list of one’s own',
    access: 'staff',
    limit: 'write',
    status: 204,
    params: z.strictObject({ id: RowIdText }),
    answer: null,
  },
  'GET /api/console/deeds': {
    summary: 'What others of the staff did, and how much of it is new to the signed-in person',
    access: 'staff',
    limit: 'read',
    status: 200,
    answer: TeamActivity,
  },
  'POST /api/console/deeds/seen': {
    summary: 'The signed-in person has seen what colleagues did, up to one action',
    access: 'staff',
    limit: 'write',
    status: 204,
    body: z.strictObject({ upTo: RowId }),
    answer: null,
  },
} as const satisfies EndpointTable;
