// What crosses the wire about a customer themselves: contact, property, gate code, notices and calendar feed
// (docs/product/portal.md#account).
import { z } from 'zod';
import { languages } from '#company/facts/languages.ts';
import { noticeKinds } from '#company/facts/visit-labels.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText, SeenVersionOrNew } from '../platform/ids.ts';
import { line, optionalLine, paragraph, phoneNumber } from '../platform/text.ts';
import { OpenEmailChange } from './email-change.ts';

/** A property as its owner sees it. Its gate code is not in it: that is asked for by itself. */
export const Property = z.object({
  id: RowId,
  version: z.number().int(),
  address: z.string(),
  lotSize: z.number().int().nullable().describe('Square feet, as is the lawn'),
  lawnArea: z.number().int().nullable(),
  hasGateCode: z.boolean(),
  pets: z.string().nullable(),
  specialInstructions: z.string().nullable(),
});
export type Property = z.infer<typeof Property>;

/** Who someone is and how they are reached. */
export const Contact = z.object({
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.enum(languages).describe('In which we write to them'),
  emailChange: OpenEmailChange.nullable().describe('Another address that waits for its code'),
});
export type Contact = z.infer<typeof Contact>;

export const ContactChange = z.strictObject({
  firstName: line(100, 'Please enter your first name.'),
  lastName: line(100, 'Please enter your last name.'),
  phone: phoneNumber,
  language: z.enum(languages).optional().describe('Left out it stays as it is'),
});
export type ContactChange = z.infer<typeof ContactChange>;

/**
 * What is to be known of a property. The first change makes it, with its address; afterwards the address stays, because
 * price and crew hang on it.
 */
export const PropertyChange = z.strictObject({
  id: RowId.optional().describe('Which one; left out for the first'),
  version: SeenVersionOrNew,
  address: optionalLine(300).optional(),
  pets: optionalLine(200).default(''),
  specialInstructions: paragraph(2000).default(''),
  gateCode: optionalLine(60).optional().describe('Left out or blank it stays as it is'),
  removeGateCode: z.boolean().optional(),
});
export type PropertyChange = z.infer<typeof PropertyChange>;

export const NoticeKindName = z.enum(noticeKinds.map(({ value }) => value));

/** The notices that come by mail. */
export const Notices = z.object({ email: z.array(NoticeKindName) });
export type Notices = z.infer<typeof Notices>;

export const NoticesChange = z.strictObject({ email: z.array(NoticeKindName).max(10).default([]) });

/** The secret address of the calendar feed; null while there is none. */
export const CalendarFeed = z.object({ path: z.string().nullable() });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** That someone of the office or of a crew has read a gate code. */
export const GateCodeRead = z.object({
  propertyId: RowId,
  at: z.string().describe('ISO 8601, UTC'),
  atWords: z.string().describe('The same at the company, for people'),
  reader: z.string(),
  reason: z.string().nullable(),
});
export type GateCodeRead = z.infer<typeof GateCodeRead>;

export const Account = z.object({
  contact: Contact,
  property: Property.nullable(),
  others: z.array(Property).describe('Further properties, the oldest first'),
  notices: Notices,
  feed: CalendarFeed,
  textsStoppedAt: z
    .string()
    .nullable()
    .describe('Since when the number of the contact gets no texts'),
  isPhoneWrong: z
    .boolean()
    .describe('We were told that it is not theirs; else a STOP was sent from it'),
  gateCodeReads: z.array(GateCodeRead).describe('The latest ones by others, the newest first'),
});
export type Account = z.infer<typeof Account>;

export const propertyEndpoints = {
  'GET /api/portal/account': {
    summary: 'Contact, property, notices and calendar feed of the signed-in customer',
    access: 'customer',
    limit: 'read',
    status: 200,
    answer: Account,
  },
  'PATCH /api/portal/contact': {
    summary: 'Change name and phone number',
    access: 'customer',
    limit: 'write',
    status: 200,
    body: ContactChange,
    answer: Contact,
  },
  'PATCH /api/portal/property': {
    summary: 'Change what we should know of the property, its gate code included',
    access: 'customer',
    limit: 'write',
    status: 200,
    body: PropertyChange,
    answer: Property,
  },
  'POST /api/portal/property/gate-code': {
    summary: 'Reveal the own gate code; each time is written down',
    access: 'customer',
    limit: 'write',
    status: 200,
    query: z.strictObject({
      property: RowIdText.optional().describe('Which one; left out for the first'),
    }),
    answer: z.object({ gateCode: z.string().nullable() }),
  },
  'PATCH /api/portal/notices': {
    summary: 'Choose which notices come by mail',
    access: 'customer',
    limit: 'write',
    status: 200,
    body: NoticesChange,
    answer: Notices,
  },
  'POST /api/portal/calendar-feed': {
    summary: 'Make a calendar feed, or give the one that is there another secret address',
    access: 'customer',
    limit: 'write',
    status: 200,
    answer: CalendarFeed,
  },
  'DELETE /api/portal/calendar-feed': {
    summary: 'End the calendar feed',
    access: 'customer',
    limit: 'write',
    status: 200,
    answer: CalendarFeed,
  },
  'GET /api/calendar-feeds/{token}': {
    summary: 'A calendar of visits (RFC 5545), for calendar programs that know its secret address',
    access: 'public',
    limit: 'link',
    status: 200,
    params: z.strictObject({ token: z.string().min(1).max(200) }),
    answer: { bytes: 'text/calendar; charset=utf-8' },
  },
} as const satisfies EndpointTable;
