// Previews of content: what someone wants to look at before it is published, for their session and half an hour.
import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { ContentBody } from '#contract/site/content/content-body.ts';
import type { ContentPreview, PreviewedEntry } from '#contract/site/content/editing.ts';
import { contentPreviews } from '#server/platform/database/schema/content.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import type { EntryAddress } from './change-entry.ts';
import { noSuchEntry, requireEditor, requireFitting, requireKind } from './content.policy.ts';
import { addressOn, previewsOf } from './content-kinds.ts';
import { findEntry } from './entries.queries.ts';

const LASTS_MS = 30 * 60_000;

/** A session keeps its latest ones; each is at most a body of content. */
const KEPT = 20;

/** Where previews are; a page of the kind is named by its place among them (site/pages/preview-page.ts). */
export const PREVIEW_PATH = '/content-preview/';

/**
 * Makes a preview, which has to fit as if it were published.
 *
 * @throws RequestProblem 404, 403 for prices, 422 as publishing does, 409 `wrong_state` for what no page shows.
 */
export async function makePreview(
  { db, clock, content }: ServerContext,
  { user, sid }: { user: CurrentUser; sid: string },
  { kind: kindName, slug }: EntryAddress,
  body: ContentBody,
): Promise<ContentPreview> {
  const kind = requireKind(kindName);
  requireEditor(kind, user);
  if (!(await findEntry(db, { kind, slug }))) throw noSuchEntry();
  const shown = previewsOf(kind, slug);
  if (shown.length === 0)
    throw new RequestProblem('wrong_state', 'No page of the site shows this.');
  const fitting = requireFitting(kind, slug, body, content());
  const expiresAt = new Date(clock().getTime() + LASTS_MS);
  const [row] = await db
    .insert(contentPreviews)
    .values({ sid, kind, slug, body: fitting, expiresAt })
    .returning({ id: contentPreviews.id });
  const older = db
    .select({ id: contentPreviews.id })
    .from(contentPreviews)
    .where(eq(contentPreviews.sid, sid))
    .orderBy(desc(contentPreviews.expiresAt))
    .offset(KEPT);
  await db.delete(contentPreviews).where(inArray(contentPreviews.id, older));
  const pages = shown.map(({ label, anchor }, place) => ({
    label,
    path: addressOn({ label, path: `${PREVIEW_PATH}${row?.id}?page=${place}`, anchor }),
  }));
  return { path: pages[0]?.path ?? '', pages, expiresAt: expiresAt.toISOString() };
}

/** What a preview lays over. @throws RequestProblem 404, the same for another session's, one that is over and none. */
export async function readPreview(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  sid: string,
  id: string,
): Promise<PreviewedEntry> {
  const [row] = await db
    .select()
    .from(contentPreviews)
    .where(
      and(
        eq(contentPreviews.id, id),
        eq(contentPreviews.sid, sid),
        gt(contentPreviews.expiresAt, clock()),
      ),
    );
  if (!row) throw new RequestProblem('not_found', 'This preview is over. Please make a new one.');
  return { kind: row.kind, slug: row.slug, body: row.body };
}

/** Clears away those that are over. */
export async function sweepPreviews({
  db,
  clock,
}: Pick<ServerContext, 'db' | 'clock'>): Promise<void> {
  await db.delete(contentPreviews).where(lt(contentPreviews.expiresAt, clock()));
}
