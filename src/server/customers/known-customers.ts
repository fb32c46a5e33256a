// Finds those of many people who are customers already, in a few statements: by mailbox, and without one by name and phone number.
import { eq, inArray, sql } from 'drizzle-orm';
import { personName } from '#company/rules/customers/person-name.ts';
import { phoneDigits } from '#company/rules/platform/phone-link.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { accountPeople } from '#server/platform/database/schema/account-people.ts';
import { mailboxOf } from '#server/platform/database/schema/mailbox.ts';

/** What is known of someone who may be a customer. */
export type SoughtCustomer = {
  name: { firstName: string; lastName: string };
  email: string | null;
  phone: string | null;
};

/** The customer who is there, or why no one may be added under the address. */
export type KnownCustomer = { userId: string } | { refusal: string };

type Person = Pick<
  typeof users.$inferSelect,
  'id' | 'email' | 'firstName' | 'lastName' | 'role' | 'disabledAt' | 'mergedInto'
> & { mailbox: string | null; digits: string | null; holder: string | null };

/** The mailbox of an address as the database compares it (schema/mailbox.ts). */
export function mailboxText(email: string): string {
  return email.replace(/^([^+@]+)\+[^@]*@/, '$1@').toLowerCase();
}

/** What someone without a mailbox is known by; null without a name or a number. */
export function nameAndPhone({
  name,
  phone,
}: Pick<SoughtCustomer, 'name' | 'phone'>): string | null {
  const [words, digits] = [personName(name).toLowerCase(), phoneDigits(phone ?? '')];
  return words && digits ? `${words} ${digits}` : null;
}

/** Those of the people who are there, in their order; undefined for those who are not. */
export async function findKnownCustomers(
  db: Db,
  sought: readonly SoughtCustomer[],
  staffEmails: readonly string[],
): Promise<(KnownCustomer | undefined)[]> {
  const mailboxes = sought.flatMap(({ email }) => (email ? [mailboxText(email)] : []));
  const digits = sought.flatMap(({ phone }) => phoneDigits(phone ?? '') || []);
  const people = await db
    .select(columns)
    .from(users)
    .leftJoin(accountPeople, eq(accountPeople.personId, users.id))
    .where(
      sql`${mailboxOf(users.email)} = any(${sql.param(mailboxes)}::text[])
        or (phone_words(${users.phone}))[1] = any(${sql.param(digits)}::text[])`,
    )
    .orderBy(users.createdAt, users.id);
  const byId = await withMerged(db, people);
  const byMailbox = firstBy(people, ({ mailbox }) => mailbox);
  const byPhone = firstBy(people, (person) =>
    person.role === 'customer' && !person.disabledAt
      ? nameAndPhone({ name: nameOf(person), phone: person.digits })
      : null,
  );
  const staff = new Set(staffEmails.map((email) => email.toLowerCase()));
  return sought.map((one) => {
    const found = one.email
      ? byMailbox.get(mailboxText(one.email))
      : byPhone.get(nameAndPhone(one) ?? '');
    if (one.email && staff.has(one.email)) return { refusal: STAFF };
    return found && judge(stayed(found, byId), staff);
  });
}

const columns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  disabledAt: users.disabledAt,
  mergedInto: users.mergedInto,
  mailbox: sql<string | null>`${mailboxOf(users.email)}`,
  digits: sql<string | null>`(phone_words(${users.phone}))[1]`,
  holder: accountPeople.customerId,
};

const STAFF = 'This address belongs to one of the staff.';

function judge(person: Person, staff: ReadonlySet<string>): KnownCustomer {
  if (person.role !== 'customer' || (person.email && staff.has(person.email.toLowerCase()))) {
    return { refusal: STAFF };
  }
  return person.disabledAt
    ? { refusal: 'The account with this address is closed.' }
    : { userId: person.holder ?? person.id };
}

/** All of them with the accounts into which some were merged. */
async function withMerged(db: Db, people: readonly Person[]): Promise<Map<string, Person>> {
  const byId = new Map(people.map((person) => [person.id, person]));
  for (;;) {
    const missing = [...byId.values()].flatMap(({ mergedInto }) =>
      mergedInto && !byId.has(mergedInto) ? [mergedInto] : [],
    );
    if (missing.length === 0) return byId;
    const more = await db
      .select(columns)
      .from(users)
      .leftJoin(accountPeople, eq(accountPeople.personId, users.id))
      .where(inArray(users.id, missing));
    for (const person of more) byId.set(person.id, person);
  }
}

function stayed(person: Person, byId: ReadonlyMap<string, Person>): Person {
  const other = person.mergedInto && byId.get(person.mergedInto);
  return other ? stayed(other, byId) : person;
}

function nameOf({ firstName, lastName }: Person) {
  return { firstName: firstName ?? '', lastName: lastName ?? '' };
}

function firstBy(people: readonly Person[], keyOf: (person: Person) => string | null) {
  const found = new Map<string, Person>();
  for (const person of people) {
    const key = keyOf(person);
    if (key !== null && !found.has(key)) found.set(key, person);
  }
  return found;
}
