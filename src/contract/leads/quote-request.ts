// What crosses the wire when someone asks for a free quote (docs/product/quotes.md).
import { z } from 'zod';
import { languages } from '#company/facts/languages.ts';
import { quoteServices } from '#company/facts/quote-services.ts';
import {
  DETAILS_LENGTH,
  FIRST_NAME_MISSING,
  LAST_NAME_MISSING,
  NAME_LENGTH,
  SERVICE_MISSING,
} from '#company/rules/platform/form-fields.ts';
import { photoRefusals } from '#company/rules/platform/photo-refusals.ts';
import { MAX_PHOTOS } from '#company/rules/platform/photo-rules.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { photoIds } from '../platform/photo.ts';
import { receiptField } from '../platform/receipt-token.ts';
import { emailAddress, line, paragraph, phoneNumber } from '../platform/text.ts';
import { guardFields, withoutGuard } from './form-guard.ts';

const serviceValues = quoteServices.map(({ value }) => value);

/** The quote form: five required fields, what the project is about, and photos that were uploaded before. */
export const QuoteRequest = z.strictObject({
  firstName: line(NAME_LENGTH, FIRST_NAME_MISSING),
  lastName: line(NAME_LENGTH, LAST_NAME_MISSING),
  email: emailAddress,
  phone: phoneNumber,
  serviceType: z.enum(serviceValues, { error: SERVICE_MISSING }),
  projectDetails: paragraph(DETAILS_LENGTH).nullish(),
  language: z.enum(languages).nullish().describe('That of the page; English where none is said'),
  photos: photoIds(MAX_PHOTOS, photoRefusals.tooMany.description).optional(),
  ...guardFields,
});
export type QuoteRequest = z.infer<typeof QuoteRequest>;

/** What the person gets back: the request is with us. */
export const QuoteReceipt = z.object({
  id: z.string(),
  createdAt: z.string().describe('ISO 8601, UTC'),
});
export type QuoteReceipt = z.infer<typeof QuoteReceipt>;

/**
 * What makes a repetition the same request: a plain form uploads its photos again, under new ids. Forms that send other
 * photos send another key.
 */
function sameContent({ photos, ...rest }: QuoteRequest) {
  return { ...withoutGuard(rest), photos: photos?.length ?? 0 };
}

export const quoteEndpoints = {
  'POST /api/quote-requests': {
    summary: 'Ask for a free quote',
    access: 'visitor',
    limit: 'quote',
    status: 201,
    body: QuoteRequest,
    idempotent: { contentOf: sameContent },
    answer: QuoteReceipt.extend(receiptField),
  },
} as const satisfies EndpointTable;
