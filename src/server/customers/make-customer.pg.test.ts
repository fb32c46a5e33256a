// A customer is made once for a mailbox, however often, by whomever and in however many spellings.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db, OpenDatabase } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { properties, servicePlans } from '#server/platform/database/schema/visits.ts';
import { openTestDatabase } from '../../../test/database.ts';
import { makeCustomer, type NewCustomer } from './make-customer.ts';

let open: OpenDatabase;
let db: Db;
beforeAll(async () => {
  open = await openTestDatabase();
  db = open.db;
});
afterAll(() => open.close());

const make = (wanted: Partial<NewCustomer> & { email: string }, staff?: string[]) =>
  db.transaction((tx) => makeCustomer(tx, { name: '', ...wanted }, staff));
const personOf = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0];
const wordsOf = async (id: string) => {
  const { rows } = await db.execute<{ words: string; hasPlan: boolean }>(
    sql`select words::text, has_plan as "hasPlan" from customer_search where user_id = ${id}`,
  );
  return rows[0];
};

describe('a customer', () => {
  it('is made with a name, a number and a property', async () => {
    const made = await make({
      name: 'Maria de la Cruz',
      email: 'Maria.Cruz@example.com',
      phone: '(281) 555-0111',
      address: '118 Sample Lane, Cypress',
    });
    expect(made).toMatchObject({ isNew: true, isNewProperty: true });
    expect(await personOf(made.userId)).toMatchObject({
      email: 'maria.cruz@example.com',
      firstName: 'Maria',
      lastName: 'de la Cruz',
      role: 'customer',
    });
  });

  it('is found again in any spelling; what is known stays, blanks are filled', async () => {
    const first = await make({ name: 'Fern', email: 'fern@example.com', address: '1 Elm St.' });
    const again = await make({
      name: { firstName: 'Someone', lastName: 'Else' },
      email: 'FERN+lawn@example.com',
      phone: '(281) 555-0112',
      address: '1 ELM ST',
    });
    expect(again).toEqual({ ...first, isNew: false, isNewProperty: false });
    expect(await personOf(first.userId)).toMatchObject({
      firstName: 'Fern',
      lastName: null,
      phone: '(281) 555-0112',
      version: 2,
    });
  });

  it('is one when ten ask at once', async () => {
    const spellings = Array.from(
      { length: 10 },
      (_, n) => `ten${n % 2 ? `+${n}` : ''}@example.com`,
    );
    const made = await Promise.all(spellings.map((email) => make({ email, address: '10 Oak Ct' })));
    expect(new Set(made.map(({ userId }) => userId)).size).toBe(1);
    const [{ userId } = { userId: '' }] = made;
    expect(await db.$count(properties, eq(properties.userId, userId))).toBe(1);
  });

  it('is no one of the staff, and no closed account', async () => {
    await db.insert(users).values([
      { email: 'ivy@example.com', role: 'staff' },
      { email: 'gone@example.com', disabledAt: new Date() },
    ]);
    await expect(make({ email: 'ivy@example.com' })).rejects.toThrow('one of the staff');
    await expect(make({ email: 'boss@example.com' }, ['Boss@example.com'])).rejects.toThrow();
    await expect(make({ email: 'gone@example.com' })).rejects.toThrow('is closed');
  });

  it('leads to the one it was merged into', async () => {
    const stayed = await make({ email: 'stays@example.com' });
    await db
      .insert(users)
      .values({ email: 'old@example.com', mergedInto: stayed.userId, disabledAt: new Date() });
    expect((await make({ email: 'old@example.com' })).userId).toBe(stayed.userId);
  });

  it('is found by what is there by now: name, number, address, plan', async () => {
    const { userId, propertyId } = await make({
      name: "Pat O'Neill",
      email: 'pat@example.com',
      phone: '+1 281-555-0199 ext. 4',
      address: '77 Pine Court',
    });
    expect((await wordsOf(userId))?.words).toMatch(/'0199'.*'2815550199'.*'neill'.*'pat'.*'pine'/);
    await db.update(properties).set({ address: '9 Elm' }).where(eq(properties.userId, userId));
    await db.insert(servicePlans).values({
      propertyId: propertyId ?? 0,
      name: 'Lawn',
      frequency: 'weekly',
      monthlyPrice: '1.00',
      startsOn: '2026-01-01',
    });
    const changed = await wordsOf(userId);
    expect(changed?.words).toContain("'elm'");
    expect(changed?.words).not.toContain("'pine'");
    expect(changed?.hasPlan).toBe(true);
    await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, userId));
    expect(await wordsOf(userId)).toBeUndefined();
  });
});
