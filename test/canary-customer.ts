// A customer of whom we know everything that can be known, each with a word of its own, so that whatever stays of them is found.
import { eq, ne, sql } from 'drizzle-orm';
import { phoneDigits } from '#company/rules/platform/phone-link.ts';
import type { PricedQuote } from '#contract/quotes/quote.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import {
  accountInvitations,
  accountPeople,
} from '#server/platform/database/schema/account-people.ts';
import { appointments, slotClaims } from '#server/platform/database/schema/booking.ts';
import {
  chatEvents,
  chatMessages,
  chatOffers,
  chatSessions,
} from '#server/platform/database/schema/chat.ts';
import { crewActions } from '#server/platform/database/schema/crew-day.ts';
import { consents, customerNotes, sentMails } from '#server/platform/database/schema/customer.ts';
import { emailChanges } from '#server/platform/database/schema/email-change.ts';
import { estimateMails } from '#server/platform/database/schema/estimate.ts';
import { leadEntries, leads, phoneCalls } from '#server/platform/database/schema/lead.ts';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';
import {
  customerCredits,
  visitProblemMessages,
  visitProblems,
} from '#server/platform/database/schema/notices.ts';
import { photos } from '#server/platform/database/schema/photo.ts';
import { photoPermissions } from '#server/platform/database/schema/photo-permission.ts';
import {
  planAgreements,
  planChanges,
  planOffers,
} from '#server/platform/database/schema/plan-offer.ts';
import { planRequests } from '#server/platform/database/schema/plan-request.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';
import { reviewReplies, reviewRequests, reviews } from '#server/platform/database/schema/review.ts';
import { passkeys, providerIdentities } from '#server/platform/database/schema/sign-in-ways.ts';
import { sitePictures } from '#server/platform/database/schema/site-picture.ts';
import { textDeliveries, textStops } from '#server/platform/database/schema/texts.ts';
import { portalViewings } from '#server/platform/database/schema/viewing.ts';
import {
  crews,
  properties,
  servicePlans,
  visits,
} from '#server/platform/database/schema/visits.ts';
import { type AddOnOffice, draftOf, signatureOf } from './add-on-office.ts';
import { fillMoney } from './canary-money.ts';
import { done } from './portal-customer.ts';
import { appointment, chat, lead, passkey, plan } from './sample-rows.ts';

/** The words by which the customer is found again. The gate code is set through the portal, as they would. */
export const canary = {
  email: 'maria@example.com',
  name: 'Canaryname',
  phone: '(281) 555-0199',
  address: '77 Canarystreet',
  text: 'canarytext',
  note: 'canarynote',
  /** What was sent under other addresses of hers, a word for each place. */
  earlierBooking: 'canarybooking',
  earlierQuote: 'canaryquote',
  earlierPlan: 'canaryplan',
  earlierChat: 'canarychat',
  madeFrom: 'canarylead',
  card: 'canarycard',
  gateCode: 'canarygate-4711',
  signature: 'Maria Canarysignature',
} as const;

export type CanaryIds = {
  userId: string;
  appointmentId: number;
  photoIds: string[];
  quoteId: string;
};

/** Fills every table that can say something of Maria. */
export async function fillCanary(office: AddOnOffice): Promise<CanaryIds> {
  const { db } = office.test.open;
  const { userId, propertyId } = await fillAccount(office, db);
  const quoteId = await fillRequests(office);
  const visitPhotos = await fillVisits(db, userId, propertyId);
  await fillMoney(db, userId, canary);
  const { appointmentId, leadPhoto, chatPhoto } = await fillLetters(db, userId);
  await fillEarlier(db, userId);
  return { userId, appointmentId, photoIds: [...visitPhotos, leadPhoto, chatPhoto], quoteId };
}

async function fillViewing(db: Db, userId: string): Promise<void> {
  const [someone] = await db.select().from(users).where(ne(users.id, userId)).limit(1);
  const startedAt = new Date('2026-11-02T18:00:00Z');
  const endsAt = new Date('2026-11-02T18:30:00Z');
  await db.insert(portalViewings).values({
    ...{ userId, staffId: someone?.id ?? '', reason: canary.text },
    ...{ startedAt, endsAt, endedAt: endsAt },
  });
}

async function fillAccount({ must }: AddOnOffice, db: Db) {
  const [user] = await db.select().from(users).where(eq(users.email, canary.email));
  const userId = user?.id ?? '';
  await db.update(properties).set({ address: canary.address }).where(eq(properties.userId, userId));
  await fillViewing(db, userId);
  await must('maria', 'PATCH /api/portal/contact', {
    firstName: canary.name,
    lastName: canary.name,
    phone: canary.phone,
  });
  await must('maria', 'PATCH /api/portal/property', {
    version: 1,
    pets: canary.text,
    specialInstructions: canary.text,
    gateCode: canary.gateCode,
  });
  await must('maria', 'PATCH /api/portal/notices', { email: ['done'] });
  await must('maria', 'POST /api/portal/calendar-feed');
  await db.insert(passkeys).values({ ...passkey, userId, name: canary.text });
  await db
    .insert(providerIdentities)
    .values({ userId, issuer: 'https://id.example.com', subject: canary.text });
  await fillPeople(db, userId);
  await db.insert(emailChanges).values({ ...emailChange, userId, askedBy: userId });
  await fillOffice(db, userId);
  const [property] = await db.select().from(properties).where(eq(properties.userId, userId));
  return { userId, propertyId: property?.id ?? 0 };
}

