// Reads of passkeys, and how one is shown to its owner.
import { asc, eq } from 'drizzle-orm';
import type { Passkey } from '#contract/accounts/passkeys.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { passkeys } from '#server/platform/database/schema/sign-in-ways.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** A person's passkeys, the oldest first. */
export function passkeysOf(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** A passkey by the name that the device gives it, locked, with its owner. */
export async function findPasskey(tx: Db, credentialId: string) {
  const [row] = await tx
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId))
    .for('update', { of: passkeys });
  return row;
}

export function presentPasskey(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name,
    isSynced: row.isSynced,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
