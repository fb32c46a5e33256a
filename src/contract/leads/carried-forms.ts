// What crosses the wire when someone carries half-filled forms from one device to another
// (docs/product/continue-elsewhere.md).
import { z } from 'zod';
import { languages } from '#company/facts/languages.ts';
import { DETAILS_LENGTH } from '#company/rules/platform/form-fields.ts';
import { photoRefusals } from '#company/rules/platform/photo-refusals.ts';
import { MAX_PHOTOS } from '#company/rules/platform/photo-rules.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { photoIds } from '../platform/photo.ts';

/** The fields of each form that go along; nothing that guards a form is among them. */
export const carriedFields = {
  quote: ['firstName', 'lastName', 'email', 'phone', 'serviceType', 'projectDetails'],
  plan: [
    ...['address', 'propertySize', 'frequency', 'addOns', 'startDate', 'promoCode'],
    ...['firstName', 'lastName', 'email', 'phone', 'notes'],
  ],
  calculator: ['property', 'fence', 'drain', 'estimate-scope', 'services[]'],
} as const;

const MAX_FIELDS = 30;
/** Every form filled to the brim, and then some. */
const MAX_LENGTH = 20_000;

/** Entries as a form gives them; several values of one name are several entries. */
const fieldsOf = (names: readonly string[]) =>
  z
    .array(z.tuple([z.enum(names), z.string().min(1).max(DETAILS_LENGTH)]))
    .min(1)
    .max(MAX_FIELDS)
    .optional();

/** What was filled in, by form. */
export const CarriedForms = z.strictObject({
  quote: fieldsOf(carriedFields.quote),
  plan: fieldsOf(carriedFields.plan),
  calculator: fieldsOf(carriedFields.calculator),
});
export type CarriedForms = z.infer<typeof CarriedForms>;

/** What is left on the server for another device. Photos are the browser's own uploads. */
export const CarryRequest = z
  .strictObject({
    forms: CarriedForms,
    photos: photoIds(MAX_PHOTOS, photoRefusals.tooMany.description).optional(),
    language: z
      .enum(languages)
      .optional()
      .describe('Of the page that the link leads to; English by default'),
  })
  .refine(({ forms, photos = [] }) => Object.values(forms).some(Boolean) || photos.length > 0, {
    error: 'Nothing is filled in yet.',
  })
  .refine(({ forms }) => JSON.stringify(forms).length <= MAX_LENGTH, {
    error: 'This is more than a link can carry. Please shorten the longest text.',
  });
export type CarryRequest = z.infer<typeof CarryRequest>;

/** The link, shown once: only who has it can open what was left. */
export const CarryLink = z.object({
  code: z.string().describe('Such as "K7QM-3FWD-9TXA-2PNB"'),
  url: z.string(),
  qr: z.object({
    side: z.number().int().describe('Modules along a side, quiet zone included'),
    dark: z.string().describe('The dark modules as an SVG path'),
  }),
  photos: z.number().int().describe('How many photos go along'),
  expiresAt: z.string(),
});
export type CarryLink = z.infer<typeof CarryLink>;

/** What was left, for the browser that opens it; the photos are copies of its own, which it may send. */
export const CarriedThings = z.object({
  forms: CarriedForms,
  photos: z.array(z.string()),
  expiresAt: z.string(),
});
export type CarriedThings = z.infer<typeof CarriedThings>;

/** A code as people type it: small letters, blanks, an O for a zero. */
const TypedCode = z.strictObject({ code: z.string().max(60) });

export const carriedFormsEndpoints = {
  'POST /api/carried-forms': {
    summary: 'Leave half-filled forms for another device, for seven days, behind a secret link',
    access: 'visitor',
    limit: 'carry',
    status: 201,
    body: CarryRequest,
    answer: CarryLink,
  },
  'POST /api/carried-forms/open': {
    summary: 'Take what was left into this browser, with copies of the photos',
    access: 'visitor',
    limit: 'link',
    status: 200,
    body: TypedCode,
    answer: CarriedThings,
  },
  'POST /api/carried-forms/stop': {
    summary: 'End a link and throw away what was left; the same answer when nothing was',
    access: 'public',
    limit: 'link',
    status: 204,
    body: TypedCode,
    answer: null,
  },
} as const satisfies EndpointTable;
