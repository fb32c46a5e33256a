// Content that is published by itself at a time: scheduled, canceled, and published once, by whichever instance comes first.
import { asc, lte } from 'drizzle-orm';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { ContentBody } from '#contract/site/content/content-body.ts';
import type { ContentEntry } from '#contract/site/content/editing.ts';
import type { ContentKind } from '#contract/site/content/kinds.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { contentEntries } from '#server/platform/database/schema/content.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { change, type EntryAddress, waitForOtherEdits, writeDown } from './change-entry.ts';
import { refusedField, requireFitting, requireKind } from './content.policy.ts';
import { readContent } from './content.queries.ts';
import { lockEntry } from './entries.queries.ts';
import { CHOSEN, type EntryRow, writeEntry } from './write-content.ts';

/** No one plans a text further ahead; what is later is a slip of the hand. */
const LONGEST_AHEAD_MS = 366 * 86_400_000;

/** The column has room for so much. */
const FAULT_LENGTH = 500;

/**
 * Saves a draft that is published by itself at a time.
 *
 * @throws RequestProblem as `publishEntry`; 422 for a time that is over, or more than a year ahead.
 */
export function schedulePublication(
  context: ServerContext,
  actor: CurrentUser,
  address: EntryAddress,
  { version, body, publishAt }: { version: number; body: ContentBody; publishAt: string },
): Promise<ContentEntry> {
  const action = 'content-scheduled';
  return change(context, actor, address, { version, action }, async (editing) => {
    const { tx, kind, row, published, at } = editing;
    const time = new Date(publishAt);
    if (time <= at)
      throw refusedField('/publishAt', 'This time has passed. Please choose a later one.');
    if (time.getTime() - at.getTime() > LONGEST_AHEAD_MS) {
      throw refusedField('/publishAt', 'Please choose a time within the next year.');
    }
    const draft = requireFitting(kind, row.slug, body, published);
    const by = { draftBy: actor.id, draftAt: at };
    await writeEntry(tx, row, { draft, ...by, publishAt: time, publishFault: null });
  });
}

/** Keeps the draft, without its time. @throws RequestProblem as `saveDraft`, 409 `wrong_state` when it has none. */
export function cancelSchedule(
  context: ServerContext,
  actor: CurrentUser,
  address: EntryAddress,
  version: number,
): Promise<ContentEntry> {
  const action = 'content-schedule-canceled';
  return change(context, actor, address, { version, action }, async ({ tx, row }) => {
    if (!row.publishAt) throw new RequestProblem('wrong_state', 'This is not scheduled.');
    await writeEntry(tx, row, { publishAt: null });
  });
}

/**
 * Publishes every draft whose time has come, the oldest first, also those whose time passed while no program ran. One that does not
 * fit any more is kept, with the reason.
 */
export async function publishDue(context: ServerContext): Promise<void> {
  const { db, clock } = context;
  const due = await db
    .select({ kind: contentEntries.kind, slug: contentEntries.slug })
    .from(contentEntries)
    .where(lte(contentEntries.publishAt, clock()))
    .orderBy(asc(contentEntries.publishAt), asc(contentEntries.id));
  for (const { kind, slug } of due) {
    await db.transaction(async (tx) => {
      await waitForOtherEdits(tx);
      const row = await lockEntry(tx, { kind, slug });
      // Another instance was faster, or someone has changed their mind.
      if (!row?.draft || !row.publishAt || row.publishAt > clock()) return;
      await publishDraft(tx, requireKind(kind), { ...row, draft: row.draft }, clock());
    });
  }
}

async function publishDraft(
  tx: Tx,
  kind: ContentKind,
  row: EntryRow & { draft: EntryRow['body'] },
  at: Date,
): Promise<void> {
  const { slug, draft, draftBy } = row;
  const line = { kind, slug, actorId: null, at };
  const fitting = await fittingOr(tx, kind, slug, draft);
  if ('fault' in fitting) {
    const fault = `Its draft does not fit any more and was not published. ${fitting.fault}`;
    const publishFault = fault.slice(0, FAULT_LENGTH);
    await writeEntry(tx, row, { publishAt: null, publishFault });
    await writeDown(tx, { ...line, action: 'content-schedule-failed' });
    return;
  }
  const columns = { ...CHOSEN, body: fitting.body, isPublished: true };
  await writeEntry(tx, row, columns, { what: 'published', actorId: draftBy, at });
  await writeDown(tx, { ...line, action: 'content-published' });
}

async function fittingOr(
  tx: Tx,
  kind: ContentKind,
  slug: string,
  draft: EntryRow['body'],
): Promise<{ body: EntryRow['body'] } | { fault: string }> {
  try {
    return { body: requireFitting(kind, slug, draft, await readContent(tx, () => {})) };
  } catch (error) {
    if (error instanceof RequestProblem) return { fault: error.message };
    throw error;
  }
}
