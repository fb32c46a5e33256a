// What a customer does by the private link of a visit: sees the photos that we asked about, and allows, declines or withdraws each.
import { hrefIn } from '#company/facts/languages.ts';
import type { PermissionAnswer } from '#company/rules/site/photo-permission.ts';
import type { LinkedPermissions } from '#contract/site/photo-permissions.ts';
import { portalLanguage } from '#server/accounts/account.queries.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { findOwnVisit, findVisit } from '#server/visits/core/visit.queries.ts';
import type { ServerContext } from '../../context.ts';
import {
  findPermission,
  listPermissions,
  lockPermission,
} from '../permission-records/permission.queries.ts';
import { answerPermission } from '../permission-records/write-permission.ts';
import { lockPicture } from '../pictures/picture.queries.ts';
import { originalOf } from '../pictures/picture-files.service.ts';
import { withholdPicture } from '../pictures/write-picture.ts';
import { statusAfter } from './permission.policy.ts';
import { photoPermissionPath, visitOfToken } from './permission-link.ts';

/**
 * The page where the customer of an own visit answers, in the language of who asks; null when we have asked about none of its
 * photos.
 *
 * @throws RequestProblem 404 for a foreign visit.
 */
export async function pathOfVisit(
  context: ServerContext,
  person: SignedInPerson,
  visitId: number,
): Promise<{ path: string | null }> {
  if (!(await findOwnVisit(context.db, person.customerId, visitId))) throw notFound();
  const rows = await listPermissions(context.db, visitId);
  const isAsked = rows.some(({ status }) => status !== 'ended');
  if (!isAsked) return { path: null };
  const path = photoPermissionPath(context.secrets.photoPermissionLink, visitId);
  return { path: hrefIn(await portalLanguage(context.db, person), path) };
}

/** @throws RequestProblem 404 for a link that was not made here, or whose visit or photos are gone. */
export async function readLinked(
  context: ServerContext,
  token: string,
): Promise<LinkedPermissions> {
  const visitId = requireLink(context, token);
  const found = await findVisit(context.db, visitId);
  const rows = await listPermissions(context.db, visitId);
  if (!found || rows.length === 0) throw notFound();
  const { serviceType, scheduledDate } = found.visit;
  return {
    serviceType,
    date: scheduledDate,
    photos: rows.map(({ id, status, words, allowedAt, closedAt }) => ({
      ...{ id, status, words },
      allowedAt: allowedAt?.toISOString() ?? null,
      closedAt: closedAt?.toISOString() ?? null,
    })),
  };
}

/** The photo itself, for the holder of the link. @throws RequestProblem 404 as `readLinked`. */
export async function linkedPhoto(
  context: ServerContext,
  token: string,
  id: number,
): Promise<Uint8Array> {
  const row = await findPermission(context.db, requireLink(context, token), id);
  if (!row?.pictureId) throw notFound();
  return originalOf(context, row.pictureId);
}

/**
 * Takes an answer. What is not allowed leaves every page with the same transaction; the same answer again changes nothing.
 *
 * @throws RequestProblem 404 as `readLinked`, 409 for an answer that cannot be given anymore.
 */
export async function answerLinked(
  context: ServerContext,
  token: string,
  { permission, answer }: { permission: number; answer: PermissionAnswer },
): Promise<LinkedPermissions> {
  const visitId = requireLink(context, token);
  await context.db.transaction(async (tx) => {
    const seen = await findPermission(tx, visitId, permission);
    if (!seen?.pictureId) throw notFound();
    const picture = await lockPicture(tx, seen.pictureId);
    const row = await lockPermission(tx, permission);
    if (!picture || !row || row.status === 'ended') throw notFound();
    const status = statusAfter(row.status, answer);
    if (status === row.status) return;
    await answerPermission(tx, row, status, context.clock());
    await withholdPicture(tx, picture, status !== 'allowed');
  });
  return readLinked(context, token);
}

function requireLink(context: ServerContext, token: string): number {
  const id = visitOfToken(context.secrets.photoPermissionLink, token);
  if (id === null) throw notFound();
  return id;
}

/** A link that was not made here is answered like one whose visit is gone. */
function notFound(): RequestProblem {
  return new RequestProblem('not_found', 'We could not find these photos.');
}
