// What the customer of whom we know everything sent without an account, by text and mail, and from other addresses.
import { eq } from 'drizzle-orm';
import { phoneDigits } from '#company/rules/platform/phone-link.ts';
import type { Db } from '#server/platform/database/client.ts';
import { appointments, slotClaims } from '#server/platform/database/schema/booking.ts';
import { incomingCalls } from '#server/platform/database/schema/calls.ts';
import {
  chatEvents,
  chatMessages,
  chatOffers,
  chatSessions,
} from '#server/platform/database/schema/chat.ts';
import { estimateMails } from '#server/platform/database/schema/estimate.ts';
import { leadEntries, leads, phoneCalls } from '#server/platform/database/schema/lead.ts';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';
import { planRequests } from '#server/platform/database/schema/plan-request.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';
import { textDeliveries, textStops } from '#server/platform/database/schema/texts.ts';
import { addPhoto } from './canary-photo.ts';
import { canary } from './canary-words.ts';
import { appointment, chat, lead, plan } from './sample-rows.ts';

/** A conversation that someone of us has put away: each column of words of it has some. */
const snoozed = { ...chat, snoozedUntil: new Date(), snoozedBy: 'Olive' };

/** What was sent without an account. */
export async function fillLetters(db: Db, userId: string) {
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
    .values({ ...snoozed, userId, customerName: canary.name, customerEmail: email })
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
    .values({ ...snoozed, ...byMail, customerId: userId, customerName: canary.name });
  return {
    appointmentId,
    chatPhoto: await addPhoto(db, { chatMessageId: message?.id ?? null }),
    leadPhoto: await addPhoto(db, { quoteRequestId: quoteRequest?.id ?? null }),
  };
}

/** A conversation by text that staff have found to be hers, with a missed call, an answer that has left, and the STOP that ended it. */
async function fillTexts(db: Db, userId: string): Promise<void> {
  const textNumber = phoneDigits(canary.phone);
  const [session] = await db
    .insert(chatSessions)
    .values({
      ...snoozed,
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
  await db.insert(incomingCalls).values({
    ...{ providerId: 'CA1', result: 'missed', cameAt: new Date(), entry: 1 },
    ...{ sessionId: session?.id ?? '', phone: textNumber },
  });
  await db
    .insert(textStops)
    .values({ number: textNumber, stoppedAt: new Date(), stoppedBy: 'STOP' });
}

/** What came from the address of the account that turned out to be hers, and a lead of a third one that she was made from. */
export async function fillEarlier(db: Db, userId: string): Promise<void> {
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
    .values({ ...snoozed, customerName: canary.name, customerEmail: email.toUpperCase() })
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
