// Makes a customer, or finds the one who is there, so that one person never becomes two: by mailbox, and without one by name
// and phone number (docs/product/console.md#customers).
import { eq, sql } from 'drizzle-orm';
import type { Language } from '#company/facts/languages.ts';
import { addressKey } from '#company/rules/customers/address-parts.ts';
import { personName } from '#company/rules/customers/person-name.ts';
import { phoneDigits } from '#company/rules/platform/phone-link.ts';
import { holderOf } from '#server/accounts/people/account-people.queries.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { lockMailbox, mailboxOf } from '#server/platform/database/schema/mailbox.ts';
import { properties } from '#server/platform/database/schema/visits.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';

/** What is known of someone. */
export type NewCustomer = {
  /** First and last name in one, or each for itself. */
  name: string | { firstName: string; lastName: string };
  /** Null for a customer whose address the office does not have. */
  email: string | null;
  phone?: string | null | undefined;
  /** That of the page from which they asked, as a blank: it changes no language that is known. */
  language?: Language | undefined;
  /** Of the land that we look after. */
  address?: string | null | undefined;
  lotSize?: number | null | undefined;
  lawnArea?: number | null | undefined;
};

export type MadeCustomer = {
  userId: string;
  /** The property at the address; without one their first, null when they have none. */
  propertyId: number | null;
  /** Whether the person, or the property, was not there before. */
  isNew: boolean;
  isNewProperty: boolean;
};

/**
 * The customer of a mailbox, or without one of a name and phone number; of someone who shares an account it is the holder. What is known of them stays, blanks are filled. An address
 * that they have no property at becomes one. It gives no one a right: signing in still takes a code that was mailed there.
 *
 * @throws RequestProblem 409 `wrong_state` when the mailbox is that of someone of the staff, or of a closed account.
 */
export async function makeCustomer(
  tx: Tx,
  wanted: NewCustomer,
  staffEmails: readonly string[] = [],
): Promise<MadeCustomer> {
  const name = typeof wanted.name === 'string' ? splitName(wanted.name) : wanted.name;
  // The same person may be made twice at once, under two spellings of one mailbox.
  await tx.execute(lockMailbox('customer', keyOf(wanted, name)));
  const found = wanted.email
    ? await findByMailbox(tx, wanted.email)
    : await findByPhone(tx, name, wanted.phone);
  const holder = found && (await holderRow(tx, found.id));
  const known = holder ?? found;
  refuseUnlessCustomer(known ?? { email: wanted.email, role: 'customer' }, staffEmails);
  const person = known ?? (await addPerson(tx, wanted, name));
  // What is known of someone who shares an account says nothing of its holder.
  if (known && !holder) await fillBlanks(tx, known, wanted, name);
  const property = await propertyAt(tx, person.id, wanted);
  return { userId: person.id, isNew: !known, ...property };
}

type Person = typeof users.$inferSelect;
type Name = { firstName: string; lastName: string };

/** What one person is known by: the mailbox, else name and number. */
function keyOf({ email, phone }: NewCustomer, name: Name): string {
  return email ?? `${personName(name).toLowerCase()} ${phoneDigits(phone ?? '')}`;
}

/** Anyone who has this mailbox; of several spellings the same one first. One that was merged leads to whom it was merged into. */
async function findByMailbox(tx: Tx, email: string): Promise<Person | undefined> {
  const [row] = await tx
    .select()
    .from(users)
    .where(eq(mailboxOf(users.email), mailboxOf(sql`${email}::text`)))
    .orderBy(sql`lower(${users.email}) <> ${email.toLowerCase()}`, users.createdAt)
    .limit(1);
  return row?.mergedInto ? follow(tx, row.mergedInto) : row;
}

