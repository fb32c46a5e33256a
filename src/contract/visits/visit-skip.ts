// What crosses the wire when a customer skips a visit, or has it after all (docs/product/portal.md#skipping-a-visit).
import { z } from 'zod';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowIdText, SeenVersionText } from '../platform/ids.ts';
import { VisitCard } from './visits.ts';

/** What a skip means, shown before it is confirmed. */
export const SkipTerms = z.object({
  saves: z.string().nullable().describe('What is not charged, before sales tax'),
  next: z.string().nullable().describe('The next visit of the plan, YYYY-MM-DD'),
  refusal: z.string().nullable().describe('Why it cannot be skipped here, in words'),
});
export type SkipTerms = z.infer<typeof SkipTerms>;

export const OwnSkip = z.strictObject({ version: SeenVersionText });

const VisitId = z.strictObject({ id: RowIdText });

const change = (summary: string) =>
  ({
    summary,
    access: 'customer',
    limit: 'write',
    status: 200,
    params: VisitId,
    body: OwnSkip,
    answer: VisitCard,
  }) as const;

export const visitSkipEndpoints = {
  'GET /api/portal/visits/{id}/skip': {
    summary: 'What skipping an own visit would save, and when the next one is; changes nothing',
    access: 'customer',
    limit: 'read',
    status: 200,
    params: VisitId,
    answer: SkipTerms,
  },
  'POST /api/portal/visits/{id}/skip': change('Skip an own visit of a plan'),
  'POST /api/portal/visits/{id}/unskip': change('Have an own visit after all'),
} as const satisfies EndpointTable;
