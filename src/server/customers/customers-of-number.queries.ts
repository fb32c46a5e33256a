// Who has a telephone number, by what their accounts say: no proof, so it opens nothing and is shown to staff alone.
import { sql } from 'drizzle-orm';
import { displayName } from '#company/rules/customers/person-name.ts';
import type { Db } from '#server/platform/database/client.ts';

/** A customer behind a number. */
export type NumberHolder = { id: string; name: string };

/** More than these have no one in common but an office. */
const SHOWN = 10;

/** The customers whose number it is, the oldest account first. */
export async function customersOfNumber(db: Db, number: string): Promise<NumberHolder[]> {
  const { rows } = await db.execute<{
    id: string;
    firstName: string | null;
    lastName: string | null;
    email: string | null;
  }>(sql`
    select person.id, person.first_name as "firstName", person.last_name as "lastName", person.email
    from customer_search as found join users as person on person.id = found.user_id
    where found.words @@ ${`'${number}'`}::tsquery and (phone_words(person.phone))[1] = ${number}
      and person.merged_into is null
    order by person.created_at, person.id limit ${SHOWN}`);
  return rows.map(({ id, ...person }) => ({ id, name: displayName(person) }));
}
