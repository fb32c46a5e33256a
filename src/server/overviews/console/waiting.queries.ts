// Reads what waits for an answer of the office, each kind from its own index: the oldest few, and how many there are.
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Language } from '#company/facts/languages.ts';
import { quoteServiceLabel } from '#company/facts/quote-services.ts';
import { problemKinds } from '#company/facts/visit-labels.ts';
import { MISSED_CALL } from '#company/rules/chat/incoming-call.ts';
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { ON_PROBLEM_LIST, problemStates } from '#company/rules/visits/problem-machine.ts';
import type { Waiting, WaitingCounts, WaitingKind } from '#contract/overviews/console.ts';
import { isNotSnoozed } from '#server/chat/chat.queries.ts';
import { leadClock } from '#server/leads/inbox/present-lead.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { contentEntries } from '#server/platform/database/schema/content.ts';
import { crewActions } from '#server/platform/database/schema/crew-day.ts';
import { leads, phoneCalls } from '#server/platform/database/schema/lead.ts';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';
import { visitProblems } from '#server/platform/database/schema/notices.ts';
import { billingTasks } from '#server/platform/database/schema/online-payments.ts';
import { planAgreements, planOffers } from '#server/platform/database/schema/plan-offer.ts';
import { planRequests } from '#server/platform/database/schema/plan-request.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';
import { requestMessages } from '#server/platform/database/schema/request-message.ts';
import { reviews } from '#server/platform/database/schema/review.ts';
import {
  crews,
  properties,
  servicePlans,
  serviceRequests,
  visits,
} from '#server/platform/database/schema/visits.ts';
import { statusConditions } from '#server/site/newsletter/subscriber.queries.ts';
import type { ServerContext } from '../../context.ts';
import { describeReport } from './report-label.ts';
import { isOpenBounce, listBounces } from './waiting-bounces.queries.ts';
import { isTextToCheck, listTextsToCheck } from './waiting-content.queries.ts';
import { isOpenTask, listBillingTasks } from './waiting-payments.queries.ts';
import {
  endsSoon,
  isDueForReview,
  isOpenObjection,
  listDuePlans,
  listEndingOffers,
  listObjections,
} from './waiting-plans.queries.ts';
import {
  isAcceptedRequest,
  isLeftUndone,
  isPendingRequest,
  listAccepted,
  listRequests,
  listUndone,
} from './waiting-requests.queries.ts';
import { isNewReview, listNewReviews } from './waiting-reviews.queries.ts';
import { entry, nameOf, SHOWN, type WaitingRow } from './waiting-row.ts';
import { listHeldSignUps } from './waiting-sign-ups.queries.ts';

const MOST_COUNTED = 100;

/** Answered or not, until it is closed; the condition of the index visit_problems_waiting. */
const isOpenProblem = inArray(visitProblems.status, ON_PROBLEM_LIST);
/** The condition of the index crew_actions_open, word for word. */
const isOpenReport = sql`${crewActions.handledAt} is null and (${crewActions.kind} = 'problem' or ${crewActions.outcome} = 'conflict' or ${crewActions.isTimeUnsure})`;
/** Of those that wait, the ones that no one has put away for now. */
function isWaitingChat({ clock }: Pick<ServerContext, 'clock'>): SQL | undefined {
  const waits = and(eq(chatSessions.status, 'waiting'), eq(chatSessions.underReview, false));
  return and(waits, isNotSnoozed(clock()));
}
/** The condition of the index leads_waiting, word for word. */
const isWaitingLead = sql`not ${leads.isHeld} and ${leads.stage} = 'new' and ${leads.firstAnsweredAt} is null and ${leads.kind} <> 'booking'`;
/** Of those, whom we promised a call after a storm. */
const isStormCall = sql`exists (select from quote_requests where id = ${leads.quoteRequestId} and call_back_by is not null)`;
const isStormLead = and(isWaitingLead, isStormCall);
const isOtherLead = and(isWaitingLead, sql`not ${isStormCall}`);
const isBookingToReview = and(
  isNotNull(appointments.reviewUntil),
  eq(appointments.status, 'scheduled'),
);
const isUnreadMessage = and(isNull(requestMessages.readAt), eq(requestMessages.fromOffice, false));
/** The condition of the index leads_held, word for word; a booking to review stands among the bookings. */
const isHeldLead = sql`${leads.isHeld} and ${leads.stage} <> 'spam' and ${leads.kind} <> 'booking'`;

