// The one writer of permissions to show photos of visits.
import { and, eq, ne } from 'drizzle-orm';
import type { PermissionStatus } from '#company/rules/site/photo-permission.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { photoPermissions } from '#server/platform/database/schema/photo-permission.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { PermissionRow } from './permission.queries.ts';

type Asked = {
  visitId: number;
  photoId: string;
  pictureId: number;
  words: string;
  askedBy: string;
  askedAt: Date;
};

/** Adds one that is asked for. False when someone has asked about this photo already. */
export async function addPermission(tx: Tx, asked: Asked): Promise<boolean> {
  const rows = await tx
    .insert(photoPermissions)
    .values(asked)
    .onConflictDoNothing()
    .returning({ id: photoPermissions.id });
  const id = rows[0]?.id;
  if (id === undefined) return false;
  const { askedBy: actorId, askedAt: at } = asked;
  await writeDown(tx, { id, visitId: asked.visitId }, { actorId, status: 'asked', at });
  return true;
}

/** Writes what a customer has answered. The permission is locked. */
export async function answerPermission(
  tx: Tx,
  row: PermissionRow,
  status: PermissionStatus,
  at: Date,
): Promise<void> {
  const isAllowed = status === 'allowed';
  await tx
    .update(photoPermissions)
    .set({ status, ...(isAllowed && { allowedAt: at }), closedAt: isAllowed ? null : at })
    .where(eq(photoPermissions.id, row.id));
  await writeDown(tx, row, { actorId: null, status, at });
}

/** Ends the permission of a picture that we remove. What was allowed stays on record. */
export async function endPermission(
  tx: Tx,
  pictureId: number,
  { actorId, at }: { actorId: string; at: Date },
): Promise<void> {
  const [row] = await tx
    .update(photoPermissions)
    .set({ status: 'ended', closedAt: at })
    .where(and(eq(photoPermissions.pictureId, pictureId), ne(photoPermissions.status, 'ended')))
    .returning();
  if (row) await writeDown(tx, row, { actorId, status: 'ended', at });
}

async function writeDown(
  tx: Tx,
  { id, visitId }: Pick<PermissionRow, 'id' | 'visitId'>,
  { actorId, status, at }: { actorId: string | null; status: PermissionStatus; at: Date },
): Promise<void> {
  await audit(tx, {
    ...{ actorId, action: 'photo-permission', at, details: { status } },
    subject: { type: 'photo-permission', id: String(id) },
  });
  await notifyStaff(tx, 'visit', visitId);
}
