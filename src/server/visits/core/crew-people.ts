// The people of a crew: their names, as the office keeps them, and who of them is there on a day.
import { and, asc, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { crewActions, crewMembers } from '#server/platform/database/schema/crew-day.ts';

/** The people of all crews by the id of their crew, by name. */
export async function peopleOfCrews(db: Db): Promise<Map<number, string[]>> {
  const rows = await db
    .select({ crewId: crewMembers.crewId, name: crewMembers.name })
    .from(crewMembers)
    .where(eq(crewMembers.isActive, true))
    .orderBy(asc(sql`lower(${crewMembers.name})`));
  const people = new Map<number, string[]>();
  for (const { crewId, name } of rows) people.set(crewId, [...(people.get(crewId) ?? []), name]);
  return people;
}

/** Everyone who is or was of a crew, by name: a phone may send the name of someone who left meanwhile. */
export function listMembers(db: Db, crewId: number) {
  return db
    .select()
    .from(crewMembers)
    .where(eq(crewMembers.crewId, crewId))
    .orderBy(asc(sql`lower(${crewMembers.name})`));
}

/** Makes these the people of a crew that the transaction has locked. Who is not named has left, and comes back when named again. */
export async function setPeople(tx: Tx, crewId: number, names: readonly string[]): Promise<void> {
  const known = new Map(
    (await listMembers(tx, crewId)).map((member) => [member.name.toLowerCase(), member]),
  );
  const staying: number[] = [];
  for (const name of names) {
    const member = known.get(name.toLowerCase());
    const values = { name, isActive: true };
    const [row] = member
      ? await tx
          .update(crewMembers)
          .set(values)
          .where(eq(crewMembers.id, member.id))
          .returning({ id: crewMembers.id })
      : await tx
          .insert(crewMembers)
          .values({ crewId, ...values })
          .returning({ id: crewMembers.id });
    if (row) staying.push(row.id);
  }
  await tx
    .update(crewMembers)
    .set({ isActive: false })
    .where(
      and(
        eq(crewMembers.crewId, crewId),
        eq(crewMembers.isActive, true),
        staying.length > 0 ? notInArray(crewMembers.id, staying) : undefined,
      ),
    );
}

/** Who is there on a crew's day, as its page said last; no one until it has. */
export async function peopleOfDay(
  db: Db,
  { crewId, date }: { crewId: number; date: string },
): Promise<string[]> {
  const [last] = await db
    .select({ details: crewActions.details })
    .from(crewActions)
    .where(
      and(
        eq(crewActions.crewId, crewId),
        eq(crewActions.date, date),
        eq(crewActions.kind, 'people'),
        eq(crewActions.outcome, 'taken'),
      ),
    )
    .orderBy(desc(crewActions.receivedAt), desc(crewActions.sequence))
    .limit(1);
  const people = last?.details.people;
  return Array.isArray(people) ? people.map(String) : [];
}
