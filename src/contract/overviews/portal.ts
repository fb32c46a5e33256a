// What crosses the wire for the portal's Overview (docs/product/portal.md#overview).
import { z } from 'zod';
import { customerStages } from '#company/rules/leads/lead-machine.ts';
import { AccountDeletion } from '../accounts/own-data.ts';
import { OwedNow } from '../billing/own-billing.ts';
import { OwnAppointment } from '../booking/appointment.ts';
import { Property } from '../customers/properties.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { ServicePlan } from '../visits/service-plans.ts';
import { VisitCard } from '../visits/visits.ts';

/** A request for a quote or a plan that was sent from the site with the customer's address, and where it stands. */
export const SentRequest = z.object({
  id: z.string(),
  kind: z.enum(['quote', 'plan']),
  subject: z.string().describe('The service, or the plan, in words'),
  spanishSubject: z.string().nullable().describe('Null where it has no Spanish'),
  sentAt: z.string(),
  state: z.enum(customerStages),
  before: z.number().int().nullable().describe('How many before it wait for a first answer'),
});
export type SentRequest = z.infer<typeof SentRequest>;

/** A quote that waits for the customer's answer. */
export const OpenQuote = z.object({
  requestId: z.number().int().describe('The request that it answers'),
  title: z.string(),
  total: z.string().describe('With two decimals, tax included'),
  validUntil: z.string().nullable().describe('The last day on which it can be accepted'),
});
export type OpenQuote = z.infer<typeof OpenQuote>;

/** What a customer should know at a glance. */
export const Overview = z.object({
  plans: z
    .array(ServicePlan)
    .describe(
      'Those that have not ended, as far as the first page goes; without one the one that ended last',
    ),
  hasMorePlans: z.boolean().describe('There is a further page of them'),
  next: VisitCard.nullable(),
  consultation: OwnAppointment.nullable().describe('The next one ahead'),
  property: Property.nullable().describe('That of the next visit, or else the first'),
  propertiesCount: z.number().int().describe('How many properties the customer has'),
  owed: OwedNow.nullable().describe('Null when nothing is owed'),
  quotes: z.array(OpenQuote).describe('Those that wait for an answer, the latest first'),
  requests: z.array(SentRequest).describe('The latest ten'),
  deletion: AccountDeletion.nullable().describe('The account is to be deleted'),
  recent: z.array(VisitCard).describe('The latest two visits that are done'),
});
export type Overview = z.infer<typeof Overview>;

export const portalEndpoints = {
  'GET /api/portal/overview': {
    summary: "The signed-in customer's next visit, plan, property and recent activity",
    access: 'customer',
    limit: 'read',
    status: 200,
    answer: Overview,
  },
} as const satisfies EndpointTable;
