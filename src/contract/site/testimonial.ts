// What crosses the wire when reviews are listed (docs/product/reviews.md).
import { z } from 'zod';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId } from '../platform/ids.ts';
import { optionalLine } from '../platform/text.ts';

/** A review as the public may read it. */
export const Testimonial = z.object({
  id: RowId,
  customerName: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  zipCode: z.string(),
  rating: z.number().int().min(1).max(5),
  isVerified: z.boolean(),
  serviceType: z.string(),
  testimonialText: z.string(),
  completedAt: z.string().describe('ISO 8601, UTC; of a real review the month alone counts'),
  isSample: z.boolean().describe('Written by us to show the page; must be labeled as a sample'),
  reply: z.string().nullable().describe('What we reply to it'),
});
export type Testimonial = z.infer<typeof Testimonial>;

/** Which reviews to list. The neighborhood is looked for in the neighborhood and the city, whatever its case. */
export const TestimonialsQuery = z.strictObject({
  neighborhood: optionalLine(100).optional(),
  verified: z.enum(['true', 'false']).optional(),
});

export const testimonialEndpoints = {
  'GET /api/geo-testimonials': {
    summary: 'Reviews, the latest work first',
    access: 'public',
    limit: 'read',
    status: 200,
    query: TestimonialsQuery,
    answer: z.array(Testimonial),
  },
} as const satisfies EndpointTable;
