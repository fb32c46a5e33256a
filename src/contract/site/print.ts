// The printable flyer and business card as PDFs (docs/product/print.md).
import type { EndpointTable } from '../platform/endpoint.ts';

export const printEndpoints = {
  'GET /api/generate-flyer-pdf': {
    summary: 'The flyer as a PDF on letter paper',
    access: 'public',
    limit: 'read',
    status: 200,
    answer: { bytes: 'application/pdf' },
  },
  'GET /api/generate-business-card-pdf': {
    summary: 'The business card as a PDF of 3.5 by 2 inches, front and back',
    access: 'public',
    limit: 'read',
    status: 200,
    answer: { bytes: 'application/pdf' },
  },
} as const satisfies EndpointTable;
