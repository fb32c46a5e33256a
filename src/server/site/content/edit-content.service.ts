// What staff do to entries of content: draft, publish, hide, show, move, add, remove, take back. Each change is one transaction with
// its line of the audit log and, where it concerns what is published, of the history; pages follow by the content version.
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { ContentBody } from '#contract/site/content/content-body.ts';
import type { ContentEntry } from '#contract/site/content/editing.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import {
  change,
  changeEvenRemoved,
  type EntryAddress,
  presentEntry,
  waitForOtherEdits,
  writeDown,
} from './change-entry.ts';
import {
  requireDispensable,
  requireEditor,
  requireFitting,
  requireKind,
  requireList,
  requireOrderByHand,
  requireSlug,
} from './content.policy.ts';
import { newSlug } from './content-slug.ts';
import { findHistory, listEntries } from './entries.queries.ts';
import { moved, nextPosition } from './entry-order.ts';
import { freeFormer } from './former-slugs.ts';
import { requireFree } from './rename-entry.service.ts';
import { CHOSEN, deleteEntry, insertEntry, NO_DRAFT, writeEntry } from './write-content.ts';

type Edit = { version: number; body: ContentBody };

/**
 * Saves a draft, in place of an older one. It need not be complete, and no page shows it. One that was to be published at a time
 * is no longer: what is published by itself has been looked at.
 *
 * @throws RequestProblem 404, 403 for prices, 409 `changed_meanwhile` with the entry as it is by now.
 */
export function saveDraft(
  context: ServerContext,
  actor: CurrentUser,
  address: EntryAddress,
  { version, body }: Edit,
): Promise<ContentEntry> {
  return change(
    context,
    actor,
    address,
    { version, action: 'content-drafted' },
    ({ tx, row, at }) =>
      writeEntry(tx, row, { ...NO_DRAFT, draft: body, draftBy: actor.id, draftAt: at }),
  );
}

/** Discards the draft. @throws RequestProblem as `saveDraft`, 409 `wrong_state` without one. */
export function discardDraft(
  context: ServerContext,
  actor: CurrentUser,
  address: EntryAddress,
  version: number,
): Promise<ContentEntry> {
  const action = 'content-draft-discarded';
  return change(context, actor, address, { version, action }, async ({ tx, row }) => {
    if (!row.draft) throw new RequestProblem('wrong_state', 'There is no draft of this.');
    await writeEntry(tx, row, NO_DRAFT);
  });
}

/**
 * Publishes a body, also of an entry that was hidden. Its draft is gone with that.
 *
 * @throws RequestProblem as `saveDraft`, 422 with a pointer for each field that does not fit.
 */
export function publishEntry(
  context: ServerContext,
  actor: CurrentUser,
  address: EntryAddress,
  { version, body }: Edit,
): Promise<ContentEntry> {
  const action = 'content-published';
  return change(context, actor, address, { version, action }, (editing) => {
    const { tx, kind, row, published, at, actorId } = editing;
    const fitting = requireFitting(kind, row.slug, body, published);
    const columns = { ...CHOSEN, body: fitting, isPublished: true };
    return writeEntry(tx, row, columns, { what: 'published', actorId, at });
  });
}

/**
 * Makes an entry what it was after an earlier change. It stays as visible as it is; a removed one comes back hidden, at the end.
 *
 * @throws RequestProblem as `publishEntry`; 404 for a line of another entry.
 */
export async function takeBack(
  context: ServerContext,
  actor: CurrentUser,
  address: EntryAddress,
  { version, historyId }: { version: number; historyId: number },
): Promise<ContentEntry> {
  const action = 'content-restored';
  return changeEvenRemoved(context, actor, address, { version, action }, async (editing) => {
    const { tx, kind, slug, row, published, at, actorId } = editing;
    const line = await findHistory(tx, { kind, slug }, historyId);
    if (!line || line.language)
      throw new RequestProblem('not_found', 'We could not find this change.');
    const body = requireFitting(kind, slug, line.body, published);
    const happened = { what: 'restored', actorId, at } as const;
    if (row) return writeEntry(tx, row, { body, suppliedAt: null }, happened);
    const position = await nextPosition(tx, kind);
    await insertEntry(tx, { kind, slug }, { position, body }, happened);
  });
}

