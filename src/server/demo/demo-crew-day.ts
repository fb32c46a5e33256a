// The stops of a crew on the day on which the demonstration begins, so that its page, and that of each visit, show something.
import { inArray } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { properties } from '#server/platform/database/schema/visits.ts';
import { scheduleVisits } from '#server/visits/core/write-visit.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { type DemoPeople, only } from './demo-people.ts';

const stops = [
  {
    firstName: 'Hazel',
    lastName: 'Brookfield',
    address: '14 Sample Bend, Cypress, TX 77429',
    serviceType: 'Lawn Maintenance',
    time: '08:00',
    pets: 'Two hens behind the shed',
    instructions: 'The side gate sticks: lift it while you pull.',
    note: null,
  },
  {
    firstName: 'Clay',
    lastName: 'Ridgeway',
    address: '2210 Example Prairie Lane, Cypress, TX 77433',
    serviceType: 'Leaf Removal',
    time: '09:30',
    pets: null,
    instructions: null,
    note: 'Please leave the leaves under the big oak, we use them.',
  },
  {
    firstName: 'Laurel',
    lastName: 'Stonebridge',
    address: '87 Placeholder Hollow, Katy, TX 77494',
    serviceType: 'Lawn Maintenance',
    time: '13:00',
    pets: null,
    instructions: 'Nobody is home before one.',
    note: null,
  },
] as const;

/** Sows the stops, for the first open day from today on. */
export async function sowCrewDay(
  tx: Tx,
  { crews }: DemoPeople,
  calendar: DemoCalendar,
): Promise<void> {
  const emails = stops.map(emailOf);
  await tx
    .insert(users)
    .values(
      stops.map((stop, index) => ({
        firstName: stop.firstName,
        lastName: stop.lastName,
        email: emailOf(stop),
        phone: `(281) 555-01${70 + index}`,
      })),
    )
    .onConflictDoNothing();
  const people = await tx.select().from(users).where(inArray(users.email, emails));
  for (const stop of stops) {
    const owner = only(people.filter(({ email }) => email === emailOf(stop)));
    const property = only(
      await tx
        .insert(properties)
        .values({
          userId: owner.id,
          address: stop.address,
          lawnArea: 5_200,
          pets: stop.pets,
          specialInstructions: stop.instructions,
        })
        .returning(),
    );
    await scheduleVisits(tx, 'staff', [
      {
        propertyId: property.id,
        crewId: crews.oak.id,
        serviceType: stop.serviceType,
        scheduledDate: calendar.openDay(calendar.today),
        scheduledTime: stop.time,
        duration: 45,
        customerNotes: stop.note,
      },
    ]);
  }
}

function emailOf({ firstName, lastName }: (typeof stops)[number]): string {
  return `${firstName}.${lastName}@example.com`.toLowerCase();
}
