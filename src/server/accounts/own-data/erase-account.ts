// Carries out the deletion of an account: one transaction after which nothing personal is left but the records that are kept.

import { eq, sql } from 'drizzle-orm';
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { OWED_REQUESTS } from '#company/rules/quotes/service-request-machine.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { sessions, users } from '#server/platform/database/schema/account.ts';
import { busyCalendars } from '#server/platform/database/schema/booking.ts';
import { calendarFeeds, noticePreferences } from '#server/platform/database/schema/notices.ts';
import { accountDeletions } from '#server/platform/database/schema/own-data.ts';
import { passkeys, providerIdentities } from '#server/platform/database/schema/sign-in-ways.ts';
import type { ServerContext } from '../../context.ts';
import { roleOf } from '../roles.ts';
import { deletionMail } from './deletion-mails.ts';
import { noAddress, retainedFrom } from './deletion-terms.ts';
import { eraseLetters, eraseTraces } from './erase-letters.ts';
import { owesMoney } from './erase-money.ts';
import { accountsMergedInto, eraseOfficeRecords } from './erase-office.ts';
import { erasePeople } from './erase-people.ts';
import { marksOfNumbers, textedNumbers } from './erase-texts.ts';
import { eraseWork } from './erase-work.ts';
import { type ErasureRest, erasureRest } from './forget-leads.ts';

/**
 * Erases an account whose seven days are over. Nothing happens when the person has changed their mind, has become one of
 * the staff, when accepted work is still to be done or an invoice to be paid; that is looked at again an hour later.
 */
export async function eraseAccount(context: ServerContext, userId: string): Promise<void> {
  const at = context.clock();
  await context.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    const [deletion] = await tx
      .select()
      .from(accountDeletions)
      .where(eq(accountDeletions.userId, userId))
      .for('update');
    if (!user || !deletion || deletion.erasedAt || deletion.dueAt > at) return;
    if (roleOf(context.config.staffEmails, user) !== 'customer') return;
    if ((await hasOpenWork(tx, userId)) || (await owesMoney(tx, userId))) return;
    const { numbers, ...rest } = await erasePerson(tx, {
      userId,
      email: user.email ?? noAddress(userId),
      at,
    });
    await tx
      .update(accountDeletions)
      .set({ erasedAt: at, farewellTo: user.email })
      .where(eq(accountDeletions.userId, userId));
    const subject = { type: 'user', id: userId } as const;
    await audit(tx, { actorId: null, action: 'account-erased', subject, at });
    // By then no mail or text is under way that was begun before, and written down as sent to them.
    const farewell = {
      ...{ userId, news: 'done' as const, mark: at.getTime() },
      ...{ language: writtenLanguage(user.language), numbers: marksOfNumbers(context, numbers) },
    };
    await context.jobs.enqueue(tx, deletionMail, farewell, { isAfterAllUnderWay: true });
    await context.jobs.enqueue(tx, erasureRest, rest);
  });
}

/** Everything of a person in the database. Gives what is to be done outside of it, and at which numbers they were texted. */
export async function erasePerson(
  tx: Tx,
  { userId, email, at }: { userId: string; email: string; at: Date },
): Promise<Erased> {
  const merged = await eraseMerged(tx, userId, at);
  const numbers = await textedNumbers(tx, userId);
  await eraseTraces(tx, email);
  await eraseOfficeRecords(tx, { userId, email, numbers });
  const work = await eraseWork(tx, { userId, email, at, retainedFrom: retainedFrom(at) });
  const letters = await eraseLetters(tx, { userId, email, at });
  await erasePeople(tx, { userId, email });
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(providerIdentities).where(eq(providerIdentities.userId, userId));
  await tx.delete(noticePreferences).where(eq(noticePreferences.userId, userId));
  await tx.delete(busyCalendars).where(eq(busyCalendars.userId, userId));
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  await tx
    .update(users)
    .set({
      email: noAddress(userId),
      firstName: null,
      lastName: null,
      phone: null,
      language: null,
      profileImageUrl: null,
      disabledAt: at,
    })
    .where(eq(users.id, userId));
  const leads = [...work.leads, ...letters, { kind: 'account-erasure', id: userId }];
  return {
    leads: [...merged.flatMap((rest) => rest.leads), ...leads],
    copies: [...merged.flatMap((rest) => rest.copies), ...work.copies],
    numbers: [...merged.flatMap((rest) => rest.numbers), ...numbers],
  };
}

type Erased = ErasureRest & { numbers: string[] };

async function eraseMerged(tx: Tx, userId: string, at: Date): Promise<Erased[]> {
  const rests: Erased[] = [];
  for (const { id, email } of await accountsMergedInto(tx, userId)) {
    rests.push(await erasePerson(tx, { userId: id, email: email ?? noAddress(id), at }));
  }
  return rests;
}

async function hasOpenWork(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select id from service_requests where user_id = ${userId} and status = any(${sql.param(OWED_REQUESTS)}::text[]) limit 1`);
  return rows.length > 0;
}
