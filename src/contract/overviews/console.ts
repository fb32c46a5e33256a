// What crosses the wire about the console's day, for staff alone (docs/product/console.md#today).
import { z } from 'zod';
import { languages } from '#company/facts/languages.ts';
import { tableOf } from '#company/rules/platform/known-keys.ts';
import { AppointmentStatus } from '../booking/appointment.ts';
import { Mention } from '../customers/mentions.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId } from '../platform/ids.ts';
import { SetupProgress } from './setup-guide.ts';

/** Where something lies, for the map of the day: degrees, WGS 84, of its ZIP code at least. */
const Place = z.tuple([z.number(), z.number()]).nullable().describe('Latitude, longitude');

/** A consultation of the day, as the person who drives there needs it. */
export const TodayConsultation = z.object({
  id: RowId,
  time: z.string().describe('HH:MM, wall time at the company'),
  duration: z.number().int().describe('Minutes'),
  customerName: z.string(),
  customerPhone: z.string().describe('As typed'),
  customerEmail: z.string(),
  propertyAddress: z.string().nullable(),
  place: Place,
  serviceType: z.string(),
  color: z.string().nullable().describe("The type's color; null when the type is gone"),
  status: AppointmentStatus,
  underReview: z.boolean().describe('The office has not confirmed it yet'),
  customerNotes: z.string().nullable(),
});
export type TodayConsultation = z.infer<typeof TodayConsultation>;

/** A visit of a crew's day. */
export const TodayVisit = z.object({
  id: RowId,
  time: z.string().nullable().describe('HH:MM at which its arrival window begins'),
  serviceType: z.string(),
  customerId: z.string().nullable().describe('Null of an account that was closed'),
  customerName: z.string(),
  customerPhone: z.string().nullable(),
  address: z.string(),
  place: Place,
  state: z.enum(['ahead', 'on-the-way', 'there', 'done', 'skipped']),
  since: z.string().nullable().describe('HH:MM from which it is on the way, there, or done'),
  problem: z.string().nullable().describe('What its crew has reported, until it is seen to'),
});
export type TodayVisit = z.infer<typeof TodayVisit>;

/** The visits of one crew in their order; of none, those that no one drives to yet. */
export const TodayCrew = z.object({
  crew: z.string().nullable(),
  crewId: RowId.nullable(),
  visits: z.array(TodayVisit),
});
export type TodayCrew = z.infer<typeof TodayCrew>;

/** Kinds of what waits for an answer, in the order in which the page has them; a report is one of a crew. */
export const WAITING_KINDS = [
  'storm',
  'problem',
  'objection',
  'report',
  'chat',
  'lead',
  'booking',
  'message',
  'request',
  'accepted',
  'undone',
  'offer',
  'renewal',
  'payment',
  'review',
  'bounce',
  'signup',
  'content',
  'held',
] as const;
export const WaitingKind = z.enum(WAITING_KINDS);
export type WaitingKind = z.infer<typeof WaitingKind>;

/** Something that waits for an answer. */
export const Waiting = z.object({
  kind: WaitingKind,
  path: z.string().describe('Its page in the console'),
  name: z.string(),
  customerId: z.string().nullable().describe('Of whom is known to be a customer'),
  words: z.string().describe('What it is about, in a few words'),
  since: z.string().describe('When it came in'),
  waitedMinutes: z
    .number()
    .int()
    .nullable()
    .describe('Minutes of office hours since then; null for a chat, which waits by the clock'),
  due: z.string().nullable().describe('Until when an answer was promised'),
  phone: z.string().nullable(),
  language: z.enum(languages).describe('In which they wrote, or are written to'),
});
export type Waiting = z.infer<typeof Waiting>;

/** How much of each kind waits; of more than 99 the number is 100. */
export const WaitingCounts = z.object(tableOf(WAITING_KINDS, () => z.number().int()));
export type WaitingCounts = z.infer<typeof WaitingCounts>;

/** The day as the office sees it. */
export const Today = z.object({
  setup: SetupProgress.nullable().describe(
    'How far a new installation is, for its owner; null once no step is open and the site is',
  ),
  trouble: z
    .string()
    .nullable()
    .describe('What is not well about the installation, for the owner alone'),
  date: z.string().describe('YYYY-MM-DD at the company'),
  consultations: z.array(TodayConsultation),
  crews: z.array(TodayCrew),
  waiting: z.array(Waiting).describe('The oldest of each kind'),
  counts: WaitingCounts,
  withheldCalls: z
    .object({ count: z.number().int(), lastAt: z.string() })
    .nullable()
    .describe('Calls of the last 24 hours that no one answered and that came without a number'),
  mentions: z.array(Mention).describe('Notes that mention who asks'),
  tomorrow: z.object({
    date: z.string(),
    unconfirmed: z.array(TodayConsultation).describe('Consultations that no one has confirmed'),
  }),
});
export type Today = z.infer<typeof Today>;

export const consoleEndpoints = {
  'GET /api/console/today': {
    summary:
      'The day: what waits for an answer, consultations by time, visits by crew, and what to confirm for tomorrow',
    access: 'crew',
    limit: 'read',
    status: 200,
    answer: Today,
  },
  'GET /api/console/waiting': {
    summary: 'How much waits for an answer, by kind',
    access: 'crew',
    limit: 'read',
    status: 200,
    answer: WaitingCounts,
  },
} as const satisfies EndpointTable;
