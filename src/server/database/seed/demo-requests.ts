// The requests of the demonstration: add-on work asked for in the portal, the quotes for it, and leads from the site.
import { addDays } from '#company/rules/company-time.ts';
import type { Tx } from '../client.ts';
import { serviceRequests } from '../schema/portal.ts';
import { quoteLineItems, quoteRequests, quotes } from '../schema/quote.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { type DemoCustomer, type DemoPeople, fullName, only } from './demo-people.ts';

type ServiceRequest = typeof serviceRequests.$inferSelect;
type NewServiceRequest = typeof serviceRequests.$inferInsert;

/** A line of a quote; the prices are those of docs/product/portal.md#add-on-prices. */
type Line = { description: string; quantity: string; unitPrice: string };

const DAY = 86_400_000;

/** How long a quote stands. */
const QUOTE_DAYS = 30;

/** Sows service requests in several states, a quote for each quoted one, and a few leads. */
export async function sowRequests(
  tx: Tx,
  people: DemoPeople,
  calendar: DemoCalendar,
): Promise<void> {
  await sowPending(tx, people, calendar);
  await sowQuoted(tx, people, calendar);
  await sowCompleted(tx, people, calendar);
  await sowLeads(tx, calendar);
}

async function sowPending(tx: Tx, people: DemoPeople, calendar: DemoCalendar): Promise<void> {
  await tx.insert(serviceRequests).values([
    {
      ...requester(people.juniper),
      serviceType: 'Shrub Pruning',
      description: 'Eight boxwoods along the front walk, kept low enough to see the porch.',
      preferredDate: calendar.openDay(addDays(calendar.today, 12)),
      urgency: 'flexible',
      createdAt: daysAgo(calendar, 1),
    },
    {
      ...requester(people.basil),
      serviceType: 'Irrigation Repair',
      description: 'Zone 3 does not come on, and there is a wet spot by the valve box.',
      preferredDate: calendar.openDay(addDays(calendar.today, 2)),
      urgency: 'urgent',
      createdAt: daysAgo(calendar, 0.2),
    },
  ]);
}

async function sowQuoted(tx: Tx, people: DemoPeople, calendar: DemoCalendar): Promise<void> {
  const mulch = await sowRequest(tx, {
    ...requester(people.juniper),
    serviceType: 'Mulch Installation',
    description: 'Fresh hardwood mulch for the front and side beds, about two inches.',
    preferredDate: calendar.openDay(addDays(calendar.today, 9)),
    status: 'quoted',
    estimatedPrice: '315.00',
    createdAt: daysAgo(calendar, 5),
  });
  await sowQuote(tx, people.juniper, mulch, calendar, [
    {
      description: 'Hardwood mulch, installed, per cubic yard',
      quantity: '7.00',
      unitPrice: '45.00',
    },
  ]);
  const pruning = await sowRequest(tx, {
    ...requester(people.olive),
    serviceType: 'Tree Trimming',
    description: 'Two live oaks reach over the driveway; lift the canopy to about nine feet.',
    status: 'quoted',
    estimatedPrice: '275.00',
    createdAt: daysAgo(calendar, 3),
  });
  await sowQuote(tx, people.olive, pruning, calendar, [
    { description: 'Tree trimming, per tree', quantity: '2.00', unitPrice: '75.00' },
    { description: 'Chipping and hauling', quantity: '1.00', unitPrice: '125.00' },
  ]);
}

async function sowCompleted(tx: Tx, people: DemoPeople, calendar: DemoCalendar): Promise<void> {
  await sowRequest(tx, {
    ...requester(people.juniper),
    serviceType: 'Fertilization',
    description: 'Fall feeding for the St. Augustine in front.',
    status: 'completed',
    estimatedPrice: '410.00',
    finalPrice: '410.00',
    assignedCrew: people.crews.oak.name,
    scheduledDate: calendar.openDay(addDays(calendar.today, -31)),
    completedAt: daysAgo(calendar, 28),
    createdAt: daysAgo(calendar, 40),
  });
}

async function sowLeads(tx: Tx, calendar: DemoCalendar): Promise<void> {
  await tx.insert(quoteRequests).values([
    {
      firstName: 'Sage',
      lastName: 'Hollowell',
      email: 'sage.hollowell@example.com',
      phone: '(281) 555-0121',
      serviceType: 'drainage',
      projectDetails: 'Water stands along the back fence for two days after a storm.',
      createdAt: daysAgo(calendar, 0.1),
    },
    {
      firstName: 'Clover',
      lastName: 'Fielding',
      email: 'clover.fielding@example.com',
      phone: '(832) 555-0122',
      serviceType: 'fencing',
      projectDetails: 'About 120 feet of six-foot cedar, one walk gate.',
      status: 'contacted',
      createdAt: daysAgo(calendar, 2),
    },
    {
      firstName: 'Reed',
      lastName: 'Marshall-Pond',
      email: 'reed.marshall-pond@example.com',
      phone: '(832) 555-0123',
      serviceType: 'other',
      projectDetails: 'Please visit our website for an unbeatable offer on website traffic.',
      underReview: true,
      createdAt: daysAgo(calendar, 1),
    },
  ]);
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

async function sowRequest(tx: Tx, request: NewServiceRequest): Promise<ServiceRequest> {
  return only(await tx.insert(serviceRequests).values(request).returning());
}

/** A quote sent on the day after the request, whose total is the request's estimated price. */
async function sowQuote(
  tx: Tx,
  customer: DemoCustomer,
  request: ServiceRequest,
  calendar: DemoCalendar,
  lines: Line[],
): Promise<void> {
  const sentAt = new Date(request.createdAt.getTime() + DAY);
  const quote = only(
    await tx
      .insert(quotes)
      .values({
        status: 'sent',
        serviceRequestId: request.id,
        userId: customer.user.id,
        customerName: request.customerName,
        customerEmail: request.customerEmail,
        title: request.serviceType,
        message: 'Thank you for asking. The price holds until the date below.',
        total: request.estimatedPrice ?? '0.00',
        validUntil: addDays(calendar.today, QUOTE_DAYS),
        sentAt,
        createdAt: sentAt,
      })
      .returning(),
  );
  await tx
    .insert(quoteLineItems)
    .values(lines.map((line, index) => ({ quoteId: quote.id, position: index + 1, ...line })));
}

function daysAgo({ now }: DemoCalendar, days: number): Date {
  return new Date(now.getTime() - days * DAY);
}
