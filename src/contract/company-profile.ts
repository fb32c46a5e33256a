// What the public may know of the business settings: everything that pages say about the company.
import { z } from 'zod';
import type { EndpointTable } from './endpoint.ts';

export const CompanyProfile = z.object({
  companyName: z.string(),
  shortName: z.string(),
  tagline: z.string(),
  phone: z.string().describe('As shown'),
  phoneDial: z.string().describe('As dialled, E.164'),
  email: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  timeZone: z.string().describe('IANA name; every wall time of the API is meant in it'),
  foundedYear: z.number().int(),
  officeHours: z.array(z.object({ days: z.string(), hours: z.string() })).readonly(),
  irrigatorLicense: z.string().describe('Empty until the owner has given it'),
  irrigatorName: z.string(),
  pesticideLicense: z.string().describe('Empty until the owner has given it'),
  /** The present date at the company, so that a page rendered on the server starts on the right day. */
  today: z.string().describe('YYYY-MM-DD at the company'),
});
export type CompanyProfile = z.infer<typeof CompanyProfile>;

export const companyProfileEndpoints = {
  'GET /api/company': {
    summary: 'Name, address, hours and telephone of the company',
    access: 'public',
    limit: 'read',
    status: 200,
    answer: CompanyProfile,
  },
} as const satisfies EndpointTable;
