// Reads one customer for the office: who they are, their properties with plans, notes, consents, and accounts merged into theirs.
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { planState } from '#company/rules/visits/plan-state.ts';
import type {
  Consent,
  Customer,
  CustomerNote,
  DeskProperty,
  MergedAccount,
} from '#contract/customers/customers.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { accountPeople } from '#server/platform/database/schema/account-people.ts';
import {
  consents,
  customerMerges,
  customerNotes,
} from '#server/platform/database/schema/customer.ts';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';
import { accountDeletions } from '#server/platform/database/schema/own-data.ts';
import { properties, servicePlans } from '#server/platform/database/schema/visits.ts';
import { lastReturned } from '#server/platform/sent-messages/messages.queries.ts';
import { type TextStop, textStopOf } from '#server/platform/text-messages/text-stops.ts';
import { roleOf } from '../accounts/roles.ts';
import type { ServerContext } from '../context.ts';
import { importedPlans } from './imported-plans.queries.ts';
import { presentProperty } from './properties/property.queries.ts';

export type CustomerRow = typeof users.$inferSelect;

/**
 * The row of a customer who is there; undefined for staff, closed accounts and strangers. The id of an account that was
 * merged leads to the one it was merged into, that of a person who shares an account to its holder.
 */
export async function findCustomer(
  db: Db,
  id: string,
  staffEmails: string[],
): Promise<CustomerRow | undefined> {
  const [found] = await db
    .select({ row: users, holder: accountPeople.customerId })
    .from(users)
    .leftJoin(accountPeople, eq(accountPeople.personId, users.id))
    .where(eq(users.id, id));
  const row = found?.row;
  const other = row?.mergedInto ?? found?.holder;
  if (other) return findCustomer(db, other, staffEmails);
  if (!row || row.disabledAt || roleOf(staffEmails, row) !== 'customer') return undefined;
  return row;
}

/** Everything of a customer but their records. */
export async function readCustomer(
  { clock, settings }: Pick<ServerContext, 'clock' | 'settings'>,
  db: Db,
  row: CustomerRow,
): Promise<Customer> {
  const now = clock();
  const today = dateInZone(now, settings().timeZone);
  const { id, version, firstName, lastName, email, phone } = row;
  return {
    ...{ id, version, firstName, lastName, email, phone },
    language: writtenLanguage(row.language),
    since: row.createdAt.toISOString(),
    ...(await standingOf(db, row)),
    wrongNumberSince: await wrongNumberSince(db, phone),
    mailReturned: email ? await lastReturned(db, email) : null,
    properties: await listDeskProperties(db, id, today),
    notes: await listNotes(db, id),
    consents: await listConsents(db, id),
    merged: await listMerged(db, id, now),
  };
}

async function wrongNumberSince(db: Db, phone: string | null): Promise<string | null> {
  const stop = phone ? await textStopOf(db, phone) : null;
  return stop?.why === 'wrong-number' ? stop.since.toISOString() : null;
}

