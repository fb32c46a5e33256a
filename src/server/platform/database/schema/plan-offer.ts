// Tables of what a plan is agreed by: offers of plans, changes of their price or size, and the agreements with their exact text.
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import {
  type AgreementKind,
  type AgreementWay,
  agreementKinds,
  agreementWays,
  type PlanChangeStatus,
  planChangeStatuses,
} from '#company/rules/visits/plan-agreement.ts';
import { type ProposedChangeKind, proposedChangeKinds } from '#company/rules/visits/plan-change.ts';
import {
  type OfferedRound,
  type PlanFrequency,
  type PlanKind,
  type PlanLine,
  planKinds,
} from '#company/rules/visits/plan-lines.ts';
import {
  CLOSED_OFFERS,
  OPEN_OFFERS,
  type PlanOfferStatus,
  planOfferStatuses,
} from '#company/rules/visits/plan-offer-machine.ts';
import { users } from './account.ts';
import { id, instant, oneOf, timestamps, uuidId } from './columns.ts';
import { leads } from './lead.ts';
import { planRequests } from './plan-request.ts';
import { crews, properties, servicePlans } from './visits.ts';

/**
 * A plan that the office offers for a property. Its content is sealed when it is sent: the customer agrees to exactly that text, by
 * its hash. Lines are those of every visit, and of the first one, before sales tax.
 */
export const planOffers = pgTable(
  'plan_offers',
  {
    id: uuidId(),
    propertyId: integer()
      .notNull()
      .references(() => properties.id),
    /** What it came from: the request with its locked price, or another lead. */
    planRequestId: uuid().references(() => planRequests.id, { onDelete: 'set null' }),
    leadId: integer().references(() => leads.id, { onDelete: 'set null' }),
    status: varchar({ length: 20 }).$type<PlanOfferStatus>().notNull().default('draft'),
    version: integer().notNull().default(1),
    kind: varchar({ length: 30 }).$type<PlanKind>().notNull().default('mowing'),
    name: varchar({ length: 100 }).notNull(),
    frequency: varchar({ length: 20 }).$type<PlanFrequency>().notNull(),
    rounds: jsonb().$type<OfferedRound[]>().notNull().default([]),
    lotSize: integer().notNull(),
    lawnArea: integer().notNull(),
    firstDay: date().notNull(),
    crewId: integer().references(() => crews.id),
    visitTime: varchar({ length: 5 }).notNull().default('09:00'),
    firstVisitLines: jsonb().$type<PlanLine[]>().notNull(),
    everyVisitLines: jsonb().$type<PlanLine[]>().notNull(),
    /** Hundredths of a percent; stays with the offer. */
    taxBasisPoints: integer().notNull(),
    message: text(),
    /** The last day on which it can be agreed to. */
    validUntil: date().notNull(),
    /** The shown text as canonical JSON and its SHA-256 in hex; null until it is sent. */
    content: text(),
    contentHash: varchar({ length: 64 }),
    sentAt: instant(),
    viewedAt: instant(),
    answeredAt: instant(),
    declineReason: text(),
    /** The plan that its agreement has started. */
    servicePlanId: integer().references(() => servicePlans.id),
    ...timestamps(),
  },
  (table) => [
    check('plan_offers_status', sql`${table.status} in (${oneOf(planOfferStatuses)})`),
    check('plan_offers_kind', sql`${table.kind} in (${oneOf(planKinds)})`),
    check(
      'plan_offers_sealed',
      sql`(${table.content} is null) = (${table.contentHash} is null) and (${table.status} = 'draft' or ${table.content} is not null or ${table.status} = 'withdrawn')`,
    ),
    check(
      'plan_offers_plan',
      sql`(${table.status} = 'accepted') = (${table.servicePlanId} is not null)`,
    ),
    index('plan_offers_by_property').on(table.propertyId),
    index('plan_offers_by_day').on(table.status, table.validUntil, table.id),
    index('plan_offers_closed')
      .on(table.validUntil, table.id)
      .where(sql`${table.status} in (${oneOf(CLOSED_OFFERS)})`),
    uniqueIndex('plan_offers_one_open')
      .on(table.propertyId, table.kind)
      .where(sql`${table.status} in (${oneOf(OPEN_OFFERS)})`),
    index('plan_offers_by_request').on(table.planRequestId),
    index('plan_offers_by_lead').on(table.leadId),
    index('plan_offers_by_plan').on(table.servicePlanId),
  ],
);

