// What staff do to an uploaded picture: describe and crop it, have its files made again, remove it. Each change is one transaction with
// its line of the audit log; pages follow by the content version.
import { isDeepStrictEqual } from 'node:util';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { PictureDetails, SitePicture } from '#contract/site/pictures.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { waitForOtherEdits } from '../content/change-entry.ts';
import { endPermission } from '../permission-records/write-permission.ts';
import { pictureFilesJob } from './make-files.ts';
import {
  changedMeanwhile,
  noSuchPicture,
  requireLargeCrop,
  requireUnused,
} from './picture.policy.ts';
import { lockPicture, type PictureRow } from './picture.queries.ts';
import { usesOf } from './picture-uses.queries.ts';
import { readPicture } from './present-picture.ts';
import { writePicture } from './write-picture.ts';

/**
 * Describes and crops a picture. Another crop has its files made again; pages show the earlier ones until then.
 *
 * @throws RequestProblem 404, 409 `changed_meanwhile` with the picture as it is by now, 422 for a crop that leaves too little.
 */
export function changePicture(
  context: ServerContext,
  actor: CurrentUser,
  id: number,
  { version, title, alt, kind, crop, focalPoint }: PictureDetails,
): Promise<SitePicture> {
  return context.db.transaction(async (tx) => {
    const row = await lockSeen(tx, id, version);
    requireLargeCrop(row, crop);
    const isOtherPart = !isDeepStrictEqual(crop, row.crop);
    const happened = { action: 'picture-changed', actor, at: context.clock() } as const;
    const details = { title, alt, kind, crop, focalX: focalPoint.x, focalY: focalPoint.y };
    const making = isOtherPart ? ({ state: 'making', failure: null } as const) : {};
    await writePicture(tx, row, { ...details, ...making }, happened);
    if (isOtherPart) await context.jobs.enqueue(tx, pictureFilesJob, { id });
    return readPicture(tx, id);
  });
}

/** Has the files of a picture made again. @throws RequestProblem as `changePicture`, 409 `wrong_state` unless they failed. */
export function retryPicture(
  context: ServerContext,
  actor: CurrentUser,
  id: number,
  version: number,
): Promise<SitePicture> {
  return context.db.transaction(async (tx) => {
    const row = await lockSeen(tx, id, version);
    if (row.state !== 'failed') {
      throw new RequestProblem('wrong_state', 'The files of this picture have not failed.');
    }
    const happened = { action: 'picture-retried', actor, at: context.clock() } as const;
    await writePicture(tx, row, { state: 'making', failure: null }, happened);
    await context.jobs.enqueue(tx, pictureFilesJob, { id });
    return readPicture(tx, id);
  });
}

/**
 * Removes a picture that nothing names. Its files go with the next sweep; no one is given them from now on.
 *
 * @throws RequestProblem as `changePicture`, 409 `wrong_state` with what still names it.
 */
export async function removePicture(
  context: ServerContext,
  actor: CurrentUser,
  id: number,
  version: number,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    // An entry that names it may be under way.
    await waitForOtherEdits(tx);
    const row = await lockSeen(tx, id, version);
    requireUnused(await usesOf(tx, id));
    const at = context.clock();
    await writePicture(tx, row, { removedAt: at }, { action: 'picture-removed', actor, at });
    await endPermission(tx, id, { actorId: actor.id, at });
  });
}

/** A picture as it was seen, held. @throws RequestProblem 404, 409 `changed_meanwhile` with the picture as it is by now. */
export async function lockSeen(tx: Tx, id: number, version: number): Promise<PictureRow> {
  const row = await lockPicture(tx, id);
  if (!row) throw noSuchPicture();
  if (row.version !== version) throw changedMeanwhile(await readPicture(tx, id));
  return row;
}
