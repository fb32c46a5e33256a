// Who has a telephone number or an address for mail, by what their accounts say: no proof, so it opens nothing and is shown to staff alone.
import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '#company/facts/languages.ts';
import { displayName } from '#company/rules/customers/person-name.ts';
import type { Db } from '#server/platform/database/client.ts';
import type { ServerContext } from '../context.ts';
import { findCustomer } from './customer.queries.ts';

/** A customer behind a number or an address. */
export type Holder = {
  id: string;
  name: string;
  /** In which they have said that they are written to. */
  language: Language | null;
};

/** More than these have no one in common but an office. */
const SHOWN = 10;

/** The customers whose number it is, the oldest account first. */
export function customersOfNumber(db: Db, number: string): Promise<Holder[]> {
  return holders(
    db,
    sql`customer_search as found join users as person on person.id = found.user_id
      where found.words @@ ${`'${number}'`}::tsquery and (phone_words(person.phone))[1] = ${number}
        and person.merged_into is null`,
  );
}

/** The customer whose address it is, also when it came with a record that was merged into theirs. */
export function customersOfAddress(db: Db, address: string): Promise<Holder[]> {
  return holders(
    db,
    sql`users as known join users as person on person.id = coalesce(known.merged_into, known.id)
      where lower(known.email) = lower(${address})
        and exists (select from customer_search as found where found.user_id = person.id)`,
  );
}

async function holders(db: Db, among: SQL): Promise<Holder[]> {
  const { rows } = await db.execute<{
    id: string;
    firstName: string | null;
    lastName: string | null;
    email: string | null;
    language: Language | null;
  }>(sql`
    select person.id, person.first_name as "firstName", person.last_name as "lastName", person.email, person.language
    from ${among} order by person.created_at, person.id limit ${SHOWN}`);
  return rows.map(({ id, language, ...person }) => ({ id, name: displayName(person), language }));
}

/** Whose record something belongs to; null of an address that no customer has, and of an account that was closed. */
export async function recordBehind(
  { db, config }: Pick<ServerContext, 'config' | 'db'>,
  userId: string | null,
  address: string,
): Promise<string | null> {
  const id = userId ?? (await customersOfAddress(db, address))[0]?.id;
  return (id && (await findCustomer(db, id, config.staffEmails))?.id) || null;
}
