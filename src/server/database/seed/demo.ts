// Sows a believable small business on top of the content, for trying the program out; every person in it is invented.
import type { Db } from '../client.ts';
import { readContentFiles, sowContent } from './content.ts';
import { sowBookings } from './demo-bookings.ts';
import { openCalendar } from './demo-calendar.ts';
import { sowChats } from './demo-chats.ts';
import { sowPeople } from './demo-people.ts';
import { sowRequests } from './demo-requests.ts';
import { sowVisits } from './demo-visits.ts';
import { once } from './once.ts';

/**
 * Sows content and demonstration data in one transaction; a database that has had them is left alone. Past and
 * coming dates are counted from `now`.
 */
export async function seedDemo(db: Db, now: Date): Promise<void> {
  const files = await readContentFiles();
  await db.transaction(async (tx) => {
    await sowContent(tx, files, now);
    await once(tx, 'demo', async () => {
      const calendar = await openCalendar(tx, now);
      const people = await sowPeople(tx);
      await sowVisits(tx, people, calendar);
      await sowRequests(tx, people, calendar);
      await sowChats(tx, people, now);
      await sowBookings(tx, people, calendar);
    });
  });
}
