// What crosses the wire about customers in the console: the list, one person, and what staff change
// (docs/product/console.md#customers).
import { z } from 'zod';
import { languages } from '#company/facts/languages.ts';
import { consentChannels, consentPurposes, consentWays } from '#company/rules/customers/consent.ts';
import { parsePoint } from '#company/rules/customers/map-point.ts';
import { planStates } from '#company/rules/visits/plan-state.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText, SeenVersion, SeenVersionOrNew } from '../platform/ids.ts';
import { pageOf } from '../platform/page-of.ts';
import { line, optionalEmail, optionalLine, paragraph, phoneNumber } from '../platform/text.ts';
import { Property } from './properties.ts';

const CustomerId = z.uuid();

/** A plan in a few words. */
const PlanWords = z.object({
  name: z.string(),
  frequency: z.string(),
  state: z.enum(planStates),
});

/** A customer in the list. */
export const CustomerLine = z.object({
  id: CustomerId,
  name: z.string().describe('Empty when we do not know it'),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable().describe('Of the first property'),
  properties: z.number().int(),
  plan: PlanWords.nullable(),
  nextVisit: z.string().nullable().describe('YYYY-MM-DD'),
});
export type CustomerLine = z.infer<typeof CustomerLine>;

export const CustomerQuery = z.strictObject({
  q: z.string().max(200).optional().describe('Beginnings of words of name, mail, phone, address'),
  plan: z.enum(['with', 'without']).optional(),
  cursor: z.string().max(1200).optional(),
});
export type CustomerQuery = z.infer<typeof CustomerQuery>;

/** That a plan ran in another program before: when it was imported, and by whom. */
const PlanImported = z.object({ at: z.string(), by: z.string().nullable() });
export type PlanImported = z.infer<typeof PlanImported>;

/** A property as the office sees it. The gate code is asked for by itself. */
export const DeskProperty = Property.extend({
  place: z
    .object({ latitude: z.number(), longitude: z.number() })
    .nullable()
    .describe('In degrees, when someone knows it'),
  plans: z
    .array(
      PlanWords.extend({
        id: RowId,
        monthlyPrice: z.string(),
        imported: PlanImported.nullable().describe('Null for a plan that began here'),
      }),
    )
    .describe('Those that run; without one the one that ended last'),
});
export type DeskProperty = z.infer<typeof DeskProperty>;

export const CustomerNote = z.object({
  id: RowId,
  text: z.string(),
  author: z.string().nullable(),
  createdAt: z.string(),
});
export type CustomerNote = z.infer<typeof CustomerNote>;

/** Ways in which someone can say yes or no. */
export const ConsentWay = z.enum(consentWays);
export type ConsentWay = z.infer<typeof ConsentWay>;

export const Consent = z.object({
  id: RowId,
  channel: z.enum(consentChannels),
  purpose: z.enum(consentPurposes),
  reaches: z.string().describe('The address or number that it is for'),
  wording: z.string().describe('What the person was shown or told'),
  givenHow: z.string(),
  givenAt: z.string(),
  withdrawnHow: z.string().nullable(),
  withdrawnAt: z.string().nullable(),
  stoppedAt: z
    .string()
    .nullable()
    .describe('Since when its number gets no texts, whatever was agreed'),
  isWrongNumber: z
    .boolean()
    .describe('Staff have marked the number as wrong; else they wrote STOP'),
});
export type Consent = z.infer<typeof Consent>;

/** An account that turned out to be the same person. */
export const MergedAccount = z.object({
  mergeId: z.uuid(),
  email: z.string().nullable(),
  mergedAt: z.string(),
  undoUntil: z.string(),
  canUndo: z.boolean(),
});
export type MergedAccount = z.infer<typeof MergedAccount>;