/** An address that she has asked for and not confirmed. */
const emailChange = {
  email: `${canary.text}@example.com`,
  formerEmail: canary.email,
  createdAt: new Date('2026-11-01T15:00:00Z'),
  expiresAt: new Date('2026-11-01T15:30:00Z'),
};

/** Someone who shares her account, and someone whom she has invited to it. */
async function fillPeople(db: Db, customerId: string): Promise<void> {
  const at = new Date('2026-11-01T15:00:00Z');
  const [person] = await db
    .insert(users)
    .values({ email: 'shares@example.com', firstName: 'Luis' })
    .returning();
  const shared = { personId: person?.id ?? '', customerId, joinedAt: at };
  await db.insert(accountPeople).values(shared);
  await db.insert(accountInvitations).values({
    ...{ customerId, invitedBy: customerId, email: 'invited@example.com' },
    ...{ firstName: canary.text, lastName: canary.text, phone: canary.phone },
    ...{ createdAt: at, expiresAt: new Date('2027-11-08T15:00:00Z') },
  });
}

/** What the office keeps of her, and a second account that turned out to be hers. */
async function fillOffice(db: Db, userId: string): Promise<void> {
  const at = new Date('2026-11-01T15:00:00Z');
  await db.insert(customerNotes).values({ userId, text: canary.text, createdAt: at });
  await db.insert(consents).values({
    userId,
    channel: 'text',
    purpose: 'visits',
    reaches: canary.phone,
    wording: canary.text,
    givenHow: 'phone',
    givenAt: at,
  });
  const text = { channel: 'text', subject: 'Text message' } as const;
  await db.insert(sentMails).values([
    { mailId: 'canary', recipient: canary.email, subject: canary.text, firstTriedAt: at },
    { ...text, mailId: 'canary-text', recipient: canary.phone, firstTriedAt: at },
  ]);
  await db.insert(users).values({
    email: 'maria-too@example.com',
    firstName: canary.name,
    phone: canary.phone,
    mergedInto: userId,
    disabledAt: at,
  });
}

/** One request that came to an accepted quote and is done, and one that is open. */
async function fillRequests(office: AddOnOffice): Promise<string> {
  const { must, ask, accept } = office;
  const photo = await office.upload('maria');
  const words = { description: canary.text, photos: [photo] };
  const { request, quote } = await office.quoted(
    {
      ...draftOf(photo),
      message: canary.text,
      paymentTerms: { depositPercent: 30, steps: [{ name: canary.text, percent: 20 }] },
    },
    words,
  );
  const shown = await must<PricedQuote>('maria', `GET /api/quotes/${quote.id}`);
  await accept('maria', shown, { ...signatureOf(shown), typedName: canary.signature });
  await must('maria', `POST /api/service-requests/${request.id}/messages`, { text: canary.text });
  await must('maria', `GET /api/quotes/${quote.id}`);
  const open = await ask('maria', { description: canary.text });
  await must('maria', `POST /api/service-requests/${open.id}/messages`, { text: canary.text });
  await office.draft(open, { ...draftOf(), message: canary.text });
  return quote.id;
}

async function fillVisits(db: Db, userId: string, propertyId: number): Promise<string[]> {
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
  const photoId = await addPhoto(db, { visitId, kind: 'after' });
  await fillPermission(db, visitId, photoId);
  return [photoId, problemPhoto];
}

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

