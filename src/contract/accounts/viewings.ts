// What crosses the wire when someone of the staff sees a customer's portal (docs/decisions/0085-portals-are-seen-not-entered.md).
import { z } from 'zod';
import type { EndpointTable } from '../platform/endpoint.ts';
import { line } from '../platform/text.ts';

/** Why it is opened; the customer gets to read it with their data. */
export const NewViewing = z.strictObject({
  reason: line(300, 'Please enter why you open this portal.'),
});

/** One time that someone has seen a portal. */
export const Viewing = z.object({
  id: z.uuid(),
  by: z.string(),
  reason: z.string(),
  startedAt: z.string(),
  endedAt: z.string().nullable().describe('Null while it lasts'),
});
export type Viewing = z.infer<typeof Viewing>;

/** The customer with those who saw their portal, the latest first. */
export const Viewings = z.object({
  name: z.string(),
  refusal: z.string().nullable().describe('Why there is nothing to see; null where there is'),
  viewings: z.array(Viewing),
});
export type Viewings = z.infer<typeof Viewings>;

const ofCustomer = { params: z.strictObject({ id: z.uuid() }) };

export const viewingEndpoints = {
  'GET /api/console/customers/{id}/viewings': {
    summary: 'Who on the staff has seen the portal of a customer, when and why',
    access: 'viewing',
    limit: 'read',
    status: 200,
    ...ofCustomer,
    answer: Viewings,
  },
  'POST /api/console/customers/{id}/viewings': {
    summary:
      'See the portal as this customer, for 30 minutes in this session: everything is read, nothing is changed',
    access: 'viewing',
    limit: 'write',
    status: 201,
    ...ofCustomer,
    body: NewViewing,
    answer: z.object({ id: z.uuid(), endsAt: z.string() }),
  },
  'POST /api/console/viewings/end': {
    summary: 'Leave the portal that this session sees; does nothing when that is over',
    access: 'crew',
    limit: 'write',
    status: 200,
    body: z.strictObject({}),
    answer: z.object({ customerId: z.uuid().nullable().describe('Whose it was') }),
  },
} as const satisfies EndpointTable;
