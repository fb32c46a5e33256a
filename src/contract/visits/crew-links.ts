// What crosses the wire about the links that crews open their days with (docs/product/crew-page.md#link).
import { z } from 'zod';
import { CalendarDate } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText, SeenVersion } from '../platform/ids.ts';

/** Whether a link opens its day: not before the evening before, not after the next noon, and only the newest one. */
export const CrewDayState = z.enum(['early', 'open', 'over', 'replaced']);
export type CrewDayState = z.infer<typeof CrewDayState>;

const LinkOf = z.strictObject({ crewId: RowIdText, date: CalendarDate });

/** The link to a crew's day. */
export const CrewDayLink = z.object({
  url: z.string(),
  generation: z.number().int(),
  state: CrewDayState,
});
export type CrewDayLink = z.infer<typeof CrewDayLink>;

export const crewLinkEndpoints = {
  'GET /api/console/crew-links': {
    summary: "The link to a crew's day",
    access: 'crew',
    limit: 'read',
    status: 200,
    query: LinkOf,
    answer: CrewDayLink,
  },
  'POST /api/console/crew-links/renew': {
    summary: "Make a new link to a crew's day; those before open nothing any more",
    access: 'crew',
    freshSignIn: true,
    limit: 'write',
    status: 200,
    body: z.strictObject({
      crewId: RowId,
      date: CalendarDate,
      generation: SeenVersion.describe('The generation that was seen'),
    }),
    answer: CrewDayLink,
  },
} as const satisfies EndpointTable;
