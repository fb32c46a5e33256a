// What crosses the wire about the messages that will leave by themselves (docs/product/going-out-soon.md).
import { z } from 'zod';
import { messageChannels } from '#company/rules/platform/sent-message.ts';
import { CalendarDate } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { MessageText } from '../platform/sent-messages.ts';

/** What names a message that has not left: letters, digits and hyphens. */
export const AheadKey = z.string().regex(/^[a-z0-9-]{1,120}$/);

/** A message that leaves at a time, if nothing happens until then. */
export const AheadMessage = z.object({
  key: AheadKey,
  kind: z.string().describe('What it is about, in words'),
  channel: z.enum(messageChannels),
  at: z.string(),
  name: z.string().describe('Whom it goes to, or how many'),
  address: z
    .string()
    .nullable()
    .describe('Email address or phone number; null where it goes to many'),
  reason: z.string().describe('Why it leaves, a sentence'),
  consent: z.string().describe('By what its reader has agreed to it, a sentence'),
  path: z.string().describe('Where what it is about is seen in the console'),
});
export type AheadMessage = z.infer<typeof AheadMessage>;

/** The messages of the next seven days by their days. */
export const MessagesAhead = z.object({
  days: z.array(z.object({ date: z.string(), count: z.number().int() })),
  day: z
    .string()
    .nullable()
    .describe('The day whose messages these are; null when they are of all'),
  items: z.array(AheadMessage).describe('By their times, the first ones of many'),
  more: z.number().int().describe('How many more there are'),
});
export type MessagesAhead = z.infer<typeof MessagesAhead>;

export const aheadEndpoints = {
  'GET /api/console/ahead': {
    summary:
      'The messages that leave by themselves within seven days if nothing happens until then; of one day where they are many',
    access: 'staff',
    limit: 'read',
    status: 200,
    query: z.strictObject({ day: CalendarDate.optional() }),
    answer: MessagesAhead,
  },
  'GET /api/console/ahead/{key}': {
    summary: 'One of them, as it would read',
    access: 'mails',
    limit: 'read',
    status: 200,
    params: z.strictObject({ key: AheadKey }),
    answer: AheadMessage.extend({
      text: MessageText.nullable().describe('Null when there would be nothing to send'),
    }),
  },
} as const satisfies EndpointTable;
