// What crosses the wire when an address is checked or completed (docs/product/service-area-and-addresses.md).
import { z } from 'zod';
import { ADDRESS_LENGTH, ADDRESS_MISSING } from '#company/rules/platform/form-fields.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { line, optionalLine } from '../platform/text.ts';

export const AddressRequest = z.strictObject({
  address: line(ADDRESS_LENGTH, ADDRESS_MISSING),
});
export type AddressRequest = z.infer<typeof AddressRequest>;

/** Whether we serve an address and what we take its lot to measure. Areas are null when we do not serve it. */
export const AddressCheck = z.object({
  isValid: z.boolean().describe('Within the service radius of the office'),
  propertySize: z.number().int().nullable().describe('Square feet'),
  lawnArea: z.number().int().nullable().describe('Square feet'),
  dataSource: z.string().describe('Where the areas come from'),
  methodology: z.string().describe('How they were reckoned, in words'),
});
export type AddressCheck = z.infer<typeof AddressCheck>;

/** What has been typed so far; fewer than three characters give no suggestions. */
export const SuggestionsQuery = z.strictObject({ input: optionalLine(ADDRESS_LENGTH) });

export const AddressSuggestion = z.object({ description: z.string() });
export type AddressSuggestion = z.infer<typeof AddressSuggestion>;

/** A ZIP code of ours or of anyone else: it stays in the browser that sends it. */
export const OwnZip = z.strictObject({
  zip: z.string().regex(/^\d{5}$/, { error: 'Please enter a ZIP code of five digits.' }),
});

export const addressEndpoints = {
  'POST /api/validate-address': {
    summary: 'Whether an address is in the service area, and how large its lot and lawn may be',
    access: 'public',
    limit: 'write',
    status: 200,
    body: AddressRequest,
    answer: AddressCheck,
  },
  'GET /api/address-suggestions': {
    summary: 'Texas addresses that what has been typed may become, the nearest to Houston first',
    access: 'public',
    limit: 'read',
    status: 200,
    query: SuggestionsQuery,
    answer: z.array(AddressSuggestion),
  },
  'POST /api/own-zip': {
    summary: 'Remember the ZIP code of a yard in this browser, by a cookie; keeps nothing here',
    access: 'public',
    limit: 'write',
    status: 204,
    body: OwnZip,
    answer: null,
  },
  'DELETE /api/own-zip': {
    summary: 'Forget that ZIP code',
    access: 'public',
    limit: 'write',
    status: 204,
    answer: null,
  },
} as const satisfies EndpointTable;