/** One person. Asked for by the id of an account that was merged into theirs, it is this one as well. */
export const Customer = z.object({
  id: CustomerId,
  version: z.number().int(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.enum(languages).describe('In which we write to them'),
  since: z.string(),
  hasSignedIn: z.boolean(),
  wrongNumberSince: z
    .string()
    .nullable()
    .describe('When staff marked their phone number as wrong; no texts go to it'),
  mailReturned: z
    .object({ at: z.string(), reason: z.string(), messageId: RowId })
    .nullable()
    .describe('The last mail to their address that came back, by its id among mail and texts'),
  isLeaving: z.boolean().describe('They have asked for the deletion of their account'),
  newsletter: z
    .object({
      isSubscribed: z.boolean(),
      isBounced: z.boolean().describe('Their mailbox refused it, and it goes there no more'),
      since: z.string(),
    })
    .nullable(),
  properties: z.array(DeskProperty),
  notes: z.array(CustomerNote),
  consents: z.array(Consent),
  merged: z.array(MergedAccount),
});
export type Customer = z.infer<typeof Customer>;

export const NewCustomerForm = z.strictObject({
  firstName: line(100, 'Please enter a first name.'),
  lastName: line(100, 'Please enter a last name.'),
  email: optionalEmail.optional(),
  phone: phoneNumber,
  address: optionalLine(300).optional(),
});

export const CustomerChange = z.strictObject({
  version: SeenVersion,
  firstName: line(100, 'Please enter a first name.'),
  lastName: line(100, 'Please enter a last name.'),
  phone: phoneNumber,
  language: z.enum(languages).optional().describe('Left out it stays as it is'),
  email: optionalEmail
    .optional()
    .describe('For a customer who has none yet; else it stays as it is'),
});
export type CustomerChange = z.infer<typeof CustomerChange>;

const squareFeet = z.number().int().min(1).max(10_000_000);

/** What staff write down of a property; the version is 0 for a new one. */
export const DeskPropertyChange = z.strictObject({
  version: SeenVersionOrNew,
  address: line(300, 'Please enter the address of the property.'),
  lotSize: squareFeet.nullish(),
  lawnArea: squareFeet.nullish(),
  pets: optionalLine(200).default(''),
  specialInstructions: paragraph(2000).default(''),
  gateCode: optionalLine(60).optional().describe('Left out or blank it stays as it is'),
  removeGateCode: z.boolean().optional(),
  place: optionalLine(60)
    .refine((text) => text === '' || parsePoint(text) !== undefined, {
      error: 'Please copy it from a map, such as 29.97, -95.66.',
    })
    .optional()
    .describe('Latitude and longitude; left out it stays as it is, blank it is taken away'),
});
export type DeskPropertyChange = z.infer<typeof DeskPropertyChange>;

export const NewCustomerNote = z.strictObject({
  text: paragraph(4000).pipe(z.string().min(1, { error: 'Please write something.' })),
});

export const NewConsent = z.strictObject({
  channel: z.enum(consentChannels),
  purpose: z.enum(consentPurposes),
  wording: paragraph(2000).pipe(z.string().min(1, { error: 'Please enter the exact wording.' })),
  givenHow: ConsentWay,
});
export type NewConsent = z.infer<typeof NewConsent>;

/** Why staff look at a gate code; needed unless a crew goes there today. Its customer reads it. */
export const GateCodeAsk = z.strictObject({ reason: optionalLine(200).optional() });

const OneCustomer = z.strictObject({ id: CustomerId });
const OneProperty = z.strictObject({ id: CustomerId, propertyId: RowIdText });
const OneNote = z.strictObject({ id: CustomerId, noteId: RowIdText });

const staff = { access: 'staff', status: 200 } as const;

export const customerEndpoints = {
  'GET /api/console/customers': {
    ...staff,
    summary: 'Customers by name; by `q` those of whom every word begins something that is known',
    limit: 'read',
    query: CustomerQuery,
    answer: pageOf(CustomerLine),
  },
  'POST /api/console/customers': {
    ...staff,
    summary:
      'Make a customer, or find the one of this mailbox, or without one of this name and number',
    status: 201,
    limit: 'write',
    body: NewCustomerForm,
    answer: z.object({ id: CustomerId, isNew: z.boolean() }),
  },
  'GET /api/console/customer-export': {
    ...staff,
    access: 'exports',
    freshSignIn: true,
    summary: 'Customers as CSV (RFC 4180), whose cells no spreadsheet takes for formulas',
    limit: 'export',
    query: CustomerQuery.omit({ cursor: true }),
    answer: { bytes: 'text/csv; charset=utf-8' },
  },
  'GET /api/console/customers/{id}': {
    ...staff,
    summary: 'One customer',
    limit: 'read',
    params: OneCustomer,
    answer: Customer,
  },
  'PATCH /api/console/customers/{id}': {
    ...staff,
    summary: 'Change name and phone number',
    limit: 'write',
    params: OneCustomer,
    body: CustomerChange,
    answer: Customer,
  },
  'POST /api/console/customers/{id}/properties': {
    ...staff,
    summary: 'Add a property',
    status: 201,
    limit: 'write',
    params: OneCustomer,
    body: DeskPropertyChange,
    answer: DeskProperty,
  },
  'PATCH /api/console/customers/{id}/properties/{propertyId}': {
    ...staff,
    summary: 'Change what we know of a property, its address included',
    limit: 'write',
    params: OneProperty,
    body: DeskPropertyChange,
    answer: DeskProperty,
  },
  'POST /api/console/customers/{id}/properties/{propertyId}/gate-code': {
    ...staff,
    freshSignIn: true,
    summary: 'Reveal a gate code; each time is written down, with who asked',
    limit: 'write',
    params: OneProperty,
    body: GateCodeAsk,
    answer: z.object({ gateCode: z.string().nullable() }),
  },
  'POST /api/console/customers/{id}/notes': {
    ...staff,
    summary: 'Write a note for the office',
    status: 201,
    limit: 'write',
    params: OneCustomer,
    body: NewCustomerNote,
    answer: CustomerNote,
  },
  'DELETE /api/console/customers/{id}/notes/{noteId}': {
    ...staff,
    summary: 'Remove a note; it can be brought back',
    status: 204,
    limit: 'write',
    params: OneNote,
    answer: null,
  },
  'POST /api/console/customers/{id}/notes/{noteId}/restore': {
    ...staff,
    summary: 'Bring a removed note back',
    limit: 'write',
    params: OneNote,
    answer: CustomerNote,
  },
  'POST /api/console/customers/{id}/consents': {
    ...staff,
    summary: 'Record what someone allows us to send, in the words they were shown',
    status: 201,
    limit: 'write',
    params: OneCustomer,
    body: NewConsent,
    answer: Consent,
  },
  'POST /api/console/customers/{id}/consents/{consentId}/withdraw': {
    ...staff,
    summary: 'Record that it is no longer allowed; the record of it stays',
    limit: 'write',
    params: z.strictObject({ id: CustomerId, consentId: RowIdText }),
    body: z.strictObject({ withdrawnHow: ConsentWay }),
    answer: Consent,
  },
} as const satisfies EndpointTable;
