// Gives an entry that is a page another address; its old one leads to it from then on (docs/product/blog.md#addresses).
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { ContentEntry } from '#contract/site/content/editing.ts';
import { type ContentKind, renamedKinds } from '#contract/site/content/kinds.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { change, type EntryAddress } from './change-entry.ts';
import { refusedField } from './content.policy.ts';
import { titleOf } from './content-kinds.ts';
import { lockEntry } from './entries.queries.ts';
import { findFormer, leadOn } from './former-slugs.ts';
import { shownBody } from './present-entry.ts';
import { type EntryName, renameEntryRow, wasPublished } from './write-content.ts';

/**
 * Renames an entry, and gives it as it is then under its new name. Its history goes along.
 *
 * @throws RequestProblem as `saveDraft`; 409 `wrong_state` for a kind whose names are fixed, 422 for an address that is taken.
 */
export function renameEntry(
  context: ServerContext,
  actor: CurrentUser,
  address: EntryAddress,
  { version, slug: next }: { version: number; slug: string },
): Promise<ContentEntry> {
  const action = 'content-renamed';
  return change(context, actor, address, { version, action, renamedTo: next }, async (editing) => {
    const { tx, kind, row, at, actorId } = editing;
    if (!renamedKinds.includes(kind)) {
      throw new RequestProblem('wrong_state', 'The address of this is fixed.');
    }
    if (next === row.slug) throw refusedField('/slug', 'This is its address already.');
    await requireFree(tx, { kind, slug: next }, row.slug);
    if (wasPublished(row)) await leadOn(tx, { kind, slug: row.slug }, next);
    await renameEntryRow(tx, row, next, { what: 'renamed', actorId, at });
  });
}

/**
 * An address that no entry has, and that leads to no other one.
 *
 * @throws RequestProblem 422.
 */
export async function requireFree(
  tx: Tx,
  name: EntryName & { kind: ContentKind },
  own?: string,
): Promise<void> {
  const holder = await lockEntry(tx, name);
  if (holder) {
    const title = titleOf(name.kind, holder.slug, shownBody(holder));
    throw refusedField('/slug', `“${title}” has this name already.`);
  }
  const target = await findFormer(tx, name);
  if (target === undefined || target === own) return;
  if (await lockEntry(tx, { kind: name.kind, slug: target })) {
    throw refusedField(
      '/slug',
      `Links to this address lead to “${target}”. Please choose another one.`,
    );
  }
}
