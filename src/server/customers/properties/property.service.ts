// What a customer tells us about their property, its gate code included, and shows it to them when they ask.
import { eq, sql } from 'drizzle-orm';
import type { Property, PropertyChange } from '#contract/customers/properties.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { properties } from '#server/platform/database/schema/visits.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { decryptGateCode, encryptGateCode } from './gate-code.ts';
import { findPropertyOf, type PropertyRow, presentProperty } from './property.queries.ts';

/**
 * Changes what we know of a property; the first time it makes it.
 *
 * @throws RequestProblem 404 for a property of someone else, 409 with what is there by now when it was changed meanwhile, 422
 *   without an address.
 */
export async function changeProperty(
  context: ServerContext,
  { id: personId, customerId: userId }: SignedInPerson,
  wanted: PropertyChange,
): Promise<Property> {
  return context.db.transaction(async (tx) => {
    // One at a time for each person, also while there is no property that could be locked.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const row = await findPropertyOf(tx, userId, wanted.id);
    if (!row && wanted.id !== undefined) throw noSuchProperty();
    if ((row?.version ?? 0) !== wanted.version) throw changedMeanwhile(row);
    const { id } = row ?? (await addProperty(tx, userId, wanted.address ?? ''));
    const gate = gateValues(context, id, wanted);
    await tx
      .update(properties)
      .set({
        pets: wanted.pets || null,
        specialInstructions: wanted.specialInstructions || null,
        ...gate,
        ...(row && { version: sql`${properties.version} + 1` }),
      })
      .where(eq(properties.id, id));
    await audit(tx, {
      actorId: personId,
      action: 'property-changed',
      subject: { type: 'property', id: String(id) },
      details: { gateCode: gate ? (gate.gateCodeEncrypted ? 'set' : 'removed') : 'kept' },
      at: context.clock(),
    });
    await announce(tx, 'portal', userId);
    await notifyStaff(tx, 'customer', userId);
    const changed = await findPropertyOf(tx, userId, id);
    if (!changed) throw new Error('the property is gone');
    return presentProperty(changed);
  });
}

/**
 * The customer's own gate code, null when there is none. That it was shown is written down before it is.
 *
 * @throws RequestProblem 404 for a property of someone else.
 */
export async function revealGateCode(
  context: ServerContext,
  { id: personId, customerId }: SignedInPerson,
  propertyId: number | undefined,
): Promise<{ gateCode: string | null }> {
  return context.db.transaction(async (tx) => {
    const row = await findPropertyOf(tx, customerId, propertyId);
    if (!row && propertyId !== undefined) throw noSuchProperty();
    if (!row?.gateCodeEncrypted) return { gateCode: null };
    await audit(tx, {
      actorId: personId,
      action: 'gate-code-revealed',
      subject: { type: 'property', id: String(row.id) },
      at: context.clock(),
    });
    return {
      gateCode: decryptGateCode(context.secrets.gateCode, row.id, row.gateCodeEncrypted),
    };
  });
}

async function addProperty(tx: Tx, userId: string, address: string): Promise<{ id: number }> {
  if (!address) {
    const detail = 'Please enter the address of the property.';
    throw new RequestProblem('invalid_input', detail, {
      errors: [{ pointer: '/address', detail }],
    });
  }
  const [row] = await tx.insert(properties).values({ userId, address }).returning();
  if (!row) throw new Error('the property was not kept');
  return row;
}

/** A blank field keeps the code: the form shows it to no one, so no one types it again with each change. */
export function gateValues(
  { secrets }: ServerContext,
  propertyId: number,
  { gateCode, removeGateCode }: Pick<PropertyChange, 'gateCode' | 'removeGateCode'>,
): { gateCodeEncrypted: string | null } | undefined {
  if (removeGateCode) return { gateCodeEncrypted: null };
  if (!gateCode) return undefined;
  return { gateCodeEncrypted: encryptGateCode(secrets.gateCode, propertyId, gateCode) };
}

function noSuchProperty(): RequestProblem {
  return new RequestProblem('not_found', 'We could not find this property.');
}

function changedMeanwhile(row: PropertyRow | undefined): RequestProblem {
  return new RequestProblem(
    'changed_meanwhile',
    'These details have changed in the meantime. Please look at what is there now, and save again.',
    row ? { current: presentProperty(row) } : {},
  );
}
