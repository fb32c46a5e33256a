// The printable flyer and business card as PDFs (docs/product/print.md).
import { z } from 'zod';
import type { EndpointTable } from '../platform/endpoint.ts';

/** The short link that a piece carries in place of the site’s address (docs/product/print.md#short-links). */
const query = z.strictObject({ link: z.string().max(6).optional().describe('Its code') });

export const printEndpoints = {
  'GET /api/printed-links/{code}': {
    summary: 'The short link that a page to print carries, if there is one of this code',
    access: 'public',
    limit: 'read',
    status: 200,
    params: z.strictObject({ code: z.string().max(6) }),
    answer: z.object({ code: z.string() }),
  },
  'GET /api/generate-flyer-pdf': {
    summary: 'The flyer as a PDF on letter paper',
    access: 'public',
    limit: 'read',
    status: 200,
    query,
    answer: { bytes: 'application/pdf' },
  },
  'GET /api/generate-business-card-pdf': {
    summary: 'The business card as a PDF of 3.5 by 2 inches, front and back',
    access: 'public',
    limit: 'read',
    status: 200,
    query,
    answer: { bytes: 'application/pdf' },
  },
} as const satisfies EndpointTable;