/** A customer of the same name and number, with or without an address for mail. A name alone is no one's. */
async function findByPhone(
  tx: Tx,
  name: Name,
  phone: string | null | undefined,
): Promise<Person | undefined> {
  const digits = phoneDigits(phone ?? '');
  if (!digits) return undefined;
  const [row] = await tx
    .select()
    .from(users)
    .where(
      sql`${users.role} = 'customer' and ${users.disabledAt} is null
        and lower(concat_ws(' ', ${users.firstName}, ${users.lastName})) = ${personName(name).toLowerCase()}
        and (phone_words(${users.phone}))[1] = ${digits}`,
    )
    .orderBy(users.createdAt)
    .limit(1);
  return row;
}

/** The holder of the account that someone shares. */
async function holderRow(tx: Tx, personId: string): Promise<Person | undefined> {
  const holder = await holderOf(tx, personId);
  return holder === undefined ? undefined : follow(tx, holder);
}

async function follow(tx: Tx, id: string): Promise<Person | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id));
  return row?.mergedInto ? follow(tx, row.mergedInto) : row;
}

function refuseUnlessCustomer(
  person: Pick<Person, 'email' | 'role'> & Partial<Person>,
  staffEmails: readonly string[],
): void {
  const isStaff =
    person.role !== 'customer' ||
    staffEmails.some((email) => email.toLowerCase() === person.email?.toLowerCase());
  if (isStaff) throw refused('This address belongs to one of the staff. Please use another one.');
  if (person.disabledAt) throw refused('The account with this address is closed.');
}

function refused(detail: string): RequestProblem {
  return new RequestProblem('wrong_state', detail, { errors: [{ pointer: '/email', detail }] });
}

/** Signing in may make the same row at the same moment, and does not wait for our lock. */
async function addPerson(
  tx: Tx,
  { email, phone, language }: NewCustomer,
  name: Name,
): Promise<Person> {
  const [added] = await tx
    .insert(users)
    .values({
      email: email?.toLowerCase() || null,
      firstName: name.firstName || null,
      lastName: name.lastName || null,
      phone: phone || null,
      language,
    })
    .onConflictDoNothing()
    .returning();
  const person = added ?? (email ? await findByMailbox(tx, email) : undefined);
  if (!person) throw new Error('the customer was not kept');
  return person;
}

async function fillBlanks(tx: Tx, known: Person, { phone, language }: NewCustomer, name: Name) {
  const isNameless = !known.firstName && !known.lastName;
  const blanks = {
    ...(isNameless && name.firstName && { firstName: name.firstName }),
    ...(isNameless && name.lastName && { lastName: name.lastName }),
    ...(!known.phone && phone && { phone }),
    ...(!known.language && language && { language }),
  };
  if (Object.keys(blanks).length === 0) return;
  await tx
    .update(users)
    .set({ ...blanks, version: sql`${users.version} + 1` })
    .where(eq(users.id, known.id));
}

/** The customer's property at an address, added when they have none there; without an address their first. */
export async function propertyAt(
  tx: Tx,
  userId: string,
  { address, lotSize, lawnArea }: Pick<NewCustomer, 'address' | 'lotSize' | 'lawnArea'>,
): Promise<{ propertyId: number | null; isNewProperty: boolean }> {
  const own = await tx
    .select({ id: properties.id, address: properties.address })
    .from(properties)
    .where(eq(properties.userId, userId))
    .orderBy(properties.id);
  if (!address) return { propertyId: own[0]?.id ?? null, isNewProperty: false };
  const same = own.find((one) => addressKey(one.address) === addressKey(address));
  if (same) return { propertyId: same.id, isNewProperty: false };
  const values = { userId, address, lotSize: lotSize || null, lawnArea: lawnArea ?? null };
  const [row] = await tx.insert(properties).values(values).returning();
  if (!row) throw new Error('the property was not kept');
  return { propertyId: row.id, isNewProperty: true };
}

/** The first word is the first name: "Maria de la Cruz". */
function splitName(name: string): Name {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return { firstName: firstName.slice(0, 100), lastName: rest.join(' ').slice(0, 100) };
}
