// What crosses the wire when the office plans visits: the week by crew, and the order of a crew's day
// (docs/product/visit-planning.md).
import { z } from 'zod';
import { CAPACITY_VISITS } from '#company/rules/visits/visit-sets.ts';
import { CalendarDate } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText } from '../platform/ids.ts';

/** A visit that no crew has yet. */
export const UnassignedVisit = z.object({
  id: RowId,
  version: z.number().int(),
  date: z.string(),
  window: z.string(),
  serviceType: z.string(),
  customer: z.string(),
  address: z.string(),
  hasPlan: z.boolean(),
});
export type UnassignedVisit = z.infer<typeof UnassignedVisit>;

/** What the generator did last. */
export const GeneratorRun = z.object({
  ranAt: z.string(),
  plans: z.number().int(),
  added: z.number().int(),
  until: z.string().describe('Up to which date visits are laid'),
});
export type GeneratorRun = z.infer<typeof GeneratorRun>;

/** How full a crew's day is. */
export const CrewDayLoad = z.object({
  date: z.string(),
  visits: z.number().int(),
  places: z.number().int().describe('How many visits the crew makes on it'),
  isOrdered: z.boolean(),
});

/** A week of all crews. */
export const PlanningWeek = z.object({
  monday: z.string(),
  today: z.string(),
  days: z.array(z.object({ date: z.string(), closed: z.string().nullable() })),
  crews: z.array(
    z.object({ id: RowId, name: z.string(), isActive: z.boolean(), days: z.array(CrewDayLoad) }),
  ),
  withoutCrew: z.object({ items: z.array(UnassignedVisit), hasMore: z.boolean() }),
  moves: z.array(
    z.object({ id: RowId, fromDate: z.string(), reason: z.string(), status: z.string() }),
  ),
  run: GeneratorRun.nullable(),
});
export type PlanningWeek = z.infer<typeof PlanningWeek>;

const Place = z.object({
  latitude: z.number(),
  longitude: z.number(),
  isExact: z.boolean().describe('False where the middle of the ZIP code stands in'),
});

/** A stop of a crew's day, with what is planned for it. */
export const CrewStop = z.object({
  visitId: RowId,
  state: z.enum(CAPACITY_VISITS),
  customer: z.string(),
  address: z.string(),
  serviceType: z.string(),
  window: z.string(),
  place: Place.nullable(),
  driveMinutes: z
    .number()
    .int()
    .nullable()
    .describe('From the stop before; null for no known place'),
  arrival: z.string().describe('HH:MM, planned'),
  isLate: z.boolean().describe('After the promised window'),
});
export type CrewStop = z.infer<typeof CrewStop>;

/** A crew's day in its order. */
export const CrewDay = z.object({
  crew: z.object({ id: RowId, name: z.string(), startsAt: z.string() }),
  date: z.string(),
  version: z.number().int(),
  places: z.number().int(),
  dayOff: z.string().nullable().describe('Why the crew does not work on it, as a sentence'),
  yard: z.object({ latitude: z.number(), longitude: z.number() }),
  stops: z.array(CrewStop),
  driveMinutes: z.number().int(),
  endsAt: z.string(),
  keepsWindows: z.boolean(),
  savedMinutes: z.number().int().describe('What the last change of the order has saved'),
  best: z
    .object({ visitIds: z.array(RowId), driveMinutes: z.number().int() })
    .nullable()
    .describe('A shorter order; null when there is none, or the crew is under way'),
});
export type CrewDay = z.infer<typeof CrewDay>;

/** An order of a day. */
export const StopOrder = z.strictObject({
  version: RowId.describe('The version of the day that was looked at'),
  visitIds: z.array(RowId).max(200).describe('All visits of the day, in their new order'),
});
export type StopOrder = z.infer<typeof StopOrder>;

const CrewDayName = z.strictObject({ crewId: RowIdText, date: CalendarDate });

export const visitPlanningEndpoints = {
  'GET /api/console/visit-week': {
    summary: 'A week of visits by crew, what has no crew, and when visits were laid last',
    access: 'crew',
    limit: 'read',
    status: 200,
    query: z.strictObject({ date: CalendarDate.optional().describe('A day of the week') }),
    answer: PlanningWeek,
  },
  'POST /api/console/visit-runs': {
    summary: 'Add the visits of all running plans that are due by now; twice adds nothing',
    access: 'staff',
    limit: 'write',
    status: 200,
    answer: GeneratorRun,
  },
  'PATCH /api/console/visits/{id}/crew': {
    summary: 'Give a visit to a crew that has a place on its day',
    access: 'staff',
    limit: 'write',
    status: 204,
    params: z.strictObject({ id: RowIdText }),
    body: z.strictObject({
      version: RowId,
      crewId: z.number({ error: 'Please choose a crew.' }).pipe(RowId),
      forPlan: z
        .boolean()
        .default(false)
        .describe('Also the other visits of its plan that have no crew, and those to come'),
    }),
    answer: null,
  },
  'GET /api/console/crew-days/{crewId}/{date}': {
    summary:
      "A crew's day in its order, with drives, arrivals, and a shorter order if there is one",
    access: 'crew',
    limit: 'read',
    status: 200,
    params: CrewDayName,
    answer: CrewDay,
  },
  'PATCH /api/console/crew-days/{crewId}/{date}': {
    summary: "Put a crew's day in an order",
    access: 'crew',
    limit: 'write',
    status: 200,
    params: CrewDayName,
    body: StopOrder,
    answer: CrewDay,
  },
} as const satisfies EndpointTable;
