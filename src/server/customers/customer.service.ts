// What staff do to a customer: make one, change name and number, write notes. Every change leaves a line in the audit log.
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { chosenLanguage } from '#company/rules/customers/person-language.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type {
  Customer,
  CustomerChange,
  CustomerNote,
  NewCustomerForm,
} from '#contract/customers/customers.ts';
import { type AuditAction, audit } from '#server/platform/audit/audit.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { customerNotes } from '#server/platform/database/schema/customer.ts';
import { isSameMailbox, lockMailbox } from '#server/platform/database/schema/mailbox.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../context.ts';
import { announceCustomer } from './announce-customer.ts';
import { type CustomerRow, findCustomer, listNotes, readCustomer } from './customer.queries.ts';
import { makeCustomer } from './make-customer.ts';
import { readMentioned, writeMentions } from './mentions/write-mention.ts';

/** Makes a customer, or finds the one of the mailbox; without one, of the name and number. */
export async function addCustomer(
  context: ServerContext,
  actor: CurrentUser,
  { firstName, lastName, email, ...wanted }: z.output<typeof NewCustomerForm>,
): Promise<{ id: string; isNew: boolean }> {
  return context.db.transaction(async (tx) => {
    const name = { firstName, lastName };
    const made = await makeCustomer(
      tx,
      { ...wanted, name, email: email || null },
      context.config.staffEmails,
    );
    const details = { isNew: made.isNew, isNewProperty: made.isNewProperty };
    await writeDown(context, tx, actor, 'customer-made', made.userId, details);
    return { id: made.userId, isNew: made.isNew };
  });
}

/**
 * Changes name, number and language, and gives a customer without an email address one: from then on they can sign in with it.
 *
 * @throws RequestProblem 404 for no one, 409 with what is there by now when it was changed in the meantime, or when the address is
 *   that of another person, 422 for another address than the one on file.
 */
export async function changeCustomer(
  context: ServerContext,
  actor: CurrentUser,
  id: string,
  { version, email: typed, language: typedLanguage, ...values }: CustomerChange,
): Promise<Customer> {
  return context.db.transaction(async (tx) => {
    const row = await lockCustomer(context, tx, id);
    if (row.version !== version) {
      throw new RequestProblem(
        'changed_meanwhile',
        'Someone else changed this customer. Please check what is there now, and save again.',
        { current: await readCustomer(context, tx, row) },
      );
    }
    const email = typed ? await newEmail(context, tx, row, typed) : row.email;
    const language = chosenLanguage(row.language, typedLanguage);
    await tx
      .update(users)
      .set({ ...values, email, language, version: sql`${users.version} + 1` })
      .where(eq(users.id, row.id));
    const details = {
      email: row.email !== email,
      name: row.firstName !== values.firstName || row.lastName !== values.lastName,
      phone: row.phone !== values.phone,
      language: row.language !== language,
    };
    await writeDown(context, tx, actor, 'customer-changed', row.id, details);
    return readCustomer(context, tx, await customerOf(context, tx, row.id));
  });
}

/** The address that a customer gets who had none; the one on file, typed again, changes nothing. */
async function newEmail(
  { config }: ServerContext,
  tx: Tx,
  row: CustomerRow,
  typed: string,
): Promise<string> {
  const email = typed.toLowerCase();
  if (row.email?.toLowerCase() === email) return row.email;
  if (row.email) throw emailProblem('invalid_input', 'The email on file can’t be changed here.');
  await tx.execute(lockMailbox('customer', email));
  const [other] = await tx
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(isSameMailbox(users.email, email))
    .limit(1);
  const isStaff = config.staffEmails.some((one) => one.toLowerCase() === email);
  if (isStaff || (other && other.role !== 'customer')) {
    throw emailProblem('wrong_state', 'This email belongs to someone on staff.');
  }
  if (other) {
    throw emailProblem(
      'wrong_state',
      'Another customer already has this email. Open that customer and merge this one into it.',
    );
  }
  return email;
}

function emailProblem(code: 'invalid_input' | 'wrong_state', detail: string): RequestProblem {
  return new RequestProblem(code, detail, { errors: [{ pointer: '/email', detail }] });
}

/** Writes a note that only the office sees. */
export async function addNote(
  context: ServerContext,
  actor: CurrentUser,
  id: string,
  text: string,
): Promise<CustomerNote> {
  return context.db.transaction(async (tx) => {
    const { id: userId } = await customerOf(context, tx, id);
    const mentioned = await readMentioned(tx, context, text);
    const now = context.clock();
    const values = { userId, authorId: actor.id, text, createdAt: now };
    const [row] = await tx.insert(customerNotes).values(values).returning();
    const place = { customerNoteId: row?.id ?? 0 };
    await writeMentions(tx, mentioned, { place, authorId: actor.id, now });
    await writeDown(context, tx, actor, 'customer-noted', userId);
    return noteOf(tx, userId, row?.id ?? 0);
  });
}

/** Removes a note, or brings it back; the same once more changes nothing. */
export async function setNoteRemoved(
  context: ServerContext,
  actor: CurrentUser,
  { id, noteId, isRemoved }: { id: string; noteId: number; isRemoved: boolean },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { id: userId } = await customerOf(context, tx, id);
    const own = and(eq(customerNotes.userId, userId), eq(customerNotes.id, noteId));
    if ((await tx.$count(customerNotes, own)) === 0) throw noSuchNote();
    const changed = await tx
      .update(customerNotes)
      .set({ removedAt: isRemoved ? context.clock() : null })
      .where(
        and(own, isRemoved ? isNull(customerNotes.removedAt) : isNotNull(customerNotes.removedAt)),
      )
      .returning({ id: customerNotes.id });
    if (changed.length === 0) return;
    const action = isRemoved ? 'customer-note-removed' : 'customer-note-restored';
    await writeDown(context, tx, actor, action, userId);
  });
}

/** One note that is there. */
export async function noteOf(db: Db, userId: string, noteId: number): Promise<CustomerNote> {
  const [note] = await listNotes(db, userId, noteId);
  if (!note) throw noSuchNote();
  return note;
}

/** @throws RequestProblem 404, the same for staff, closed accounts and no one. */
export async function customerOf(
  { config }: ServerContext,
  db: Db,
  id: string,
): Promise<CustomerRow> {
  const row = await findCustomer(db, id, config.staffEmails);
  if (!row) throw new RequestProblem('not_found', 'We could not find this customer.');
  return row;
}

/** The same, held for a change. */
export async function lockCustomer(
  context: ServerContext,
  tx: Tx,
  id: string,
): Promise<CustomerRow> {
  const { id: found } = await customerOf(context, tx, id);
  await tx.select({ id: users.id }).from(users).where(eq(users.id, found)).for('update');
  return customerOf(context, tx, found);
}

/** The line in the audit log, and the bells of those who watch. */
export async function writeDown(
  context: ServerContext,
  tx: Tx,
  actor: CurrentUser,
  action: AuditAction,
  userId: string,
  details: Record<string, string | number | boolean | null> = {},
): Promise<void> {
  const subject = { type: 'user', id: userId } as const;
  await audit(tx, { actorId: actor.id, action, subject, details, at: context.clock() });
  await announceCustomer(tx, userId);
}

function noSuchNote(): RequestProblem {
  return new RequestProblem('not_found', 'We could not find this note.');
}
