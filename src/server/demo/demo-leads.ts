// The leads of the demonstration: what strangers have asked for on the site.
import type { Tx } from '#server/platform/database/client.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';
import type { DemoCalendar } from './demo-calendar.ts';

const DAY = 86_400_000;

/** Sows a few, of which one looks like a robot's. */
export async function sowLeads(tx: Tx, calendar: DemoCalendar): Promise<void> {
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
      reviewReasons: ['no_token', 'links'],
      createdAt: daysAgo(calendar, 1),
    },
  ]);
}

function daysAgo({ now }: DemoCalendar, days: number): Date {
  return new Date(now.getTime() - days * DAY);
}