/** How much of each kind waits. */
export async function countWaiting(context: ServerContext): Promise<WaitingCounts> {
  const { db } = context;
  const counted = await Promise.all([
    countUpTo(db, leads, isStormLead),
    countUpTo(db, visitProblems, isOpenProblem),
    countUpTo(db, crewActions, isOpenReport),
    countUpTo(db, chatSessions, isWaitingChat(context)),
    countUpTo(db, leads, isOtherLead),
    countUpTo(db, appointments, isBookingToReview),
    countUpTo(db, requestMessages, isUnreadMessage),
    countUpTo(db, serviceRequests, isPendingRequest),
    countUpTo(db, serviceRequests, isAcceptedRequest),
    countUpTo(db, serviceRequests, isLeftUndone),
    countUpTo(db, leads, isHeldLead),
    countUpTo(db, planAgreements, isOpenObjection),
    countUpTo(db, planOffers, endsSoon(context)),
    countUpTo(db, servicePlans, isDueForReview(context)),
    countUpTo(db, contentEntries, isTextToCheck),
    countUpTo(db, reviews, isNewReview),
    countUpTo(db, newsletterSubscriptions, isOpenBounce),
    countUpTo(db, billingTasks, isOpenTask),
    countUpTo(db, newsletterSubscriptions, statusConditions.held),
  ]);
  const [storm, problem, report, chat, lead, booking, message, request, accepted, ...rest] =
    counted;
  const [undone, held, objection, offer, renewal, content, review, bounce, payment, signup] = rest;
  return {
    ...{ storm, problem, objection, report, chat, lead, booking, message, request, accepted },
    ...{ undone, offer, renewal, payment, review, bounce, signup, content, held },
  };
}

/** No one needs to know whether it is 100 or 4,000, and counting those would take its time. */
async function countUpTo(db: Db, table: PgTable, which: SQL | undefined): Promise<number> {
  const some = db.select({ one: sql`1` }).from(table).where(which).limit(MOST_COUNTED).as('some');
  const [row] = await db.select({ found: count() }).from(some);
  return row?.found ?? 0;
}

/** The oldest of each kind, each with how long it has waited by the office's clock. */
export async function listWaiting(context: ServerContext): Promise<Waiting[]> {
  const { db, settings } = context;
  const kinds = await Promise.all([
    listStormCalls(db),
    listProblems(db),
    listReports(db),
    listChats(context),
    listLeads(db, 'lead', isOtherLead),
    listBookings(db),
    listUnread(db),
    listRequests(db),
    listAccepted(db),
    listUndone(db),
    listLeads(db, 'held', isHeldLead),
    listObjections(db),
    listEndingOffers(context),
    listDuePlans(context),
    listTextsToCheck(db),
    listNewReviews(db, settings().reviewDecisionDays),
    listBounces(db),
    listBillingTasks(db),
    listHeldSignUps(db),
  ]);
  const rows = kinds.flat();
  const oldest = Math.min(context.clock().getTime(), ...rows.map(({ since }) => Date.parse(since)));
  const { now, minutes } = await leadClock(context, new Date(oldest));
  const open = await openAccounts(db, rows);
  return rows.map((row) => ({
    ...row,
    customerId: row.customerId && open.has(row.customerId) ? row.customerId : null,
    language: row.language === 'es' ? 'es' : writtenLanguage(open.get(row.customerId ?? '')),
    waitedMinutes: row.kind === 'chat' ? null : minutes(new Date(row.since), now),
  }));
}

