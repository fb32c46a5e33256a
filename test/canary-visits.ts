import type { Db } from '#server/platform/database/client.ts';
import { applicationRecords, crewActions } from '#server/platform/database/schema/crew-day.ts';
import {
  customerCredits,
  visitProblemMessages,
  visitProblems,
} from '#server/platform/database/schema/notices.ts';
import { photoPermissions } from '#server/platform/database/schema/photo-permission.ts';
import {
  planAgreements,
  planChanges,
  planOffers,
} from '#server/platform/database/schema/plan-offer.ts';
import { reviewReplies, reviewRequests, reviews } from '#server/platform/database/schema/review.ts';
import { sitePictures } from '#server/platform/database/schema/site-picture.ts';
import { crews, servicePlans, visits } from '#server/platform/database/schema/visits.ts';
import { addPhoto } from './canary-photo.ts';
import { canary } from './canary-words.ts';
import { done } from './portal-customer.ts';

/** A visit that is done with all that hangs on one, and one ahead. Gives the photos. */
export async function fillVisits(db: Db, userId: string, propertyId: number): Promise<string[]> {
  const [servicePlan] = await db
    .insert(servicePlans)
    .values({
      propertyId,
      name: 'Lawn Maintenance',
      frequency: 'weekly',
      monthlyPrice: '120.00',
      startsOn: '2026-01-05',
    })
    .returning();
  const of = { propertyId, servicePlanId: servicePlan?.id ?? 0, serviceType: 'Lawn Maintenance' };
  const words = {
    notes: canary.text,
    customerNotes: canary.text,
    rescheduleReason: canary.text,
    skipReason: canary.text,
    photosMissingReason: canary.text,
  };
  const [past] = await db
    .insert(visits)
    .values([
      { ...of, ...done, ...words, rating: 5, scheduledDate: '2026-11-02' },
      { ...of, ...words, scheduledDate: '2026-11-24' },
    ])
    .returning();
  const visitId = past?.id ?? 0;
  await fillPlan(db, userId, of);
  await fillReview(db, userId, visitId);
  const problemPhoto = await fillProblem(db, userId, visitId);
  const [crew] = await db.insert(crews).values({ name: 'Crew of the canary' }).returning();
  await db.insert(crewActions).values({
    id: crypto.randomUUID(),
    crewId: crew?.id ?? 0,
    date: '2026-11-02',
    visitId,
    device: crypto.randomUUID(),
    sequence: 1,
    kind: 'problem',
    details: { note: canary.text },
    contentHash: 'c'.repeat(64),
    takenAt: new Date('2026-11-02T15:10:00Z'),
    skewMs: 0,
    happenedAt: new Date('2026-11-02T15:10:00Z'),
    receivedAt: new Date('2026-11-02T15:10:00Z'),
    outcome: 'taken',
  });
  await db.insert(applicationRecords).values({ ...application, visitId });
  const photoId = await addPhoto(db, { visitId, kind: 'after' });
  await fillPermission(db, visitId, photoId);
  return [photoId, problemPhoto];
}

/** What was spread on her lawn, as a licensed applicator has to record it. */
const application = {
  ...{ customerName: canary.name, address: canary.address, applicator: 'Crew of the canary' },
  ...{
    product: 'Sample 0.5G',
    registrationNumber: '000-000',
    target: 'Crabgrass',
    license: '0000000',
  },
  ...{ area: 5200, rate: '3 lb per 1,000 sq ft', amount: '16 lb', method: 'Spreader' },
  ...{ windSpeed: 4, windDirection: 'S', temperature: 71, reEntryHours: 4 },
  appliedAt: new Date('2026-11-02T15:10:00Z'),
  createdAt: new Date('2026-11-02T15:10:00Z'),
};

