// What crosses the wire about what was done: the audit log in words (docs/product/console.md#what-was-done).
import { z } from 'zod';
import { CalendarDate } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { PageQuery, pageOf } from '../platform/page-of.ts';

/** One thing that was done. */
export const LogEntry = z.object({
  id: z.number().int(),
  at: z.string(),
  by: z.string().nullable().describe('Null for the system, and for someone who was not signed in'),
  words: z.string().describe('Such as "moved a visit"'),
  about: z.string().nullable().describe('Whom or what it concerns, by name'),
  path: z.string().nullable().describe('The page of its record in the console'),
  record: z
    .object({ type: z.string(), id: z.string() })
    .nullable()
    .describe('What it was done to, to find everything that was'),
  facts: z
    .array(z.object({ name: z.string(), value: z.string() }))
    .describe('What was stored with it, such as before and after'),
});
export type LogEntry = z.infer<typeof LogEntry>;

const Word = z.string().regex(/^[a-z-]{1,100}$/, { error: 'There is no such choice.' });

/** Which entries are asked for. */
export const LogQuery = PageQuery.extend({
  person: z.uuid().optional().describe('Who did it'),
  action: Word.optional(),
  day: CalendarDate.optional(),
  type: Word.optional().describe('Together with record: what it was done to'),
  record: z
    .string()
    .regex(/^[\w.:/-]{1,64}$/, { error: 'There is no such record.' })
    .optional(),
});
export type LogQuery = z.output<typeof LogQuery>;

/** A page of the log, the latest first, with what it can be searched by. */
export const LogPage = pageOf(LogEntry).extend({
  people: z.array(z.object({ id: z.uuid(), name: z.string() })),
  actions: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type LogPage = z.infer<typeof LogPage>;

export const auditLogEndpoints = {
  'GET /api/console/log': {
    summary: 'What was done, by whom and when: the audit log in words, the latest first',
    access: 'log',
    limit: 'read',
    status: 200,
    query: LogQuery,
    answer: LogPage,
  },
} as const satisfies EndpointTable;
