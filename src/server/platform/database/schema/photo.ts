// The table of uploaded photos; the pictures themselves lie in the storage under their key.
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, uuid, varchar } from 'drizzle-orm/pg-core';
import { type PhotoKind, photoKinds } from '#company/rules/visits/checklist.ts';
import { chatMessages } from './chat.ts';
import { instant, oneOf, uuidId } from './columns.ts';
import { leadEntries } from './lead.ts';
import { visitProblems } from './notices.ts';
import { quoteRequests } from './quote.ts';
import { requestMessages } from './request-message.ts';
import { serviceRequests, visits } from './visits.ts';

/**
 * A photo, always our own re-encoding. It belongs to the browser or person that uploaded it, expires unless something
 * claims it, and is claimed once (docs/product/quotes.md#photos).
 */
export const photos = pgTable(
  'photos',
  {
    id: uuidId(),
    /** SHA-256 in hex of the uploader's secret. */
    ownerHash: varchar({ length: 64 }).notNull(),
    byteSize: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Both renditions lie in the storage under names made from this. */
    storageKey: varchar({ length: 200 }).notNull().unique(),
    /** The place among the photos of its request, from 0; null while unclaimed. */
    position: smallint(),
    quoteRequestId: uuid().references(() => quoteRequests.id),
    serviceRequestId: integer().references(() => serviceRequests.id),
    /** The message about that request that it came with; null for those of the request itself. */
    requestMessageId: integer().references(() => requestMessages.id),
    visitId: integer().references(() => visits.id),
    /** The message of a chat; erasing that leaves the photo to lapse. */
    chatMessageId: integer().references(() => chatMessages.id),
    /** The mail in the thread of a lead that it came with. */
    leadEntryId: integer().references(() => leadEntries.id),
    /** The problem that its customer reported. */
    visitProblemId: integer().references(() => visitProblems.id),
    /** What a visit's photo shows. */
    kind: varchar({ length: 20 }).$type<PhotoKind>(),
    /** Which page of a PDF it is, from 1, and how many that has; null for a picture that was sent as one. */
    pdfPage: smallint(),
    pdfPageCount: integer(),
    createdAt: instant().notNull().defaultNow(),
    /** When an unclaimed photo is thrown away; null once it is claimed. */
    expiresAt: instant(),
  },
  (table) => [
    check('photos_size', sql`${table.byteSize} > 0 and ${table.width} > 0 and ${table.height} > 0`),
    check(
      'photos_claimed_once',
      sql`num_nonnulls(${table.quoteRequestId}, ${table.serviceRequestId}, ${table.visitId}, ${table.chatMessageId}, ${table.leadEntryId}, ${table.visitProblemId}) <= 1`,
    ),
    check(
      'photos_unclaimed_expire',
      sql`${table.expiresAt} is not null or num_nonnulls(${table.quoteRequestId}, ${table.serviceRequestId}, ${table.visitId}, ${table.chatMessageId}, ${table.leadEntryId}, ${table.visitProblemId}) = 1`,
    ),
    check(
      'photos_message_of_request',
      sql`${table.requestMessageId} is null or ${table.serviceRequestId} is not null`,
    ),
    check('photos_kind', sql`${table.kind} in (${oneOf(photoKinds)})`),
    check(
      'photos_of_visits_have_a_kind',
      sql`${table.visitId} is null or ${table.kind} is not null`,
    ),
    check(
      'photos_pdf_page',
      sql`(${table.pdfPage} is null) = (${table.pdfPageCount} is null) and ${table.pdfPage} between 1 and ${table.pdfPageCount}`,
    ),
    index('photos_by_owner').on(table.ownerHash, table.createdAt),
    index('photos_expiry').on(table.expiresAt).where(sql`${table.expiresAt} is not null`),
    index('photos_by_quote_request').on(table.quoteRequestId),
    index('photos_by_service_request').on(table.serviceRequestId),
    index('photos_by_visit').on(table.visitId),
    index('photos_by_chat_message').on(table.chatMessageId),
    index('photos_by_lead_entry').on(table.leadEntryId),
    index('photos_by_visit_problem').on(table.visitProblemId),
  ],
);
