// What crosses the wire about crews: who there is, when they leave and how many visits they make
// (docs/product/visit-planning.md#crews).
import { z } from 'zod';
import { MOST_PEOPLE } from '#company/rules/visits/crew-people.ts';
import { TimeOfDay } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText } from '../platform/ids.ts';
import { line } from '../platform/text.ts';

/** A crew as the console shows it. */
export const Crew = z.object({
  id: RowId,
  version: z.number().int(),
  name: z.string(),
  isActive: z.boolean(),
  startsAt: z.string().describe('HH:MM, when it leaves the yard'),
  weekdayVisits: z.array(z.number().int()).describe('How many visits it makes, Monday to Friday'),
  saturdayVisits: z
    .number()
    .int()
    .describe('How many visits of a moved day it makes on a Saturday'),
  people: z.array(z.string()).describe('Names of its people'),
  leadId: z.uuid().nullable().describe('The crew lead who confirms its hours'),
  plansCount: z.number().int().describe('Running plans that it comes for'),
  visitsLeft: z.number().int().describe('Visits ahead of a crew that is out of service'),
});
export type Crew = z.infer<typeof Crew>;

const mostVisits = 'Please enter 0 to 60 visits.';
const VisitsOfDay = z
  .number({ error: mostVisits })
  .int({ error: mostVisits })
  .min(0, { error: mostVisits })
  .max(60, { error: mostVisits });

/** What is said of a crew. */
export const CrewDetails = z.strictObject({
  name: line(100, 'Please give the crew a name.'),
  startsAt: TimeOfDay,
  weekdayVisits: z.array(VisitsOfDay).length(5),
  saturdayVisits: VisitsOfDay.optional().describe(
    'How many visits of a moved day it makes on a Saturday; none when left out',
  ),
  people: z
    .array(line(100, 'Please enter a name.'))
    .max(MOST_PEOPLE, { error: `Please enter at most ${MOST_PEOPLE} people.` })
    .refine((names) => new Set(names.map((name) => name.toLowerCase())).size === names.length, {
      error: 'Please enter each name once. Two people of one name need an initial.',
    })
    .optional()
    .describe('Names of its people; none when left out'),
  leadId: z
    .uuid({ error: 'Please choose a crew lead.' })
    .nullish()
    .describe('The crew lead who confirms its hours; none when left out'),
});
export type CrewDetails = z.infer<typeof CrewDetails>;

/** A change of a crew; what is not named stays. */
export const CrewChange = CrewDetails.partial().extend({
  version: RowId.describe('The version that was looked at'),
  isActive: z.boolean().optional().describe('An inactive crew gets no new visits'),
});
export type CrewChange = z.infer<typeof CrewChange>;

export const crewEndpoints = {
  'GET /api/console/crews': {
    summary: 'All crews, those in service first',
    access: 'staff',
    limit: 'read',
    status: 200,
    answer: z.object({
      items: z.array(Crew),
      leads: z
        .array(z.object({ id: z.uuid(), name: z.string() }))
        .describe('Crew leads, who may confirm hours'),
    }),
  },
  'POST /api/console/crews': {
    summary: 'Add a crew',
    access: 'staff',
    limit: 'write',
    status: 201,
    body: CrewDetails,
    idempotent: { contentOf: (body: CrewDetails) => body },
    answer: Crew,
  },
  'PATCH /api/console/crews/{id}': {
    summary: 'Change a crew, take it out of service, or put it back',
    access: 'staff',
    limit: 'write',
    status: 200,
    params: z.strictObject({ id: RowIdText }),
    body: CrewChange,
    answer: Crew,
  },
} as const satisfies EndpointTable;
