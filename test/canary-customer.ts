// A customer of whom we know everything that can be known, each with a word of its own, so that whatever stays of them is found.
import { eq, ne } from 'drizzle-orm';
import type { PricedQuote } from '#contract/quotes/quote.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import {
  accountInvitations,
  accountPeople,
} from '#server/platform/database/schema/account-people.ts';
import { consents, customerNotes, sentMails } from '#server/platform/database/schema/customer.ts';
import { emailChanges } from '#server/platform/database/schema/email-change.ts';
import { passkeys, providerIdentities } from '#server/platform/database/schema/sign-in-ways.ts';
import { portalViewings } from '#server/platform/database/schema/viewing.ts';
import { properties } from '#server/platform/database/schema/visits.ts';
import { type AddOnOffice, draftOf, signatureOf } from './add-on-office.ts';
import { fillEarlier, fillLetters } from './canary-letters.ts';
import { fillMoney } from './canary-money.ts';
import { fillVisits } from './canary-visits.ts';
import { canary } from './canary-words.ts';
import { passkey } from './sample-rows.ts';

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
