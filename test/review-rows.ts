// Reviews of customers as rows, each of a completed visit of its own.

import { reviewRequests, reviews } from '#server/platform/database/schema/review.ts';
import { customerReviewToken } from '#server/site/reviews/review-link.ts';
import { addVisit, done, type PortalCustomer } from './portal-customer.ts';
import type { TestApp } from './test-app.ts';

/** Adds a completed visit with a request that is open, and gives the token of its link. */
export async function newReviewRequest(
  test: TestApp,
  customer: PortalCustomer,
  completedAt = new Date('2026-11-02T16:00:00Z'),
) {
  const { context, open } = test;
  const visit = { ...done, completedAt, scheduledDate: '2026-11-02', servicePlanId: null };
  const visitId = await addVisit(test, customer, visit);
  const now = context.clock();
  const [request] = await open.db
    .insert(reviewRequests)
    .values({ visitId, createdAt: now, expiresAt: new Date(now.getTime() + 60 * 86_400_000) })
    .returning();
  if (!request) throw new Error('no request');
  const token = customerReviewToken(context.secrets.customerReviewLink, request.id);
  return { visitId, request, token };
}

/** Adds a review of such a visit. */
export async function newReview(
  test: TestApp,
  customer: PortalCustomer,
  changes: Partial<typeof reviews.$inferInsert> = {},
) {
  const completedAt = changes.completedAt ?? new Date('2026-11-02T16:00:00Z');
  const asked = await newReviewRequest(test, customer, completedAt);
  const now = test.context.clock();
  const [review] = await test.open.db
    .insert(reviews)
    .values({
      requestId: asked.request.id,
      rating: 4,
      words: 'They came on time and shut the gate.',
      nameStyle: 'first-name',
      customerName: 'Maria O.',
      mayPublish: true,
      neighborhood: 'Cypress',
      city: 'Cypress',
      zipCode: '77429',
      serviceType: 'Lawn Maintenance',
      writtenAt: now,
      createdAt: now,
      completedAt,
      ...changes,
    })
    .returning();
  if (!review) throw new Error('no review');
  return { ...asked, review };
}
