// Takes the pictures that came with a text into its conversation, as photos of ours: by a job, once for each text
// (docs/product/texts.md#pictures).
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { countOf } from '#company/rules/platform/count-label.ts';
import { MESSAGE_PHOTOS } from '#contract/chat/chat.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { keepPictures } from '#server/platform/inbound-mail/mailed-pictures.ts';
import { tokenHash } from '#server/platform/installation/secrets.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import { runningJob } from '#server/platform/jobs/running-job.ts';
import { createWorkshop, type Workshop } from '#server/platform/photos/picture-workshop.ts';
import type { ServerContext } from '../../context.ts';
import { chatLead } from '../chat.lead.ts';
import type { StoredEntry } from '../log-entry.ts';
import { readEntryOfKey } from '../read-log.ts';
import { sayWithin } from '../send-message.service.ts';
import { type LogWriter, writeLog } from '../write-log.ts';
import { fetchMedia, type Medium } from './fetch-media.ts';

/** Fetches what came with a text; `textId` is the provider's name of it. */
export const textMedia: JobKind<{ sessionId: string; textId: string }> = { name: 'text-media' };

/** Some of a text's files, as one message holds them, and the key under which they are saved once. */
type Batch = { sessionId: string; key: string; media: readonly Medium[] };
type Saved = { photos: string[]; names: string[] };

/**
 * Fetches the files of a text and saves them, as many at a time as a message holds; each of those once, so that another try goes on
 * where the last one failed.
 *
 * @throws Error when they may be had later, so that the queue tries again; after the last try a note says that they are lost.
 */
export async function takeTextMedia(
  context: ServerContext,
  { sessionId, textId }: { sessionId: string; textId: string },
): Promise<void> {
  const [session] = await context.db
    .select({ blockedAt: chatSessions.blockedAt })
    .from(chatSessions)
    .where(eq(chatSessions.id, sessionId));
  if (!session || session.blockedAt) return;
  // A line of its own, as a job has for pictures of the site: uploads of visitors wait behind none of these.
  const workshop = createWorkshop(context.log);
  try {
    const media = await fetchMedia(context.config, textId);
    if (media.length === 0) await noteLost(context, sessionId, textId);
    for (let at = 0; at < media.length; at += MESSAGE_PHOTOS) {
      const key = tokenHash(`text media ${textId} ${at}`);
      const some = media.slice(at, at + MESSAGE_PHOTOS);
      await takeBatch(context, workshop, { sessionId, key, media: some });
    }
  } catch (error) {
    if (runningJob()?.isLastTry) await noteLost(context, sessionId, textId);
    throw error;
  } finally {
    workshop.stop();
  }
}

async function takeBatch(context: ServerContext, workshop: Workshop, batch: Batch): Promise<void> {
  const { sessionId, key } = batch;
  const known = await readEntryOfKey(context.db, sessionId, key);
  const { kind, number } = known ?? (await saveBatch(context, workshop, batch));
  // A kill may come between the log and the journal.
  if (kind === 'message') await context.journal.append(chatLead, `${sessionId}/${number}`);
}

/**
 * Makes photos of ours, and writes a message with them. What is no picture, or none that can be read, is named for staff and not
 * saved.
 */
async function saveBatch(
  context: ServerContext,
  workshop: Workshop,
  { sessionId, key, media }: Batch,
): Promise<StoredEntry> {
  const files = media.map(({ type, bytes }) => ({ name: nameOf(type), bytes }));
  // An owner for each try: what a failed one has made lapses, and takes nothing of the share of the next.
  const owner = tokenHash(`text media ${randomUUID()}`);
  const tools = { context, workshop };
  const saved = await keepPictures(tools, files, owner, { most: MESSAGE_PHOTOS, takesPdf: true });
  return writeLog(context, sessionId, (log) => writeBatch(log, context, { key, owner, saved }));
}

async function writeBatch(
  log: LogWriter,
  context: ServerContext,
  { key, owner, saved }: { key: string; owner: string; saved: Saved },
): Promise<StoredEntry> {
  const known = await readEntryOfKey(log.tx, log.session.id, key);
  if (known) return known;
  const { photos, names } = saved;
  const notSaved = `Not saved: ${names.join(', ')}.`;
  if (photos.length === 0) return addNote(log, notSaved, key);
  const said = {
    ...{ text: '', key, photos, note: false, sendAnyway: false, seenUpTo: null },
  };
  const caller = { user: undefined, keyHash: undefined, visitorHash: owner, isVisitor: true };
  const entry = await sayWithin(log, context, said, { caller, side: 'customer' });
  if (names.length > 0) addNote(log, notSaved, null);
  return entry;
}

/** Says for staff, once, that they have to ask for them again. */
async function noteLost(context: ServerContext, sessionId: string, textId: string): Promise<void> {
  const key = tokenHash(`text media ${textId} lost`);
  await writeLog(context, sessionId, async (log) => {
    if (await readEntryOfKey(log.tx, sessionId, key)) return;
    addNote(log, 'Pictures of this text could not be fetched. Please ask for them again.', key);
  });
}

function addNote(log: LogWriter, text: string, clientKey: string | null): StoredEntry {
  return log.add({ kind: 'note', details: { text, authorName: 'Text messages' }, clientKey });
}

/** What a file is called that has no name: by its media type. */
function nameOf(type: string): string {
  const [kind] = type.split('/');
  if (kind === 'image') return 'a picture that we could not read';
  if (kind === 'video') return 'a video';
  if (kind === 'audio') return 'a recording';
  return /vcard/i.test(type) ? 'a contact' : 'a file';
}

/** What stands in the log until the files are there, or where they are not saved. */
export function filesLine(count: number, areFetched: boolean): string {
  if (count === 0) return '';
  const files = count === 1 ? 'A picture' : countOf(count, 'picture');
  if (areFetched) return `(${files} came along.)`;
  return `(${files} came along and ${count === 1 ? 'was' : 'were'} not saved.)`;
}
