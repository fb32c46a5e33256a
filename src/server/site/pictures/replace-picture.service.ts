// Replaces a picture by another one in everything that names it: entries and drafts, in one transaction, each with its history.
import { isDeepStrictEqual } from 'node:util';
import { pictures } from '#company/facts/pictures.gen.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { SitePicture } from '#contract/site/pictures.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { waitForOtherEdits, writeDown } from '../content/change-entry.ts';
import { requireEditor, requireKind } from '../content/content.policy.ts';
import { type EntryRow, writeEntry } from '../content/write-content.ts';
import { nameOf } from '../uploads/picture-facts.ts';
import { readUploads } from '../uploads/uploads.queries.ts';
import { lockSeen } from './edit-picture.service.ts';
import { lockEntriesNaming } from './picture-uses.queries.ts';
import { readPicture } from './present-picture.ts';
import { type NamedPicture, swapPicture } from './swap-picture.ts';

/**
 * Puts another picture in its place everywhere. Descriptions beside it become those of the other one.
 *
 * @throws RequestProblem as `changePicture`; 422 for another picture that is not there, not ready or not allowed.
 */
export function replacePicture(
  context: ServerContext,
  actor: CurrentUser,
  id: number,
  { version, by }: { version: number; by: string },
): Promise<SitePicture> {
  return context.db.transaction(async (tx) => {
    await waitForOtherEdits(tx);
    await lockSeen(tx, id, version);
    const from = nameOf(id);
    const to = await requireOther(tx, from, by);
    for (const row of await lockEntriesNaming(tx, id)) {
      await replaceIn(tx, row, { from, to, actor, at: context.clock() });
    }
    return readPicture(tx, id);
  });
}

type Replacement = { from: string; to: NamedPicture; actor: CurrentUser; at: Date };

async function replaceIn(tx: Tx, row: EntryRow, replacement: Replacement): Promise<void> {
  const { from, to, actor, at } = replacement;
  const kind = requireKind(row.kind);
  requireEditor(kind, actor);
  const body = swapPicture(row.body, from, to);
  const draft = swapPicture(row.draft, from, to);
  const isShown = row.isPublished && !isDeepStrictEqual(body, row.body);
  const happened = { what: 'published', actorId: actor.id, at } as const;
  await writeEntry(tx, row, { body, draft }, isShown ? happened : undefined);
  const action = isShown ? 'content-published' : 'content-drafted';
  await writeDown(tx, { action, kind, slug: row.slug, actorId: actor.id, at });
}

async function requireOther(tx: Tx, from: string, by: string): Promise<NamedPicture> {
  const own = Object.entries(pictures).find(([name]) => name === by)?.[1];
  const other = own ?? (await readUploads(tx))[by];
  if (other && by !== from) return { name: by, alt: other.alt };
  const detail = 'Please choose another picture that is ready and described.';
  throw new RequestProblem('invalid_input', detail, { errors: [{ pointer: '/by', detail }] });
}
