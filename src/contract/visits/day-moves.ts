// What crosses the wire when a whole day is moved, such as a rain day (docs/product/visit-planning.md#moving-a-whole-day).
import { z } from 'zod';
import {
  dayMoveChoices,
  dayMoveConflicts,
  dayMoveStatuses,
} from '#company/rules/visits/day-move.ts';
import { CalendarDate } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText } from '../platform/ids.ts';
import { PageQuery, pageOf } from '../platform/page-of.ts';
import { line } from '../platform/text.ts';

const Status = z.enum(dayMoveStatuses);

/** A moved day as a list shows it. */
export const DayMoveSummary = z.object({
  id: RowId,
  fromDate: z.string(),
  reason: z.string(),
  status: Status,
  crews: z.array(z.string()),
  visits: z.number().int(),
  createdAt: z.string(),
});
export type DayMoveSummary = z.infer<typeof DayMoveSummary>;

/** What becomes of one visit. */
export const MovedVisit = z.object({
  visitId: RowId,
  crewId: RowId,
  customer: z.string(),
  address: z.string(),
  serviceType: z.string(),
  window: z.string(),
  choice: z.enum(dayMoveChoices),
  toDate: z.string().nullable(),
  isMakeup: z.boolean().describe('It goes to a makeup Saturday'),
  conflicts: z.array(z.enum(dayMoveConflicts)),
  canSkip: z.boolean(),
  wasChanged: z.boolean().describe('Someone changed the visit after it was planned here'),
  hasTextConsent: z.boolean(),
});
export type MovedVisit = z.infer<typeof MovedVisit>;

/** A moved day with all of its visits. */
export const DayMove = z.object({
  id: RowId,
  version: z.number().int(),
  status: Status,
  fromDate: z.string(),
  reason: z.string(),
  crews: z.array(
    z.object({
      id: RowId,
      name: z.string(),
      days: z
        .array(z.object({ date: z.string(), free: z.number().int(), isMakeup: z.boolean() }))
        .describe('Days on which it drives, with the places that are left before this move'),
    }),
  ),
  items: z.array(MovedVisit),
  messages: z.object({
    mails: z.number().int(),
    texts: z.number().int(),
    textsWait: z
      .boolean()
      .describe('Text messages wait for 9:00 AM at the company, on a Sunday for noon'),
    from: z.string().nullable().describe('When the first one leaves, once it is sent'),
    subject: z.string().nullable().describe('What the first customer reads'),
    text: z.string().nullable(),
  }),
  consultations: z
    .array(
      z.object({
        id: RowId,
        time: z.string(),
        customer: z.string(),
        phone: z.string(),
        serviceType: z.string(),
      }),
    )
    .describe('Consultations of the day, which stay where they are'),
  canUndo: z.boolean(),
});
export type DayMove = z.infer<typeof DayMove>;

/** A day to move. */
export const NewDayMove = z.strictObject({
  date: CalendarDate,
  crewIds: z.array(RowId).min(1, { error: 'Please choose a crew.' }).max(100),
  reason: line(200, 'Please say why, in words your customers read.'),
});
export type NewDayMove = z.infer<typeof NewDayMove>;

/** What is to become of one visit. */
export const MovedVisitChoice = z.strictObject({
  version: RowId,
  choice: z.enum(dayMoveChoices),
  toDate: CalendarDate.nullish(),
});
export type MovedVisitChoice = z.infer<typeof MovedVisitChoice>;

const MoveId = z.strictObject({ id: RowIdText });
const Seen = z.strictObject({ version: RowId });

const step = (summary: string) =>
  ({
    summary,
    access: 'staff',
    limit: 'write',
    status: 200,
    params: MoveId,
    body: Seen,
    answer: DayMove,
  }) as const;

export const dayMoveEndpoints = {
  'GET /api/console/day-moves': {
    summary: 'Days that were moved or are about to be, the latest first',
    access: 'staff',
    limit: 'read',
    status: 200,
    query: PageQuery,
    answer: pageOf(DayMoveSummary),
  },
  'POST /api/console/day-moves': {
    summary: 'Draft the move of a day; nothing moves and no one is told',
    access: 'staff',
    limit: 'write',
    status: 201,
    body: NewDayMove,
    idempotent: { contentOf: (body: NewDayMove) => body },
    answer: DayMove,
  },
  'GET /api/console/day-moves/{id}': {
    summary: 'A moved day: every visit, its conflicts, and the messages',
    access: 'staff',
    limit: 'read',
    status: 200,
    params: MoveId,
    answer: DayMove,
  },
  'PATCH /api/console/day-moves/{id}/visits/{visitId}': {
    summary: 'Choose what becomes of one visit of a draft',
    access: 'staff',
    limit: 'write',
    status: 200,
    params: z.strictObject({ id: RowIdText, visitId: RowIdText }),
    body: MovedVisitChoice,
    answer: DayMove,
  },
  'POST /api/console/day-moves/{id}/plan': step('Plan a draft anew from how things are now'),
  'POST /api/console/day-moves/{id}/send': step(
    'Move the visits and tell their customers; a second time changes nothing',
  ),
  'POST /api/console/day-moves/{id}/undo': step('Take a move back, as long as no message has left'),
  'POST /api/console/day-moves/{id}/discard': step('Give a draft up'),
} as const satisfies EndpointTable;
