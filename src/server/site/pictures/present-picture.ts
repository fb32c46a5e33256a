// How uploaded pictures are shown to staff.
import type { SitePicture, SitePictureLine } from '#contract/site/pictures.ts';
import type { Db } from '#server/platform/database/client.ts';
import { permissionOfPicture } from '../permission-records/permission.queries.ts';
import { nameOf, shownFacts } from '../uploads/picture-facts.ts';
import { noSuchPicture } from './picture.policy.ts';
import { findPicture, type PictureRow } from './picture.queries.ts';
import { usesOf } from './picture-uses.queries.ts';

export function presentPictureLine(row: PictureRow): SitePictureLine {
  const { id, title, alt, kind, state, failure, version, isWithheld } = row;
  const shown = isWithheld ? null : shownFacts(row);
  const isUsable = shown !== null && alt !== '';
  return {
    ...{ id, name: nameOf(id), title, alt, kind, state, failure, shown, isUsable, isWithheld },
    version,
  };
}

/** One picture as it is now, with what names it. @throws RequestProblem 404 for one that is not there. */
export async function readPicture(db: Db, id: number): Promise<SitePicture> {
  const row = await findPicture(db, id);
  if (!row) throw noSuchPicture();
  return {
    ...presentPictureLine(row),
    width: row.width,
    height: row.height,
    crop: row.crop,
    focalPoint: { x: row.focalX, y: row.focalY },
    addedBy: row.addedByName,
    addedAt: row.createdAt.toISOString(),
    uses: await usesOf(db, id),
    permission: await presentPermission(db, id),
  };
}

/** What the customer whose photo it is has answered; null for a picture of no visit. */
async function presentPermission(db: Db, id: number): Promise<SitePicture['permission']> {
  const row = await permissionOfPicture(db, id);
  if (!row) return null;
  const { visitId, status, words, askedAt, allowedAt, closedAt } = row;
  return {
    ...{ visitId, status, words },
    askedAt: askedAt.toISOString(),
    allowedAt: allowedAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
  };
}