/** Whether someone has ever signed in, by which they have shown that the address is theirs. */
export async function hasSignedIn(db: Db, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from audit_log where actor_id = ${id} and action = 'signed-in' limit 1`);
  return rows.length > 0;
}

async function standingOf(db: Db, { id, email }: CustomerRow) {
  const [leaving] = await db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .where(eq(accountDeletions.userId, id));
  const [letter] = email
    ? await db
        .select()
        .from(newsletterSubscriptions)
        .where(eq(sql`lower(${newsletterSubscriptions.email})`, email.toLowerCase()))
    : [];
  return {
    hasSignedIn: await hasSignedIn(db, id),
    isLeaving: Boolean(leaving),
    newsletter: letter
      ? {
          isSubscribed: letter.isActive,
          isBounced: letter.bouncedAt !== null,
          since: (letter.unsubscribedAt ?? letter.subscribedAt).toISOString(),
        }
      : null,
  };
}

/** A customer's properties with the plans that run at each, the oldest first. */
export async function listDeskProperties(
  db: Db,
  userId: string,
  today: string,
  propertyId?: number,
): Promise<DeskProperty[]> {
  const rows = await db
    .select({ property: properties, plan: servicePlans })
    .from(properties)
    .leftJoin(servicePlans, eq(servicePlans.propertyId, properties.id))
    .where(
      and(
        eq(properties.userId, userId),
        propertyId === undefined ? undefined : eq(properties.id, propertyId),
      ),
    )
    .orderBy(asc(properties.id), asc(servicePlans.id));
  const imported = await importedPlans(
    db,
    rows.flatMap(({ plan }) => plan?.id ?? []),
  );
  const all = new Map(rows.map(({ property }) => [property.id, property]));
  return [...all.values()].map((property) => ({
    ...presentProperty(property),
    place:
      property.latitude === null || property.longitude === null
        ? null
        : { latitude: property.latitude, longitude: property.longitude },
    plans: plansToShow(
      rows.flatMap(({ plan }) => (plan?.propertyId === property.id ? [plan] : [])),
    ).map((plan) => ({
      id: plan.id,
      name: plan.name,
      frequency: plan.frequency,
      state: planState(plan, today),
      monthlyPrice: plan.monthlyPrice,
      imported: imported.get(plan.id) ?? null,
    })),
  }));
}

/** Those that run; without one the last one that has ended. */
function plansToShow<Plan extends { status: string }>(plans: readonly Plan[]): readonly Plan[] {
  const running = plans.filter(({ status }) => status !== 'cancelled');
  return running.length > 0 ? running : plans.slice(-1);
}

/** Notes that were not removed, the latest first; or one of them. */
export async function listNotes(db: Db, userId: string, noteId?: number): Promise<CustomerNote[]> {
  const rows = await db
    .select({ note: customerNotes, first: users.firstName, last: users.lastName })
    .from(customerNotes)
    .leftJoin(users, eq(users.id, customerNotes.authorId))
    .where(
      and(
        eq(customerNotes.userId, userId),
        isNull(customerNotes.removedAt),
        noteId === undefined ? undefined : eq(customerNotes.id, noteId),
      ),
    )
    .orderBy(desc(customerNotes.id))
    .limit(200);
  return rows.map(({ note, first, last }) => ({
    id: note.id,
    text: note.text,
    author: [first, last].filter(Boolean).join(' ') || null,
    createdAt: note.createdAt.toISOString(),
  }));
}

/** Consents, those that hold and those that were withdrawn, the latest first. */
async function listConsents(db: Db, userId: string): Promise<Consent[]> {
  const rows = await db
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.id))
    .limit(200);
  const stops = new Map<string, TextStop | null>();
  for (const { channel, reaches } of rows) {
    if (channel !== 'text' || stops.has(reaches)) continue;
    stops.set(reaches, await textStopOf(db, reaches));
  }
  return rows.map((row) => presentConsent(row, stops.get(row.reaches) ?? null));
}

export function presentConsent(row: typeof consents.$inferSelect, stop: TextStop | null): Consent {
  return {
    stoppedAt: stop?.since.toISOString() ?? null,
    isWrongNumber: stop?.why === 'wrong-number',
    id: row.id,
    channel: row.channel,
    purpose: row.purpose,
    reaches: row.reaches,
    wording: row.wording,
    givenHow: row.givenHow,
    givenAt: row.givenAt.toISOString(),
    withdrawnHow: row.withdrawnHow,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  };
}

/** Accounts that were merged into this one and were not taken apart again. */
async function listMerged(db: Db, userId: string, now: Date): Promise<MergedAccount[]> {
  const rows = await db
    .select({ merge: customerMerges, email: users.email })
    .from(customerMerges)
    .innerJoin(users, eq(users.id, customerMerges.goneId))
    .where(and(eq(customerMerges.stayedId, userId), isNull(customerMerges.undoneAt)))
    .orderBy(desc(customerMerges.mergedAt));
  return rows.map(({ merge, email }) => ({
    mergeId: merge.id,
    email,
    mergedAt: merge.mergedAt.toISOString(),
    undoUntil: merge.undoUntil.toISOString(),
    canUndo: merge.undoUntil > now,
  }));
}
