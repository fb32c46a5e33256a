// Reads permissions to show photos of visits.
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { photoPermissions } from '#server/platform/database/schema/photo-permission.ts';
import { properties, visits } from '#server/platform/database/schema/visits.ts';

export type PermissionRow = typeof photoPermissions.$inferSelect;

/** All about the photos of a visit, the first one asked about first. */
export function listPermissions(db: Db, visitId: number): Promise<PermissionRow[]> {
  return db
    .select()
    .from(photoPermissions)
    .where(eq(photoPermissions.visitId, visitId))
    .orderBy(asc(photoPermissions.id));
}

/** The last one about a picture; undefined for a picture that is of no visit. */
export async function permissionOfPicture(
  db: Db,
  pictureId: number,
): Promise<PermissionRow | undefined> {
  const [row] = await db
    .select()
    .from(photoPermissions)
    .where(eq(photoPermissions.pictureId, pictureId))
    .orderBy(desc(photoPermissions.id))
    .limit(1);
  return row;
}

/** One of a visit that has not ended; undefined for any other. */
export async function findPermission(
  db: Db,
  visitId: number,
  id: number,
): Promise<PermissionRow | undefined> {
  const [row] = await db
    .select()
    .from(photoPermissions)
    .where(
      and(
        eq(photoPermissions.id, id),
        eq(photoPermissions.visitId, visitId),
        ne(photoPermissions.status, 'ended'),
      ),
    );
  return row;
}

/** Who is asked about photos of a visit: the holder of the account that its property is on. */
export async function customerOfVisit(
  db: Db,
  visitId: number,
): Promise<
  Pick<typeof users.$inferSelect, 'firstName' | 'email' | 'language' | 'disabledAt'> | undefined
> {
  const [row] = await db
    .select({
      firstName: users.firstName,
      email: users.email,
      language: users.language,
      disabledAt: users.disabledAt,
    })
    .from(visits)
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .innerJoin(users, eq(users.id, properties.userId))
    .where(eq(visits.id, visitId));
  return row;
}

/** One permission, held for a change. Its picture is locked before it. */
export async function lockPermission(tx: Tx, id: number): Promise<PermissionRow | undefined> {
  const [row] = await tx
    .select()
    .from(photoPermissions)
    .where(eq(photoPermissions.id, id))
    .for('update');
  return row;
}