/** A plan, or a change of it, as its customer has agreed to it; never changed afterwards but for an objection and the copy. */
export const planAgreements = pgTable(
  'plan_agreements',
  {
    id: id(),
    servicePlanId: integer()
      .notNull()
      .references(() => servicePlans.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: varchar({ length: 20 }).$type<AgreementKind>().notNull(),
    /** The lines as they were shown, to the letter, and their SHA-256 in hex. */
    shownTerms: text().notNull(),
    termsHash: varchar({ length: 64 }).notNull(),
    /** Who said yes; empty when the agreement of before has a change apply by itself. */
    signedName: varchar({ length: 200 }).notNull(),
    agreedAt: instant().notNull(),
    way: varchar({ length: 20 }).$type<AgreementWay>().notNull().default('portal'),
    /** Who of the office took a yes by telephone or on paper, and what they wrote down about it. */
    takenBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    takenNote: text(),
    /** The customer says that they did not agree. */
    objectedAt: instant(),
    objection: text(),
    /** What the office answered to that, and when. */
    objectionAnsweredAt: instant(),
    objectionAnswer: text(),
    /** Of the PDF; null until it is made, then never changed. Its file is named by it. */
    pdfHash: varchar({ length: 64 }),
  },
  (table) => [
    check('plan_agreements_kind', sql`${table.kind} in (${oneOf(agreementKinds)})`),
    check('plan_agreements_way', sql`${table.way} in (${oneOf(agreementWays)})`),
    index('plan_agreements_by_plan').on(table.servicePlanId),
    index('plan_agreements_by_user').on(table.userId),
    index('plan_agreements_objected')
      .on(table.objectedAt)
      .where(sql`${table.objectedAt} is not null and ${table.objectionAnsweredAt} is null`),
  ],
);

/**
 * A change of what a plan costs that the office proposes: another price from a day on, with notice, or a size that a crew has measured.
 * Upwards by size it waits for the customer; downwards it applies by itself.
 */
export const planChanges = pgTable(
  'plan_changes',
  {
    id: id(),
    servicePlanId: integer()
      .notNull()
      .references(() => servicePlans.id),
    kind: varchar({ length: 20 }).$type<ProposedChangeKind>().notNull(),
    status: varchar({ length: 20 }).$type<PlanChangeStatus>().notNull().default('proposed'),
    version: integer().notNull().default(1),
    reason: varchar({ length: 500 }).notNull(),
    linesBefore: jsonb().$type<PlanLine[]>().notNull(),
    linesAfter: jsonb().$type<PlanLine[]>().notNull(),
    lawnAreaAfter: integer(),
    effectiveOn: date().notNull(),
    content: text().notNull(),
    contentHash: varchar({ length: 64 }).notNull(),
    proposedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    noticeSentAt: instant(),
    answeredAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    check('plan_changes_kind', sql`${table.kind} in (${oneOf(proposedChangeKinds)})`),
    check('plan_changes_status', sql`${table.status} in (${oneOf(planChangeStatuses)})`),
    index('plan_changes_by_plan').on(table.servicePlanId),
    uniqueIndex('plan_changes_one_open')
      .on(table.servicePlanId)
      .where(sql`${table.status} = 'proposed'`),
    index('plan_changes_due').on(table.effectiveOn).where(sql`${table.status} = 'proposed'`),
  ],
);
