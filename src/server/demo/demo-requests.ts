// The add-on work of the demonstration: requests in every state, with photos, messages, quotes and what was accepted.
import { addDays } from '#company/rules/time/company-time.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { requestMessages } from '#server/platform/database/schema/request-message.ts';
import { recordRequest } from '#server/quotes/service-requests/write-service-request.ts';
import { scheduleVisits } from '#server/visits/core/write-visit.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { type DemoCustomer, type DemoPeople, fullName } from './demo-people.ts';
import { sowQuote } from './demo-quotes.ts';
import { type StoredRequestPhoto, sowRequestPhotos } from './demo-request-photos.ts';
import { type DemoRequest, demoRequests } from './demo-request-stories.ts';

const DAY = 86_400_000;

/** Sows the requests, the oldest first. `photos` are those that were kept for them. */
export async function sowRequests(
  tx: Tx,
  people: DemoPeople,
  calendar: DemoCalendar,
  photos: readonly StoredRequestPhoto[],
): Promise<void> {
  for (const request of demoRequests) await sowRequest(tx, request, people, calendar, photos);
}

async function sowRequest(
  tx: Tx,
  request: DemoRequest,
  people: DemoPeople,
  calendar: DemoCalendar,
  photos: readonly StoredRequestPhoto[],
): Promise<void> {
  const customer = people[request.customer];
  const { preferredInDays, work } = request;
  const createdAt = new Date(calendar.now.getTime() - request.daysAgo * DAY);
  const crew = work && people.crews[work.crew];
  const day = work && calendar.openDay(addDays(calendar.today, work.inDays));
  const isDone = request.row.status === 'completed';
  const row = await recordRequest(tx, {
    ...requester(customer),
    ...request.row,
    preferredDate:
      preferredInDays === undefined
        ? null
        : calendar.openDay(addDays(calendar.today, preferredInDays)),
    assignedCrew: crew?.name ?? null,
    scheduledDate: day ?? null,
    completedAt: isDone ? new Date(createdAt.getTime() + 12 * DAY) : null,
    createdAt,
  });
  const own = photos.filter(({ request: name }) => name === request.name);
  await sowRequestPhotos(tx, row.id, own);
  if (request.quote) {
    const sentAt = new Date(createdAt.getTime() + 0.7 * DAY);
    await sowQuote(tx, row, request.quote, { customer, sentAt, photos: own, calendar });
  }
  await sowMessages(tx, row.id, request, people, calendar);
  if (day && crew && !isDone) {
    await scheduleVisits(tx, 'staff', [
      {
        propertyId: customer.property.id,
        serviceRequestId: row.id,
        crewId: crew.id,
        serviceType: row.serviceType,
        scheduledDate: day,
        scheduledTime: '10:00',
      },
    ]);
  }
}

async function sowMessages(
  tx: Tx,
  serviceRequestId: number,
  { customer, messages = [] }: DemoRequest,
  people: DemoPeople,
  { now }: DemoCalendar,
): Promise<void> {
  for (const { from, hoursAgo, text } of messages) {
    const isOffice = from === 'office';
    const author = isOffice ? people.agent : people[customer].user;
    const createdAt = new Date(now.getTime() - hoursAgo * 3_600_000);
    await tx.insert(requestMessages).values({
      serviceRequestId,
      authorId: author.id,
      authorName: isOffice ? (author.firstName ?? 'The office') : fullName(author),
      fromOffice: isOffice,
      text,
      createdAt,
      // No one is mailed of what happened before the program was there.
      toldAt: createdAt,
      readAt: isOffice ? null : createdAt,
    });
  }
}

function requester({ user, property }: DemoCustomer) {
  return {
    userId: user.id,
    customerName: fullName(user),
    customerEmail: user.email,
    customerPhone: user.phone ?? '',
    propertyAddress: property.address,
  };
}
