// One change of one entry of content: it waits for its turn, is refused when the entry is not as it was seen, and leaves an audit line.
import { sql } from 'drizzle-orm';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { ContentEntry } from '#contract/site/content/editing.ts';
import type { ContentKind, PublishedContent } from '#contract/site/content/kinds.ts';
import { type AuditAction, audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { noSuchEntry, requireEditor, requireKind } from './content.policy.ts';
import { readContent } from './content.queries.ts';
import { lockEntry } from './entries.queries.ts';
import { readEntry } from './present-entry.ts';
import type { EntryRow } from './write-content.ts';

/** An entry as an address names it. */
export type EntryAddress = { kind: string; slug: string };

/** The version that was seen, and what is done to it; its new name, where it gets one. */
type Seen = { version: number; action: AuditAction; renamedTo?: string };

/** What a change works with: the entry as it is, held, and everything that is published. */
export type Editing = {
  tx: Tx;
  kind: ContentKind;
  slug: string;
  row: EntryRow | undefined;
  published: PublishedContent;
  at: Date;
  actorId: string;
};

/** Does one change to an entry that is there and as it was seen, and gives it as it is then. */
export function change(
  context: ServerContext,
  actor: CurrentUser,
  address: EntryAddress,
  seen: Seen,
  work: (editing: Editing & { row: EntryRow }) => Promise<void>,
): Promise<ContentEntry> {
  return changeEvenRemoved(context, actor, address, seen, (editing) => {
    const { row } = editing;
    if (!row) throw noSuchEntry();
    return work({ ...editing, row });
  });
}

/** The same for an entry that may have been removed, whose version is 0 then. */
export function changeEvenRemoved(
  context: ServerContext,
  actor: CurrentUser,
  address: EntryAddress,
  { version, action, renamedTo }: Seen,
  work: (editing: Editing) => Promise<void>,
): Promise<ContentEntry> {
  return inTurn(
    context,
    actor,
    address,
    { action, ...(renamedTo && { renamedTo }) },
    async (turn) => {
      const { tx, kind, slug, row } = turn;
      if ((row?.version ?? 0) !== version)
        throw changedMeanwhile(await presentEntry(context, tx, kind, slug));
      const published = await readContent(tx, () => {});
      await work({ ...turn, published, actorId: actor.id });
    },
  );
}

/** An entry whose turn it is to be changed, or the place of one that was removed. */
export type Turn = Pick<Editing, 'tx' | 'kind' | 'slug' | 'row' | 'at'>;

/** Does one change of who may, when no other one is under way, with its line of the audit log; what was seen of it `work` compares. */
export function inTurn(
  context: ServerContext,
  actor: CurrentUser,
  { kind: kindName, slug }: EntryAddress,
  { action, renamedTo = slug }: Omit<Seen, 'version'>,
  work: (turn: Turn) => Promise<void>,
): Promise<ContentEntry> {
  const kind = requireKind(kindName);
  requireEditor(kind, actor);
  return context.db.transaction(async (tx) => {
    await waitForOtherEdits(tx);
    const row = await lockEntry(tx, { kind, slug });
    const at = context.clock();
    await work({ tx, kind, slug, row, at });
    await writeDown(tx, { action, kind, slug: renamedTo, actorId: actor.id, at });
    return presentEntry(context, tx, kind, renamedTo);
  });
}

/** One change of content at a time: each is judged beside all other entries. */
export async function waitForOtherEdits(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('content', 0))`);
}

/** What the audit log says of a change; no one did what the program does by itself. */
type Line = EntryAddress & { action: AuditAction; actorId: string | null; at: Date };

/** The line of the audit log; the pages of all instances look at once, and so do open ones of the console. */
export async function writeDown(tx: Tx, { action, kind, slug, actorId, at }: Line): Promise<void> {
  const subject = { type: 'content', id: `${kind}/${slug}` } as const;
  await audit(tx, { actorId, action, subject, at });
  await announce(tx, 'settings');
  await notifyStaff(tx, 'content', subject.id);
}

/** An entry as it is by now. @throws RequestProblem 404 when there never was one of this name. */
export async function presentEntry(
  context: ServerContext,
  tx: Tx,
  kind: ContentKind,
  slug: string,
): Promise<ContentEntry> {
  const entry = await readEntry(context, tx, kind, slug);
  if (!entry) throw noSuchEntry();
  return entry;
}

/** A refusal that shows the entry as it is by now. */
export function changedMeanwhile(present: ContentEntry): RequestProblem {
  return new RequestProblem(
    'changed_meanwhile',
    'Someone else changed this. Please check what is there now, and save again.',
    { current: present },
  );
}