/** What was sent without an account. */
async function fillLetters(db: Db, userId: string) {
  const { email, phone } = canary;
  const person = { firstName: canary.name, lastName: canary.name, email, phone };
  const [booked] = await db
    .insert(appointments)
    .values({
      ...appointment,
      customerName: canary.name,
      customerEmail: email.toUpperCase(),
      customerNotes: canary.text,
      propertyAddress: canary.address,
    })
    .returning();
  const appointmentId = booked?.id ?? 0;
  await db
    .insert(slotClaims)
    .values({ cell: new Date('2026-12-01T15:00:00Z'), seat: 1, appointmentId });
  const [quoteRequest] = await db
    .insert(quoteRequests)
    .values({ ...lead, ...person, projectDetails: canary.text })
    .returning();
  await db
    .insert(planRequests)
    .values({ ...plan, ...person, address: canary.address, notes: canary.text });
  await db
    .insert(phoneCalls)
    .values({ name: canary.name, phone: canary.phone, email, words: canary.text });
  for (const { id: leadId } of await db.select({ id: leads.id }).from(leads)) {
    await db.insert(leadEntries).values({ leadId, kind: 'note', text: canary.text });
  }
  await db.insert(newsletterSubscriptions).values({ email });
  await db.insert(estimateMails).values({
    email,
    choice: { kind: 'lawn', propertySize: 9_000, frequency: 'weekly' },
  });
  const [session] = await db
    .insert(chatSessions)
    .values({ ...chat, userId, customerName: canary.name, customerEmail: email })
    .returning();
  const words = { text: canary.text, sender: 'customer', senderName: canary.name } as const;
  const sessionId = session?.id ?? '';
  const [message] = await db
    .insert(chatMessages)
    .values({ ...words, sessionId })
    .returning();
  await db.insert(chatEvents).values([
    { sessionId, number: 1, kind: 'message', messageId: message?.id ?? 0 },
    { sessionId, number: 2, kind: 'note', details: { text: canary.note, authorName: 'Olive' } },
  ]);
  await db.insert(chatOffers).values({ sessionId, card: { kind: 'price', title: canary.card } });
  await fillTexts(db, userId);
  const byMail = {
    mailAddress: 'maria-by-mail@example.com',
    customerEmail: 'maria-by-mail@example.com',
  };
  await db
    .insert(chatSessions)
    .values({ ...chat, ...byMail, customerId: userId, customerName: canary.name });
  return {
    appointmentId,
    chatPhoto: await addPhoto(db, { chatMessageId: message?.id ?? null }),
    leadPhoto: await addPhoto(db, { quoteRequestId: quoteRequest?.id ?? null }),
  };
}

/** A conversation by text that staff have found to be hers, with an answer that has left, and the STOP that ended it. */
async function fillTexts(db: Db, userId: string): Promise<void> {
  const textNumber = phoneDigits(canary.phone);
  const [session] = await db
    .insert(chatSessions)
    .values({
      ...chat,
      textNumber,
      customerId: userId,
      customerName: canary.name,
      customerEmail: '',
    })
    .returning();
  const [message] = await db
    .insert(chatMessages)
    .values({
      ...{
        sessionId: session?.id ?? '',
        text: canary.text,
        sender: 'support',
        senderName: 'Olive',
      },
    })
    .returning();
  const messageId = message?.id ?? 0;
  await db
    .insert(textDeliveries)
    .values({ messageId, kind: 'answer', state: 'sent', dueAt: new Date() });
  await db
    .insert(textStops)
    .values({ number: textNumber, stoppedAt: new Date(), stoppedBy: 'STOP' });
}

/** What came from the address of the account that turned out to be hers, and a lead of a third one that she was made from. */
async function fillEarlier(db: Db, userId: string): Promise<void> {
  const email = 'maria-too@example.com';
  const person = { firstName: canary.name, lastName: canary.name, email, phone: canary.phone };
  await db.insert(appointments).values({
    ...appointment,
    customerName: canary.name,
    customerEmail: email,
    customerNotes: canary.earlierBooking,
  });
  const words = { ...lead, ...person, projectDetails: canary.earlierQuote };
  await db.insert(quoteRequests).values(words);
  await db.insert(planRequests).values({ ...plan, ...person, notes: canary.earlierPlan });
  await db.insert(newsletterSubscriptions).values({ email });
  const [session] = await db
    .insert(chatSessions)
    .values({ ...chat, customerName: canary.name, customerEmail: email.toUpperCase() })
    .returning();
  await db.insert(chatMessages).values({
    text: canary.earlierChat,
    sender: 'customer',
    senderName: canary.name,
    sessionId: session?.id ?? '',
  });
  const [made] = await db
    .insert(quoteRequests)
    .values({ ...words, email: 'maria@elsewhere.example', projectDetails: canary.madeFrom })
    .returning();
  await db
    .update(leads)
    .set({ customerId: userId })
    .where(eq(leads.quoteRequestId, made?.id ?? ''));
}

async function addPhoto(db: Db, of: Partial<typeof photos.$inferInsert>): Promise<string> {
  const [row] = await db
    .insert(photos)
    .values({
      ownerHash: 'c'.repeat(64),
      byteSize: 1,
      width: 1,
      height: 1,
      storageKey: `photos/${crypto.randomUUID()}`,
      ...of,
    })
    .returning();
  return row?.id ?? '';
}

/** Where the database holds one of some words, as "table.column: word". */
export async function findWords(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and table_schema = 'public'`);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const text = sql`lower(${sql.identifier(column)}::text)`;
    const { rows } = await db.execute<{ word: string }>(sql`
      select word from unnest(${sql.param([...words])}::text[]) as word
      where exists (select from ${sql.identifier(table)} where position(lower(word) in ${text}) > 0)`);
    found.push(...rows.map(({ word }) => `${table}.${column}: ${word}`));
  }
  return found.sort();
}
