// How the person of a lead can be reached, and everything that they said, from the table that the lead stands in.
import { desc, eq, sql } from 'drizzle-orm';
import { type Language, SPEAKS_SPANISH } from '#company/facts/languages.ts';
import { powerLineAnswers } from '#company/facts/storm-messages.ts';
import { formatMoney } from '#company/rules/money/money.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { Db } from '#server/platform/database/client.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { phoneCalls } from '#server/platform/database/schema/lead.ts';
import { planOffers } from '#server/platform/database/schema/plan-offer.ts';
import { planRequests } from '#server/platform/database/schema/plan-request.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';
import type { ServerContext } from '../../context.ts';
import type { LeadRow } from './lead-source.ts';

/** What a lead says of its person and their wish. */
export type LeadContact = {
  email: string;
  phone: string;
  address: string;
  words: string;
  /** That of the page from which they asked; undefined where the lead says none. */
  language?: Language;
  reviewReasons: readonly string[];
  /** What else its form has asked. */
  facts: { label: string; value: string }[];
};

/** Reads it. */
export async function readContact(db: Db, row: LeadRow): Promise<LeadContact> {
  if (row.kind === 'quote') return readQuote(db, row.sourceId);
  if (row.kind === 'plan') return readPlan(db, row.sourceId);
  if (row.kind === 'booking') return readBooking(db, Number(row.sourceId));
  const [call] = await db.select().from(phoneCalls).where(eq(phoneCalls.id, row.sourceId));
  if (!call) throw new Error('the call of a lead is gone');
  const { email, phone, words } = call;
  return { email, phone, address: '', words, reviewReasons: [], facts: [] };
}

async function readQuote(db: Db, id: string): Promise<LeadContact> {
  const [row] = await db.select().from(quoteRequests).where(eq(quoteRequests.id, id));
  if (!row) throw new Error('the quote request of a lead is gone');
  const { email, phone, projectDetails, reviewReasons, place, powerLine, language } = row;
  const wire = powerLineAnswers.find(({ value }) => value === powerLine)?.label;
  return {
    email,
    phone,
    address: place ?? '',
    words: projectDetails ?? '',
    language,
    reviewReasons,
    facts: [
      ...languageFact(language),
      ...(wire ? [{ label: 'A wire involved?', value: wire }] : []),
    ],
  };
}

/** That someone is written to in another language than English. */
const languageFact = (language: Language) =>
  language === 'es' ? [{ label: 'Language', value: SPEAKS_SPANISH }] : [];

async function readPlan(db: Db, id: string): Promise<LeadContact> {
  const [row] = await db.select().from(planRequests).where(eq(planRequests.id, id));
  if (!row) throw new Error('the plan request of a lead is gone');
  const { email, phone, address, notes, reviewReasons, language } = row;
  const feet = (count: number) => `${count.toLocaleString('en-US')} sq ft`;
  const facts = [
    ...languageFact(language),
    { label: 'First visit asked for', value: formatDate(row.startDate) },
    { label: 'Lot', value: feet(row.propertySize) },
    { label: 'Lawn', value: feet(row.lawnArea) },
    { label: 'Price shown, first visit', value: formatMoney(row.firstVisitTotal) },
    { label: 'Price shown, each visit after', value: formatMoney(row.everyVisitTotal) },
    ...(row.priceHeldUntil
      ? [
          {
            label: `Price number ${row.priceNumber}, held until`,
            value: formatDate(row.priceHeldUntil),
          },
        ]
      : []),
    ...(row.promoCode ? [{ label: 'Promo code', value: row.promoCode }] : []),
  ];
  return { email, phone, address, words: notes ?? '', language, reviewReasons, facts };
}

async function readBooking(db: Db, id: number): Promise<LeadContact> {
  const [row] = await db.select().from(appointments).where(eq(appointments.id, id));
  if (!row) throw new Error('the booking of a lead is gone');
  return {
    email: row.customerEmail,
    phone: row.customerPhone,
    address: row.propertyAddress ?? '',
    words: row.customerNotes ?? '',
    // One that staff have entered says none.
    ...(row.visitorHash && { language: row.language }),
    reviewReasons: row.reviewReasons,
    facts: [...languageFact(row.language), { label: 'Length', value: `${row.duration} minutes` }],
  };
}

/** The consultation that a lead is, or that was booked from it. */
export async function readBookingOf(db: Db, row: LeadRow) {
  const id = row.bookedId ?? (row.kind === 'booking' ? Number(row.sourceId) : null);
  if (id === null) return null;
  const [found] = await db.select().from(appointments).where(eq(appointments.id, id));
  if (!found) return null;
  const { appointmentDate: date, appointmentTime: time, status } = found;
  return { id, date, time, status };
}

/** The latest offer of a plan that was made from a lead. */
export async function readPlanOfferOf(db: Db, row: LeadRow) {
  const [found] = await db
    .select({
      id: planOffers.id,
      status: planOffers.status,
      servicePlanId: planOffers.servicePlanId,
    })
    .from(planOffers)
    .where(eq(planOffers.leadId, row.id))
    .orderBy(desc(planOffers.createdAt))
    .limit(1);
  return found ?? null;
}

/** The photos of a lead; those of a quote request go along when it becomes work. */
export async function photosOfLead({ db }: Pick<ServerContext, 'db'>, row: LeadRow) {
  if (row.kind !== 'quote') return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from photos where quote_request_id = ${row.sourceId}::uuid
    union all
    select id from photos where service_request_id = ${row.serviceRequestId}::int and request_message_id is null`);
  return rows.map(({ id }) => id);
}
