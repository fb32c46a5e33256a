// What crosses the wire about the newsletter's subscribers, for the office: who they are, how the list grows, and addresses that
// bounced or wait for a look (docs/product/newsletter.md).
import { z } from 'zod';
import { tableOf } from '#company/rules/platform/known-keys.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText } from '../platform/ids.ts';
import { PageQuery, pageOf } from '../platform/page-of.ts';

/** How it stands with a subscriber. */
export const subscriberStatuses = ['subscribed', 'held', 'bounced', 'left'] as const;
export const SubscriberStatus = z.enum(subscriberStatuses);
export type SubscriberStatus = z.infer<typeof SubscriberStatus>;

export const Subscriber = z.object({
  id: RowId,
  email: z.string(),
  status: SubscriberStatus,
  since: z.string().describe('When they subscribed, left or bounced'),
  reason: z.string().nullable().describe('Why it bounced or is held'),
  isHandled: z.boolean().describe('Someone of the office has dealt with the bounce'),
  customer: z
    .object({ id: z.string(), name: z.string(), phone: z.string().nullable() })
    .nullable()
    .describe('Whose address it is'),
});
export type Subscriber = z.infer<typeof Subscriber>;

/** One month of the list, YYYY-MM. */
export const ListMonth = z.object({
  month: z.string(),
  joined: z.number().int(),
  left: z.number().int().describe('Unsubscribed or bounced'),
  total: z.number().int().describe('Subscribed at its end'),
});
export type ListMonth = z.infer<typeof ListMonth>;

const Counts = z.object(tableOf(subscriberStatuses, () => z.number().int()));

export const NewsletterSummary = z.object({ counts: Counts, months: z.array(ListMonth) });
export type NewsletterSummary = z.infer<typeof NewsletterSummary>;

const Id = z.strictObject({ id: RowIdText });
const writing = { access: 'staff', limit: 'write', status: 200, params: Id } as const;

export const newsletterDeskEndpoints = {
  'GET /api/console/newsletter': {
    summary: 'How many subscribers there are, and how the list grew in the last twelve months',
    access: 'staff',
    limit: 'read',
    status: 200,
    answer: NewsletterSummary,
  },
  'GET /api/console/newsletter/subscribers': {
    summary: 'Subscribers of one status, page by page, the latest first',
    access: 'staff',
    limit: 'read',
    status: 200,
    query: PageQuery.extend({ status: SubscriberStatus.default('subscribed') }),
    answer: pageOf(Subscriber),
  },
  'POST /api/console/newsletter/subscribers/{id}/handled': {
    summary: 'Take the bounce of a customer’s address off Today; it still gets nothing',
    ...writing,
    answer: Subscriber,
  },
  'POST /api/console/newsletter/subscribers/{id}/restore': {
    summary: 'Write to a bounced address again',
    ...writing,
    answer: Subscriber,
  },
  'POST /api/console/newsletter/subscribers/{id}/admit': {
    summary: 'Let a suspicious sign-up get the newsletter',
    ...writing,
    answer: Subscriber,
  },
  'POST /api/console/newsletter/subscribers/{id}/remove': {
    summary: 'Unsubscribe an address, because its person asked us to or the sign-up is spam',
    ...writing,
    answer: Subscriber,
  },
} as const satisfies EndpointTable;
