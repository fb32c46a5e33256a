// Sows a believable small business on top of the content, for trying the program out; every person in it is invented.
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { properties } from '#server/platform/database/schema/visits.ts';
import { isApplied, once } from '#server/site/seed/once.ts';
import { sowContent } from '#server/site/seed/seed-content.ts';
import { sowBookings } from './demo-bookings.ts';
import { openCalendar } from './demo-calendar.ts';
import { sowChats } from './demo-chats.ts';
import { sowCrewDay } from './demo-crew-day.ts';
import { sowCustomerRecords } from './demo-customers.ts';
import { sowInbox } from './demo-inbox.ts';
import { sowLeads } from './demo-leads.ts';
import { sowPeople } from './demo-people.ts';
import { type DemoDesk, keepDemoPictures, sowPhotos } from './demo-photos.ts';
import { sowPlanning } from './demo-planning.ts';
import { keepRequestPictures } from './demo-request-photos.ts';
import { sowRequests } from './demo-requests.ts';
import { sowVisits } from './demo-visits.ts';

/**
 * Sows content and demonstration data in one transaction; a database that has had them is left alone. Past and
 * coming dates are counted from `now`. Photos and a gate code come with a desk, which keeps files and secrets.
 */
export async function seedDemo(db: Db, now: Date, desk?: DemoDesk): Promise<void> {
  // Outside of the transaction, in which nothing but the database may be waited for.
  const isNew = desk && !(await isApplied(db, 'demo'));
  const pictures = isNew ? await keepDemoPictures(desk) : [];
  const requestPhotos = isNew ? await keepRequestPictures(desk) : [];
  await db.transaction(async (tx) => {
    await sowContent(tx, now);
    await once(tx, 'demo', async () => {
      const calendar = await openCalendar(tx, now);
      const people = await sowPeople(tx);
      await sowCustomerRecords(tx, people, now);
      await sowVisits(tx, people, calendar);
      await sowPlanning(tx, people, calendar);
      await sowCrewDay(tx, people, calendar);
      await sowPhotos(tx, people, pictures);
      if (desk) await sowGateCode(tx, people.juniper.property.id, desk);
      await sowRequests(tx, people, calendar, requestPhotos);
      await sowLeads(tx, calendar);
      await sowInbox(tx, calendar);
      await sowChats(tx, people, now);
      await sowBookings(tx, people, calendar);
    });
  });
}

async function sowGateCode(tx: Tx, propertyId: number, desk: DemoDesk): Promise<void> {
  await tx
    .update(properties)
    .set({ gateCodeEncrypted: desk.encryptGateCode(propertyId, '2580#') })
    .where(eq(properties.id, propertyId));
}
