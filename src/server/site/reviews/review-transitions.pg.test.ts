// Asks the server for each event of a review, by each side, from every state: it answers as the machine says.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ReviewActor,
  type ReviewEvent,
  type ReviewStatus,
  reviewActors,
  reviewEvents,
  reviewStatuses,
  reviewTransition,
} from '#company/rules/site/review-machine.ts';
import { reviews } from '#server/platform/database/schema/review.ts';
import { newCustomer, type PortalCustomer, send } from '../../../../test/portal-customer.ts';
import { newReview } from '../../../../test/review-rows.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let fern: PortalCustomer;
let staff: { cookie: string };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com,ivy@example.com' });
  fern = await newCustomer(test, 'fern@example.com');
  staff = { cookie: await signedIn(test, 'ivy@example.com') };
});
afterAll(() => test.close());

const words = 'The edges are straight, and the gate was closed.';
const written = { rating: 4, words, nameStyle: 'initials', mayPublish: true };

/** What each side sends. */
const bodies: Record<ReviewActor, Partial<Record<ReviewEvent, object>>> = {
  customer: { write: written, withdraw: {} },
  office: { publish: {}, refuse: { reason: 'advertising' }, reply: { text: 'Thank you.' } },
};

async function reviewIn(status: ReviewStatus) {
  const { review, token } = await newReview(test, fern);
  const [row] = await test.open.db
    .update(reviews)
    .set({
      status,
      mayPublish: true,
      refusalReason: status === 'not_published' ? 'advertising' : null,
    })
    .where(eq(reviews.id, review.id))
    .returning();
  return { id: review.id, version: row?.version ?? 0, token };
}

describe.each(reviewActors)('asked by the %s', (actor) => {
  const asked = reviewEvents.flatMap((event) => {
    const body = bodies[actor][event];
    return body ? reviewStatuses.map((status) => ({ event, status, body })) : [];
  });

  it.each(asked)('$event of one that is $status', async ({ event, status, body }) => {
    const { id, version, token } = await reviewIn(status);
    const byLink = `POST /api/reviews/by-link/${token}` as const;
    const answer = await (actor === 'office'
      ? send(test, staff, `POST /api/console/reviews/${id}/${event}`, { ...body, version })
      : event === 'write'
        ? send(test, { cookie: '' }, byLink, { ...body, version })
        : send(test, { cookie: '' }, `${byLink}/withdraw`, {}));
    const [row] = await test.open.db.select().from(reviews).where(eq(reviews.id, id));
    const transition = reviewTransition(event, actor, status);
    const expected = transition && transition.to !== 'same' ? transition.to : status;
    // A second withdrawal is no refusal, and no change.
    const isDone = event === 'withdraw' && status === 'withdrawn';
    expect([answer.statusCode < 300, row?.status, row?.version], answer.body).toEqual([
      transition !== undefined || isDone,
      expected,
      transition ? version + 1 : version,
    ]);
  });

  it('has an endpoint for each of its events, and for no other', () => {
    const own = reviewEvents.filter((event) =>
      reviewStatuses.some((status) => reviewTransition(event, actor, status)),
    );
    expect(Object.keys(bodies[actor]).sort()).toEqual([...own].sort());
  });
});