async function fillPermission(db: Db, visitId: number, photoId: string): Promise<void> {
  const original = { storageKey: 'site-pictures/canary.webp', width: 1200, height: 800 };
  const [picture] = await db
    .insert(sitePictures)
    .values({ ...original, color: '#5a7d4f' })
    .returning();
  const at = new Date('2026-11-02T18:00:00Z');
  await db.insert(photoPermissions).values({
    ...{ visitId, photoId, pictureId: picture?.id ?? 0 },
    ...{ status: 'allowed', words: canary.text, askedAt: at, allowedAt: at },
  });
}

async function fillPlan(
  db: Db,
  userId: string,
  of: { propertyId: number; servicePlanId: number },
): Promise<void> {
  await db.insert(planAgreements).values({
    servicePlanId: of.servicePlanId,
    userId,
    kind: 'frequency',
    shownTerms: '{"title":"Weekly","lines":[],"summary":"Weekly"}',
    termsHash: 'a'.repeat(64),
    signedName: canary.signature,
    agreedAt: new Date('2026-11-01T15:00:00Z'),
    takenNote: canary.note,
    objection: canary.text,
  });
  await db.insert(planChanges).values({
    servicePlanId: of.servicePlanId,
    kind: 'price',
    reason: canary.text,
    linesBefore: [],
    linesAfter: [],
    effectiveOn: '2027-01-01',
    content: canary.text,
    contentHash: 'b'.repeat(64),
    createdAt: new Date('2026-11-02T18:00:00Z'),
  });
  await db.insert(planOffers).values({
    propertyId: of.propertyId,
    kind: 'fertilization',
    status: 'sent',
    name: 'Fertilization',
    frequency: 'rounds',
    lotSize: 8000,
    lawnArea: 5200,
    firstDay: '2026-12-01',
    firstVisitLines: [],
    everyVisitLines: [],
    taxBasisPoints: 825,
    message: canary.note,
    content: canary.text,
    contentHash: 'd'.repeat(64),
    validUntil: '2026-12-01',
  });
}

async function fillReview(db: Db, authorId: string, visitId: number): Promise<void> {
  const createdAt = new Date('2026-11-02T18:00:00Z');
  const [request] = await db
    .insert(reviewRequests)
    .values({ visitId, createdAt, expiresAt: new Date('2027-01-01T18:00:00Z') })
    .returning();
  const [review] = await db
    .insert(reviews)
    .values({
      requestId: request?.id ?? 0,
      rating: 4,
      words: `${canary.text} ${canary.note}`,
      nameStyle: 'first-name',
      customerName: canary.name,
      mayPublish: true,
      neighborhood: 'Cypress',
      city: 'Cypress',
      zipCode: '77429',
      serviceType: 'Lawn Maintenance',
      completedAt: createdAt,
      status: 'published',
      writtenAt: createdAt,
      createdAt,
    })
    .returning();
  await db
    .insert(reviewReplies)
    .values({ reviewId: review?.id ?? 0, authorId, text: canary.text, createdAt });
}

/** Gives the photo that came with it. */
async function fillProblem(db: Db, userId: string, visitId: number): Promise<string> {
  const [problem] = await db
    .insert(visitProblems)
    .values({
      visitId,
      userId,
      kind: 'other',
      wish: 'fix',
      description: canary.text,
      status: 'answered',
      repliedAt: new Date('2026-11-02T19:00:00Z'),
      remedy: 'refund',
      remedyAmount: '5.00',
      remedyReason: canary.text,
      remedyMethod: canary.text,
      remedyAt: new Date('2026-11-02T19:00:00Z'),
      replyBy: new Date('2026-11-03T15:00:00Z'),
      createdAt: new Date('2026-11-02T18:00:00Z'),
    })
    .returning();
  const problemId = problem?.id ?? 0;
  const createdAt = new Date('2026-11-02T19:00:00Z');
  await db
    .insert(visitProblemMessages)
    .values({ problemId, party: 'customer', authorId: userId, text: canary.text, createdAt });
  await db
    .insert(customerCredits)
    .values({ userId, problemId, amount: '10.00', reason: canary.text, createdAt });
  return addPhoto(db, { visitProblemId: problemId, position: 0 });
}
