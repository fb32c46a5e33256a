// The smallest rows that the tables accept, for tests that vary one value of them.
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { properties } from '#server/platform/database/schema/visits.ts';

export const day = '2026-12-01';
export const instant = new Date('2026-12-01T15:00:00Z');
export const appointment = {
  customerName: 'Fern Sample',
  customerEmail: 'fern@example.com',
  customerPhone: '(281) 555-0150',
  serviceType: 'Consultation',
  appointmentDate: day,
  appointmentTime: '09:00',
};
export const slot = { dayOfWeek: 1, startTime: '09:00', endTime: '10:00' };
export const review = {
  customerName: 'Fern S.',
  neighborhood: 'Cypress',
  city: 'Cypress',
  zipCode: '77429',
  rating: 5,
  testimonialText: 'Good.',
  serviceType: 'Drainage',
  completedAt: instant,
};
export const lead = {
  firstName: 'Fern',
  lastName: 'Sample',
  email: 'fern@example.com',
  phone: '(281) 555-0150',
  serviceType: 'drainage',
};
export const plan = {
  firstName: 'Fern',
  lastName: 'Sample',
  email: 'fern@example.com',
  phone: '(281) 555-0150',
  address: '1 Sample Lane',
  propertySize: 8000,
  lawnArea: 5200,
  dataSource: 'manual',
  frequency: 'weekly' as const,
  startDate: day,
  priceLines: [{ label: 'Mowing, weekly', amount: '45.00' }],
  firstVisitTotal: '47.99',
  everyVisitTotal: '47.99',
};
export const request = {
  customerName: 'Fern Sample',
  customerEmail: 'fern@example.com',
  customerPhone: '(281) 555-0150',
  propertyAddress: '1 Sample Lane',
  serviceType: 'Other',
  description: 'Please look.',
};
export const chat = {
  customerName: 'Fern',
  customerEmail: 'fern@example.com',
};
export const quote = { customerName: 'Fern', customerEmail: 'fern@example.com', title: 'Fence' };
export const photo = {
  ownerHash: 'b'.repeat(64),
  byteSize: 1,
  width: 1,
  height: 1,
  storageKey: 'one.webp',
  expiresAt: instant,
};

/** Adds a chat session and gives its id. */
export async function newChat(db: Db): Promise<string> {
  const [session] = await db.insert(chatSessions).values(chat).returning();
  if (!session) throw new Error('no chat session');
  return session.id;
}

/** Adds a user with a property and gives the id of the property. */
export async function newProperty(db: Db): Promise<number> {
  const [user] = await db.insert(users).values({ email: 'fern@example.com' }).returning();
  if (!user) throw new Error('no user');
  const row = { userId: user.id, address: '1 Sample Lane' };
  const [property] = await db.insert(properties).values(row).returning();
  if (!property) throw new Error('no property');
  return property.id;
}

/** A passkey, but for its person. */
export const passkey = {
  credentialId: 'a'.repeat(43),
  publicKey: 'a'.repeat(90),
  counter: 0,
  transports: ['internal'],
  isSynced: false,
  name: 'iPhone',
};
