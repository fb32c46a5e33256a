// What the office of the demonstration keeps about its customers: a note, consents, and an account that is the same person.
import type { Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { consents, customerNotes } from '#server/platform/database/schema/customer.ts';
import type { DemoPeople } from './demo-people.ts';

const DAY = 86_400_000;

/** Sows them on top of the people. */
export async function sowCustomerRecords(
  tx: Tx,
  { juniper, basil, agent }: DemoPeople,
  now: Date,
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  await tx.insert(customerNotes).values([
    {
      userId: juniper.user.id,
      authorId: agent.id,
      text: 'Pays by check, left under the mat on the first visit of the month.',
      createdAt: daysAgo(40),
    },
    {
      userId: basil.user.id,
      authorId: agent.id,
      text: 'Call before coming: he works nights.',
      createdAt: daysAgo(12),
    },
  ]);
  await tx.insert(consents).values([
    {
      userId: juniper.user.id,
      channel: 'text',
      purpose: 'visits',
      reaches: juniper.user.phone ?? '',
      wording:
        'May we text you about your visits at this number? Message and data rates may apply. To end it, call or email us.',
      givenHow: 'paper',
      givenAt: daysAgo(200),
      takenBy: agent.id,
    },
    {
      userId: basil.user.id,
      channel: 'email',
      purpose: 'offers',
      reaches: basil.user.email,
      wording: 'May we send you offers by email from time to time?',
      givenHow: 'phone',
      givenAt: daysAgo(90),
      takenBy: agent.id,
      withdrawnHow: 'email',
      withdrawnAt: daysAgo(20),
    },
  ]);
  // The same person under a second address, for trying a merge.
  await tx
    .insert(users)
    .values({ email: 'juniper@work.example.com', firstName: 'Juniper', lastName: 'Meadows' })
    .onConflictDoNothing();
}