/** Hides an entry. @throws RequestProblem as `saveDraft`, 409 `wrong_state` when others rely on it or it is hidden. */
export function hideEntry(
  context: ServerContext,
  actor: CurrentUser,
  address: EntryAddress,
  version: number,
): Promise<ContentEntry> {
  const action = 'content-hidden';
  return change(context, actor, address, { version, action }, async (editing) => {
    const { tx, kind, row, published, at, actorId } = editing;
    if (!row.isPublished) throw new RequestProblem('wrong_state', 'This is hidden already.');
    await requireDispensable(tx, kind, row, published);
    await writeEntry(tx, row, { isPublished: false }, { what: 'hidden', actorId, at });
  });
}

/** Shows a hidden entry. @throws RequestProblem as `publishEntry`, 409 `wrong_state` when it is shown. */
export function showEntry(
  context: ServerContext,
  actor: CurrentUser,
  address: EntryAddress,
  version: number,
): Promise<ContentEntry> {
  const action = 'content-shown';
  return change(context, actor, address, { version, action }, async (editing) => {
    const { tx, kind, row, published, at, actorId } = editing;
    if (row.isPublished) throw new RequestProblem('wrong_state', 'This is shown already.');
    const body = requireFitting(kind, row.slug, row.body, published);
    await writeEntry(tx, row, { body, isPublished: true }, { what: 'shown', actorId, at });
  });
}

/** Moves an entry past its neighbor; at the end of its list it stays. @throws RequestProblem as `saveDraft`. */
export function moveEntry(
  context: ServerContext,
  actor: CurrentUser,
  address: EntryAddress,
  { version, direction }: { version: number; direction: 'up' | 'down' },
): Promise<ContentEntry> {
  const action = 'content-moved';
  return change(context, actor, address, { version, action }, async ({ tx, kind, row }) => {
    requireList(kind);
    requireOrderByHand(kind);
    const list = await listEntries(tx, kind);
    for (const { entry, position } of moved(list, row.slug, direction)) {
      await writeEntry(tx, entry, { position });
    }
  });
}

/** Removes an entry; its history stays. @throws RequestProblem as `hideEntry`. */
export function removeEntry(
  context: ServerContext,
  actor: CurrentUser,
  address: EntryAddress,
  version: number,
): Promise<ContentEntry> {
  const action = 'content-removed';
  return change(context, actor, address, { version, action }, async (editing) => {
    const { tx, kind, row, published, at, actorId } = editing;
    await requireDispensable(tx, kind, row, published);
    await deleteEntry(tx, row, { what: 'removed', actorId, at });
  });
}

/**
 * Adds an entry to a list, at its end, as a hidden draft. Its slug is made of its title when none is given.
 *
 * @throws RequestProblem 404 for a kind that there is not, 403 for prices, 409 for a kind of which there is always one entry, 422
 *   when the slug is taken.
 */
export async function addEntry(
  context: ServerContext,
  actor: CurrentUser,
  kindName: string,
  { slug: wanted, body }: { slug?: string | undefined; body: ContentBody },
  attempt: Attempt | undefined,
): Promise<ContentEntry> {
  const kind = requireKind(kindName);
  requireEditor(kind, actor);
  requireList(kind);
  const at = context.clock();
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    await waitForOtherEdits(tx);
    const slug = wanted ?? (await newSlug(tx, kind, body));
    requireSlug(kind, slug);
    await requireFree(tx, { kind, slug });
    await freeFormer(tx, { kind, slug });
    await insertEntry(
      tx,
      { kind, slug },
      {
        position: await nextPosition(tx, kind),
        body: {},
        draft: body,
        draftBy: actor.id,
        draftAt: at,
      },
      { what: 'added', actorId: actor.id, at },
    );
    await writeDown(tx, { action: 'content-added', kind, slug, actorId: actor.id, at });
    return presentEntry(context, tx, kind, slug);
  });
  return answer;
}
