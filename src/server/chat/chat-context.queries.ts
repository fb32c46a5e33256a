// What the desk knows of the customer of a conversation: by their account alone, since anyone can type any address.
import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { displayName } from '#company/rules/customers/person-name.ts';
import { quoteStateOf } from '#company/rules/quotes/quote-machine.ts';
import type { ChatContext, ChatPrefill } from '#contract/chat/desk-conversation.ts';
import { holderOf } from '#server/accounts/people/account-people.queries.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { chatMessages, chatSessions } from '#server/platform/database/schema/chat.ts';
import { quotes } from '#server/platform/database/schema/quote.ts';
import { properties, serviceRequests, visits } from '#server/platform/database/schema/visits.ts';
import { customersBehind } from './channel.ts';
import type { ChatRow } from './chat.queries.ts';

const SHOWN = 20;
const WORDS = 2000;

const NOBODY: ChatContext = {
  customer: null,
  holders: [],
  isChosen: false,
  appointments: [],
  requests: [],
  quotes: [],
  visits: [],
  chats: [],
};

/**
 * The customer behind a conversation with what they have with us, the latest first; of visits and consultations those ahead come
 * first, the next one above all. `today` is the date at the company.
 */
export async function readChatContext(
  db: Db,
  session: ChatRow,
  today: string,
): Promise<ChatContext> {
  const { customerId } = session;
  const behind = await customersBehind(db, session);
  const holders = behind.map(({ id, name }) => ({ id, name }));
  const [only] = holders.length === 1 ? holders : [];
  const userId = session.userId ?? customerId ?? only?.id ?? null;
  const customer = await customerOf(db, userId);
  if (!customer) return { ...NOBODY, holders };
  const { id, email } = customer;
  return {
    customer,
    holders,
    isChosen: customerId !== null,
    appointments: await appointmentsOf(db, email, today),
    requests: await requestsOf(db, id),
    quotes: await quotesOf(db, id, today),
    visits: await visitsOf(db, id, today),
    chats: await chatsOf(db, session.id, userId),
  };
}

async function customerOf(db: Db, userId: string | null): Promise<ChatContext['customer']> {
  const [user] = userId ? await db.select().from(users).where(eq(users.id, userId)) : [];
  if (!user?.email) return null;
  const id = (await holderOf(db, user.id)) ?? user.id;
  const own = await db
    .select({ address: properties.address })
    .from(properties)
    .where(eq(properties.userId, id))
    .orderBy(properties.id);
  return {
    id,
    name: displayName(user),
    email: user.email,
    phone: user.phone,
    properties: own.map(({ address }) => address),
  };
}

/** What a quote request or a booking can begin with. */
export async function readPrefill(db: Db, session: ChatRow): Promise<ChatPrefill> {
  const customer = await customerOf(db, session.userId ?? session.customerId);
  const said = await db
    .select({ text: chatMessages.text })
    .from(chatMessages)
    .where(and(eq(chatMessages.sessionId, session.id), eq(chatMessages.sender, 'customer')))
    .orderBy(desc(chatMessages.id))
    .limit(50);
  const words = said
    .reverse()
    .map(({ text }) => text)
    .join('\n');
  const [firstName = '', ...rest] = session.customerName.split(' ');
  return {
    firstName,
    lastName: rest.join(' '),
    customerName: session.customerName,
    email: session.customerEmail,
    phone: session.customerPhone ?? '',
    propertyAddress: customer?.properties[0] ?? '',
    words: words.slice(-WORDS),
  };
}

function appointmentsOf(
  db: Db,
  email: string,
  today: string,
): Promise<ChatContext['appointments']> {
  return db
    .select({
      id: appointments.id,
      date: appointments.appointmentDate,
      time: appointments.appointmentTime,
      serviceType: appointments.serviceType,
      status: appointments.status,
    })
    .from(appointments)
    .where(eq(sql`lower(${appointments.customerEmail})`, email.toLowerCase()))
    .orderBy(...nextFirst(appointments.appointmentDate, today), desc(appointments.appointmentTime))
    .limit(SHOWN);
}

/** Days ahead from today on, then days past from today back. */
function nextFirst(date: PgColumn, today: string): SQL[] {
  return [sql`${date} < ${today}::date`, sql`abs(${date} - ${today}::date)`];
}

async function requestsOf(db: Db, userId: string): Promise<ChatContext['requests']> {
  const rows = await db
    .select({
      id: serviceRequests.id,
      serviceType: serviceRequests.serviceType,
      status: serviceRequests.status,
      createdAt: serviceRequests.createdAt,
    })
    .from(serviceRequests)
    .where(eq(serviceRequests.userId, userId))
    .orderBy(desc(serviceRequests.id))
    .limit(SHOWN);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

async function quotesOf(db: Db, userId: string, today: string): Promise<ChatContext['quotes']> {
  const rows = await db
    .select({
      id: quotes.id,
      title: quotes.title,
      status: quotes.status,
      validUntil: quotes.validUntil,
      requestId: quotes.serviceRequestId,
    })
    .from(quotes)
    .innerJoin(serviceRequests, eq(serviceRequests.id, quotes.serviceRequestId))
    .where(eq(serviceRequests.userId, userId))
    .orderBy(desc(quotes.createdAt))
    .limit(SHOWN);
  return rows.map(({ validUntil, ...quote }) => ({
    ...quote,
    status: quoteStateOf({ ...quote, validUntil }, today),
  }));
}

function visitsOf(db: Db, userId: string, today: string): Promise<ChatContext['visits']> {
  return db
    .select({
      id: visits.id,
      date: visits.scheduledDate,
      serviceType: visits.serviceType,
      status: visits.status,
    })
    .from(visits)
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .where(eq(properties.userId, userId))
    .orderBy(...nextFirst(visits.scheduledDate, today))
    .limit(SHOWN);
}

/** Of the person who chats: others on their account have conversations of their own. */
async function chatsOf(
  db: Db,
  sessionId: string,
  userId: string | null,
): Promise<ChatContext['chats']> {
  if (!userId) return [];
  const isTheirs = or(eq(chatSessions.userId, userId), eq(chatSessions.customerId, userId));
  const rows = await db
    .select({ id: chatSessions.id, createdAt: chatSessions.createdAt, status: chatSessions.status })
    .from(chatSessions)
    .where(and(isTheirs, ne(chatSessions.id, sessionId)))
    .orderBy(desc(chatSessions.lastActivity))
    .limit(SHOWN);
  return rows.map(({ id, createdAt, status }) => ({
    id,
    createdAt: createdAt.toISOString(),
    status: status,
  }));
}
