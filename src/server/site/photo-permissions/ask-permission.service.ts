// The office asks a customer whether photos of their visit may be shown on the site. Each becomes a picture that is withheld until
// they allow it (docs/product/pictures.md#photos-of-visits).
import { MOST_PHOTOS_ASKED, permissionWords } from '#company/rules/site/photo-permission.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { VisitPermissions } from '#contract/site/photo-permissions.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import { findPhoto, type PhotoRow } from '#server/platform/photos/photo.queries.ts';
import { fileOf } from '#server/platform/photos/photo.service.ts';
import type { Workshop } from '#server/platform/photos/picture-workshop.ts';
import { findVisit } from '#server/visits/core/visit.queries.ts';
import type { ServerContext } from '../../context.ts';
import { customerOfVisit, listPermissions } from '../permission-records/permission.queries.ts';
import { addPermission } from '../permission-records/write-permission.ts';
import { pictureFilesJob } from '../pictures/make-files.ts';
import { requireLargeEnough, unreadable } from '../pictures/picture.policy.ts';
import { storeOriginal } from '../pictures/upload-picture.service.ts';
import { insertPicture } from '../pictures/write-picture.ts';
import { requireAskable } from './permission.policy.ts';

/** Writes to the customer of a visit about the photos that were asked about at an instant. */
export const photoPermissionMail: JobKind<{ visitId: number; askedAt: string }> = {
  name: 'photo-permission-mail',
};

/** What was asked about the photos of a visit, and what was answered. @throws RequestProblem 404 for a visit that is not there. */
export async function visitPermissions(
  context: ServerContext,
  { rights }: Pick<CurrentUser, 'rights'>,
  visitId: number,
): Promise<VisitPermissions> {
  if (!(await findVisit(context.db, visitId))) throw noSuchVisit();
  const rows = await listPermissions(context.db, visitId);
  return {
    items: rows.flatMap(({ photoId, pictureId, status, askedAt }) =>
      photoId === null || status === 'ended'
        ? []
        : [{ photoId, pictureId, status, askedAt: askedAt.toISOString() }],
    ),
    canAsk: rights.includes('staff'),
  };
}

/**
 * Asks about photos, in one mail. Photos that were asked about already stay as they are, so a second press does nothing.
 *
 * @throws RequestProblem 404 for a visit that is not there, 409 for one that is not done or whose customer has no address, 422 for
 *   what is no photo of it, is too small or cannot be read.
 */
export async function askPermission(
  context: ServerContext,
  workshop: Workshop,
  actor: CurrentUser,
  { visitId, photoIds }: { visitId: number; photoIds: readonly string[] },
): Promise<VisitPermissions> {
  const found = await findVisit(context.db, visitId);
  if (!found) throw noSuchVisit();
  requireAskable(found, await customerOfVisit(context.db, visitId));
  const known = await visitPermissions(context, actor, visitId);
  const isNew = (id: string) => known.items.every(({ photoId }) => photoId !== id);
  const chosen = [...new Set(photoIds)].filter(isNew).slice(0, MOST_PHOTOS_ASKED);
  const originals: Awaited<ReturnType<typeof originalOfPhoto>>[] = [];
  for (const id of chosen) originals.push(await originalOfPhoto(context, workshop, visitId, id));
  const askedAt = context.clock();
  const unused = new Set(originals.map(({ storageKey }) => storageKey));
  try {
    await context.db.transaction(async (tx) => {
      for (const { photoId, ...original } of originals) {
        const happened = { action: 'picture-added', actor, at: askedAt } as const;
        const pictureId = await insertPicture(tx, { ...original, isWithheld: true }, happened);
        const words = permissionWords(context.settings().companyName);
        const asked = { visitId, photoId, pictureId, words, askedBy: actor.id, askedAt };
        if (!(await addPermission(tx, asked))) throw askedMeanwhile();
        await context.jobs.enqueue(tx, pictureFilesJob, { id: pictureId });
      }
      if (originals.length === 0) return;
      const mail = { visitId, askedAt: askedAt.toISOString() };
      await context.jobs.enqueue(tx, photoPermissionMail, mail);
    });
    unused.clear();
  } finally {
    for (const key of unused) await context.storage.remove(key);
  }
  return visitPermissions(context, actor, visitId);
}

async function originalOfPhoto(
  context: ServerContext,
  workshop: Workshop,
  visitId: number,
  photoId: string,
) {
  const photo = await findPhoto(context.db, photoId);
  const bytes = photo?.visitId === visitId ? await storedPhoto(context, photo) : undefined;
  if (!bytes) throw noSuchPhoto();
  const made = await workshop.makeOriginal(bytes, `photos of visit ${visitId}`);
  if (!made.made) throw unreadable(made.fault);
  requireLargeEnough(made);
  const { webp, width, height, color } = made;
  return { photoId, width, height, color, storageKey: await storeOriginal(context, webp) };
}

function storedPhoto({ storage }: ServerContext, photo: PhotoRow) {
  return storage.get(fileOf(photo, 'full'));
}

function noSuchVisit(): RequestProblem {
  return new RequestProblem('not_found', 'We could not find this visit.');
}

function noSuchPhoto(): RequestProblem {
  const detail = 'One of these photos is not there anymore. Please reload the page and try again.';
  return new RequestProblem('invalid_input', detail, { errors: [{ pointer: '/photos', detail }] });
}

function askedMeanwhile(): RequestProblem {
  return new RequestProblem(
    'wrong_state',
    'Someone else has just asked about one of these photos. Please reload the page.',
  );
}