/** Of whom they are about, who has an account that is not closed, by what language it has: the others have no page. */
async function openAccounts(
  db: Db,
  rows: readonly WaitingRow[],
): Promise<Map<string, Language | null>> {
  const ids = [...new Set(rows.flatMap(({ customerId }) => customerId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(and(inArray(users.id, ids), eq(users.role, 'customer'), isNull(users.disabledAt)));
  return new Map(found.map(({ id, language }) => [id, language]));
}

async function listStormCalls(db: Db): Promise<WaitingRow[]> {
  const rows = await db
    .select({ lead: leads, quote: quoteRequests })
    .from(leads)
    .innerJoin(quoteRequests, eq(quoteRequests.id, leads.quoteRequestId))
    .where(isStormLead)
    .orderBy(asc(leads.arrivedAt))
    .limit(SHOWN);
  return rows.map(({ lead, quote }) => ({
    ...entry('storm', `/console/leads/quote/${quote.id}`, lead.arrivedAt),
    name: lead.name,
    customerId: lead.customerId,
    words: `${quote.powerLine === 'no' ? '' : 'Wire involved or unclear. '}${quote.place ?? ''}`,
    due: quote.callBackBy?.toISOString() ?? null,
    phone: quote.phone,
    language: quote.language,
  }));
}

async function listProblems(db: Db): Promise<WaitingRow[]> {
  const rows = await db
    .select({ problem: visitProblems, name: nameOf(users), phone: users.phone })
    .from(visitProblems)
    .innerJoin(users, eq(users.id, visitProblems.userId))
    .where(isOpenProblem)
    .orderBy(desc(visitProblems.status), asc(visitProblems.replyBy))
    .limit(SHOWN);
  return rows.map(({ problem, name, phone }) => ({
    ...entry('problem', `/console/problems/${problem.id}`, problem.createdAt),
    name,
    customerId: problem.userId,
    words: problemWords(problem),
    due: owesReply(problem) ? problem.replyBy.toISOString() : null,
    phone,
  }));
}

type ProblemRow = typeof visitProblems.$inferSelect;

function owesReply({ status }: ProblemRow): boolean {
  return problemStates[status].owesReply;
}

function problemWords(problem: ProblemRow): string {
  const { kind, wish, repliedAt } = problem;
  const label = problemKinds.find(({ value }) => value === kind)?.label ?? kind;
  if (!owesReply(problem)) return `${label}. Answered; close it when it is settled.`;
  if (repliedAt) return `${label}. The customer wrote again.`;
  return wish === 'credit' ? `${label}. Asks for a credit.` : `${label}. Asks us to fix it.`;
}

/** What crews reported from a stop and no one has seen to. */
async function listReports(db: Db): Promise<WaitingRow[]> {
  const rows = await db
    .select({
      report: crewActions,
      crew: crews.name,
      name: nameOf(users),
      phone: users.phone,
      customerId: properties.userId,
    })
    .from(crewActions)
    .innerJoin(crews, eq(crews.id, crewActions.crewId))
    .leftJoin(visits, eq(visits.id, crewActions.visitId))
    .leftJoin(properties, eq(properties.id, visits.propertyId))
    .leftJoin(users, eq(users.id, properties.userId))
    .where(isOpenReport)
    .orderBy(asc(crewActions.receivedAt))
    .limit(SHOWN);
  return rows.map(({ report, crew, name, phone, customerId }) => ({
    ...entry(
      'report',
      report.visitId === null ? '/console/visits' : `/console/visits/${report.visitId}`,
      report.receivedAt,
    ),
    name: name ?? crew,
    customerId,
    words: `${crew}: ${describeReport(report)}`,
    phone,
  }));
}

/** Whether the last that was heard of them was a call. Names stand as the database has them: columns of one table are written without theirs. */
const hasCalledLast = sql<boolean | null>`(
  select event.details ? 'isCall' from chat_events as event join chat_messages as message on message.id = event.message_id
  where event.session_id = chat_sessions.id and message.sender = 'customer' order by event.number desc limit 1)`;

async function listChats(context: ServerContext): Promise<WaitingRow[]> {
  const rows = await context.db
    .select({ chat: chatSessions, hasCalledLast })
    .from(chatSessions)
    .where(isWaitingChat(context))
    .orderBy(asc(chatSessions.waitingSince))
    .limit(SHOWN);
  return rows.map(({ chat, hasCalledLast: isCall }) => ({
    ...entry('chat', `/admin-support/${chat.id}`, chat.waitingSince ?? chat.lastActivity),
    name: chat.customerName,
    customerId: chat.userId ?? chat.customerId,
    words: isCall ? MISSED_CALL : 'Waiting in the chat',
    phone: chat.customerPhone,
    language: chat.language,
  }));
}

async function listLeads(db: Db, kind: WaitingKind, which: SQL | undefined): Promise<WaitingRow[]> {
  const rows = await db
    .select({ lead: leads, quote: quoteRequests, plan: planRequests, call: phoneCalls })
    .from(leads)
    .leftJoin(quoteRequests, eq(quoteRequests.id, leads.quoteRequestId))
    .leftJoin(planRequests, eq(planRequests.id, leads.planRequestId))
    .leftJoin(phoneCalls, eq(phoneCalls.id, leads.callId))
    .where(which)
    .orderBy(asc(leads.arrivedAt))
    .limit(SHOWN);
  return rows.map(({ lead, quote, plan, call }) => ({
    ...entry(kind, `/console/leads/${lead.kind}/${(quote ?? plan ?? call)?.id}`, lead.arrivedAt),
    name: lead.name,
    customerId: lead.customerId,
    words: quote
      ? `Quote: ${quoteServiceLabel(quote.serviceType)}`
      : plan
        ? `Lawn plan: ${plan.address}`
        : 'Phone call',
    phone: (quote ?? plan ?? call)?.phone ?? '',
    language: (quote ?? plan)?.language,
  }));
}

async function listBookings(db: Db): Promise<WaitingRow[]> {
  const rows = await db
    .select()
    .from(appointments)
    .where(isBookingToReview)
    .orderBy(asc(appointments.reviewUntil))
    .limit(SHOWN);
  return rows.map((booking) => ({
    ...entry('booking', `/console/leads/booking/${booking.id}`, booking.createdAt),
    name: booking.customerName,
    words: `Confirm or release: ${booking.serviceType}`,
    due: booking.reviewUntil?.toISOString() ?? null,
    phone: booking.customerPhone,
    language: booking.language,
  }));
}

async function listUnread(db: Db): Promise<WaitingRow[]> {
  const rows = await db
    .select({ message: requestMessages, request: serviceRequests })
    .from(requestMessages)
    .innerJoin(serviceRequests, eq(serviceRequests.id, requestMessages.serviceRequestId))
    .where(isUnreadMessage)
    .orderBy(asc(requestMessages.createdAt))
    .limit(SHOWN);
  return rows.map(({ message, request }) => ({
    ...entry('message', `/console/requests/${request.id}`, message.createdAt),
    name: message.authorName,
    customerId: request.userId,
    words: message.text.slice(0, 120),
    phone: request.customerPhone,
  }));
}
