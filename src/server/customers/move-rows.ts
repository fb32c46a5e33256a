// Moves what is one customer's to another one and back, table by table, and says how much it is.
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { type MovingPlace, movingPlaces } from './merge-places.ts';

/** Ids of rows by "table.column". */
export type MovedRows = Record<string, (number | string)[]>;

/** Moves everything of one to the other, and gives what it was. */
export async function moveRows(tx: Tx, from: string, to: string): Promise<MovedRows> {
  const moved: MovedRows = {};
  for (const each of movingPlaces) {
    const { rows } = await tx.execute<{ id: number | string }>(sql`
      update ${table(each)} as row set ${column(each)} = ${to}
      where row.${column(each)} = ${from} ${unlessDoubled(each, to)} returning row.${key(each)} as id`);
    if (rows.length > 0) moved[each.place] = rows.map(({ id }) => id);
  }
  return moved;
}

/** Moves back what still is with the one who had stayed; what was deleted or went on since is left. */
export async function moveRowsBack(
  tx: Tx,
  moved: MovedRows,
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const each of movingPlaces) {
    const ids = moved[each.place];
    if (!ids) continue;
    const type = sql.raw(each.key.type === 'uuid' ? 'uuid[]' : 'int[]');
    await tx.execute(sql`
      update ${table(each)} as row set ${column(each)} = ${to}
      where row.${key(each)} = any(${sql.param(ids)}::${type}) and row.${column(each)} = ${from}`);
  }
}

/** How many of each kind are someone's, in words; visits come with their properties. */
export async function countRows(
  db: Db,
  userId: string,
): Promise<{ what: string; count: number }[]> {
  const counts: { what: string; count: number }[] = [];
  for (const each of movingPlaces.filter(({ words }) => words)) {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from ${table(each)} where ${column(each)} = ${userId}`);
    counts.push(counted(each.words ?? ['', ''], rows[0]?.count ?? 0));
  }
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from properties as property
    join visits as visit on visit.property_id = property.id where property.user_id = ${userId}`);
  counts.push(counted(['visit', 'visits'], rows[0]?.count ?? 0));
  return counts.filter(({ count }) => count > 0);
}

function counted([one, many]: readonly [string, string], count: number) {
  return { what: count === 1 ? one : many, count };
}

/** The same consent holds once: the second one stays where it is. */
function unlessDoubled({ place }: MovingPlace, to: string): SQL {
  if (place !== 'consents.user_id') return sql``;
  return sql`and (row.withdrawn_at is not null or not exists (
    select from consents as other where other.user_id = ${to} and other.withdrawn_at is null
      and (other.channel, other.purpose, other.reaches) = (row.channel, row.purpose, row.reaches)))`;
}

const table = (place: MovingPlace) => sql.identifier(place.table);
const column = (place: MovingPlace) => sql.identifier(place.column);
const key = (place: MovingPlace) => sql.identifier(place.key.column);
