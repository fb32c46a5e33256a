// Writes many customers and properties at once, for an import; who is there already was looked for before (known-customers.ts).
import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { inChunks } from '#server/platform/database/in-chunks.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { mailboxOf } from '#server/platform/database/schema/mailbox.ts';
import { properties } from '#server/platform/database/schema/visits.ts';
import { nameAndPhone, type SoughtCustomer } from './known-customers.ts';

export type NewProperty = Pick<
  typeof properties.$inferInsert,
  'userId' | 'address' | 'lotSize' | 'lawnArea' | 'specialInstructions'
>;

/** Makes everyone wait who would make one of these people, as makeCustomer does for one (make-customer.ts). */
export async function lockCustomers(tx: Tx, sought: readonly SoughtCustomer[]): Promise<void> {
  const keys = sought.flatMap((one) => one.email ?? nameAndPhone(one) ?? []);
  const names = sql`select distinct hashtextextended('customer ' || ${mailboxOf(sql`key`)}, 0) as name
    from unnest(${sql.param(keys)}::text[]) as key`;
  await tx.execute(sql`select pg_advisory_xact_lock(name) from (${names} order by name) as names`);
}

/** Adds customers and gives their ids in order. */
export async function addCustomers(tx: Tx, people: readonly SoughtCustomer[]): Promise<string[]> {
  const rows = people.map(({ name, email, phone }) => ({
    id: crypto.randomUUID(),
    email,
    firstName: name.firstName || null,
    lastName: name.lastName || null,
    phone,
  }));
  for (const chunk of inChunks(rows)) await tx.insert(users).values(chunk);
  return rows.map(({ id }) => id);
}

/** Adds properties and gives their ids in order. */
export async function addProperties(tx: Tx, rows: readonly NewProperty[]): Promise<number[]> {
  const ids: number[] = [];
  for (const chunk of inChunks(rows)) {
    const added = await tx
      .insert(properties)
      .values(chunk)
      .returning({ id: properties.id, userId: properties.userId, address: properties.address });
    const idOf = new Map(added.map(({ id, userId, address }) => [`${userId} ${address}`, id]));
    ids.push(...chunk.map(({ userId, address }) => idOf.get(`${userId} ${address}`) ?? 0));
  }
  return ids;
}

/** Removes customers and properties that an import has added and nothing refers to any more. */
export async function removeAdded(
  tx: Tx,
  { userIds, propertyIds }: { userIds: readonly string[]; propertyIds: readonly number[] },
): Promise<void> {
  for (const ids of inChunks(propertyIds)) {
    await tx.delete(properties).where(inArray(properties.id, ids));
  }
  for (const ids of inChunks(userIds)) await tx.delete(users).where(inArray(users.id, ids));
}
