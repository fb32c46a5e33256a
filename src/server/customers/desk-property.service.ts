// What staff change of a customer's properties, and the gate code when someone of them asks for it.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { parsePoint } from '#company/rules/customers/map-point.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { OPEN_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { DeskProperty, DeskPropertyChange } from '#contract/customers/customers.ts';
import { type AuditAction, audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { properties, visits } from '#server/platform/database/schema/visits.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import type { ServerContext } from '../context.ts';
import { announceCustomer } from './announce-customer.ts';
import { listDeskProperties } from './customer.queries.ts';
import { lockCustomer } from './customer.service.ts';
import { decryptGateCode } from './properties/gate-code.ts';
import { gateValues } from './properties/property.service.ts';

type PropertyRow = typeof properties.$inferSelect;

/**
 * Adds a property. The form is sent with version 0.
 *
 * @throws RequestProblem 404 for no one.
 */
export async function addDeskProperty(
  context: ServerContext,
  actor: CurrentUser,
  customerId: string,
  wanted: DeskPropertyChange,
): Promise<DeskProperty> {
  return context.db.transaction(async (tx) => {
    const { id: userId } = await lockCustomer(context, tx, customerId);
    const { address } = wanted;
    const [row] = await tx.insert(properties).values({ userId, address }).returning();
    if (!row) throw new Error('the property was not kept');
    await keep(context, tx, row, wanted, 1);
    return finish(context, tx, { actor, userId, propertyId: row.id, details: { isNew: true } });
  });
}

/**
 * Changes a property.
 *
 * @throws RequestProblem 404 for a property of someone else, 409 with what is there by now when it was changed in the meantime.
 */
export async function changeDeskProperty(
  context: ServerContext,
  actor: CurrentUser,
  ids: { id: string; propertyId: number },
  wanted: DeskPropertyChange,
): Promise<DeskProperty> {
  return context.db.transaction(async (tx) => {
    const { id: userId } = await lockCustomer(context, tx, ids.id);
    const row = await propertyOf(tx, userId, ids.propertyId);
    if (row.version !== wanted.version) {
      const [current] = await listDeskProperties(tx, userId, todayOf(context), row.id);
      throw new RequestProblem(
        'changed_meanwhile',
        'Someone else changed this property. Please look at what is there now, and save again.',
        current ? { current } : {},
      );
    }
    await keep(context, tx, row, wanted, row.version + 1);
    const details = {
      address: row.address !== wanted.address,
      gateCode: wanted.removeGateCode ? 'removed' : wanted.gateCode ? 'set' : 'kept',
    };
    return finish(context, tx, { actor, userId, propertyId: row.id, details });
  });
}

/**
 * The gate code, null when there is none. Who has seen it and why is written down before they do, and its customer can read it.
 *
 * @param reason Needed on a day without a visit there.
 * @throws RequestProblem 404 for a property of someone else, 422 without a reason where one is needed.
 */
export async function revealToStaff(
  context: ServerContext,
  actor: CurrentUser,
  ids: { id: string; propertyId: number },
  reason: string,
): Promise<{ gateCode: string | null }> {
  return context.db.transaction(async (tx) => {
    const { id: userId } = await lockCustomer(context, tx, ids.id);
    const { id, gateCodeEncrypted } = await propertyOf(tx, userId, ids.propertyId);
    if (!gateCodeEncrypted) return { gateCode: null };
    const visitId = await visitOfToday(context, tx, id);
    if (!reason && visitId === undefined) {
      const detail = 'Please say why you need the code. The customer can read it.';
      throw new RequestProblem('invalid_input', detail, {
        errors: [{ pointer: '/reason', detail }],
      });
    }
    await writeDown(context, tx, actor, 'gate-code-revealed', id, {
      ...(reason && { reason }),
      ...(visitId !== undefined && { visitId }),
    });
    await announce(tx, 'portal', userId);
    return { gateCode: decryptGateCode(context.secrets.gateCode, id, gateCodeEncrypted) };
  });
}

/** A visit to the property that is to be made today. */
async function visitOfToday(
  { clock, settings }: ServerContext,
  tx: Tx,
  propertyId: number,
): Promise<number | undefined> {
  const [visit] = await tx
    .select({ id: visits.id })
    .from(visits)
    .where(
      and(
        eq(visits.propertyId, propertyId),
        eq(visits.scheduledDate, dateInZone(clock(), settings().timeZone)),
        inArray(visits.status, OPEN_VISITS),
      ),
    );
  return visit?.id;
}

async function propertyOf(tx: Tx, userId: string, id: number): Promise<PropertyRow> {
  const [row] = await tx
    .select()
    .from(properties)
    .where(and(eq(properties.userId, userId), eq(properties.id, id)));
  if (!row) throw new RequestProblem('not_found', 'We could not find this property.');
  return row;
}

async function keep(
  context: ServerContext,
  tx: Tx,
  { id }: PropertyRow,
  wanted: DeskPropertyChange,
  version: number,
): Promise<void> {
  await tx
    .update(properties)
    .set({
      address: wanted.address,
      lotSize: wanted.lotSize ?? null,
      lawnArea: wanted.lawnArea ?? null,
      pets: wanted.pets || null,
      specialInstructions: wanted.specialInstructions || null,
      ...gateValues(context, id, wanted),
      ...placeValues(wanted.place),
      version: sql`${version}::int`,
    })
    .where(eq(properties.id, id));
}

/** What was not sent stays. */
function placeValues(place: string | undefined) {
  if (place === undefined) return {};
  return parsePoint(place) ?? { latitude: null, longitude: null };
}

function todayOf({ clock, settings }: ServerContext): string {
  return dateInZone(clock(), settings().timeZone);
}

type Finished = {
  actor: CurrentUser;
  userId: string;
  propertyId: number;
  details: Record<string, string | boolean>;
};

async function finish(
  context: ServerContext,
  tx: Tx,
  { actor, userId, propertyId, details }: Finished,
): Promise<DeskProperty> {
  await writeDown(context, tx, actor, 'property-changed', propertyId, details);
  await announceCustomer(tx, userId);
  const [property] = await listDeskProperties(tx, userId, todayOf(context), propertyId);
  if (!property) throw new Error('the property is gone');
  return property;
}

async function writeDown(
  { clock }: ServerContext,
  tx: Tx,
  actor: CurrentUser,
  action: AuditAction,
  propertyId: number,
  details: Record<string, string | number | boolean>,
): Promise<void> {
  const subject = { type: 'property', id: String(propertyId) } as const;
  await audit(tx, { actorId: actor.id, action, subject, details, at: clock() });
}
