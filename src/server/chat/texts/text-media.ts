// Takes the pictures that came with a text into its conversation, as photos of ours: by a job, once for each text
// (docs/product/texts.md#pictures).
import { eq } from 'drizzle-orm';
import { countOf } from '#company/rules/platform/count-label.ts';
import { MESSAGE_PHOTOS } from '#contract/chat/chat.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { keepPictures } from '#server/platform/inbound-mail/mailed-pictures.ts';
import { tokenHash } from '#server/platform/installation/secrets.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import { runningJob } from '#server/platform/jobs/running-job.ts';
import { createWorkshop } from '#server/platform/photos/picture-workshop.ts';
import type { ServerContext } from '../../context.ts';
import { chatLead } from '../chat.lead.ts';
import { readEntryOfKey } from '../read-log.ts';
import { sayWithin } from '../send-message.service.ts';
import { writeLog } from '../write-log.ts';
import { fetchMedia, type Medium } from './fetch-media.ts';

/** Fetches what came with a text; `textId` is the provider's name of it. */
export const textMedia: JobKind<{ sessionId: string; textId: string }> = { name: 'text-media' };

/** Each text has ten files at most, and a message fewer. */
const MOST_PHOTOS = 10;

/**
 * Fetches, keeps and writes them down; each step is done once, so that another try goes on where the last one failed. What is no picture, or none that can be read, is named for staff and not kept.
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
  const noteKey = tokenHash(`text files ${textId}`);
  try {
    const media = await fetchMedia(context.config, textId);
    const kept = await keep(context, sessionId, media);
    await writeDown(context, { sessionId, textId, photos: kept.photos });
    if (kept.names.length > 0) {
      await note(context, sessionId, noteKey, `Not saved: ${kept.names.join(', ')}.`);
    }
  } catch (error) {
    if (runningJob()?.isLastTry) {
      await note(
        context,
        sessionId,
        noteKey,
        'The pictures could not be fetched. Please ask for them again.',
      );
    }
    throw error;
  }
}

/** Makes photos of ours; a worker is there as long as that takes. */
async function keep(context: ServerContext, sessionId: string, media: readonly Medium[]) {
  const workshop = createWorkshop(context.log);
  const files = media.map(({ type, bytes }) => ({ name: nameOf(type), bytes }));
  try {
    return await keepPictures({ context, workshop }, files, ownerOf(sessionId), {
      most: MOST_PHOTOS,
      takesPdf: true,
    });
  } finally {
    workshop.stop();
  }
}

/** As many messages as the photos need, each once. */
async function writeDown(
  context: ServerContext,
  { sessionId, textId, photos }: { sessionId: string; textId: string; photos: readonly string[] },
): Promise<void> {
  const caller = {
    ...{ user: undefined, keyHash: undefined, isVisitor: true },
    visitorHash: ownerOf(sessionId),
  };
  for (let at = 0; at < photos.length; at += MESSAGE_PHOTOS) {
    const said = {
      ...{ text: '', key: keyOf(textId, at), photos: photos.slice(at, at + MESSAGE_PHOTOS) },
      ...{ note: false, sendAnyway: false, seenUpTo: null },
    };
    const { number } = await writeLog(context, sessionId, (log) =>
      sayWithin(log, context, said, { caller, side: 'customer' }),
    );
    await context.journal.append(chatLead, `${sessionId}/${number}`);
  }
}

async function note(context: ServerContext, sessionId: string, clientKey: string, text: string) {
  await writeLog(context, sessionId, async (log) => {
    const known = await readEntryOfKey(log.tx, sessionId, clientKey);
    if (!known)
      log.add({ kind: 'note', details: { text, authorName: 'Text messages' }, clientKey });
  });
}

function ownerOf(sessionId: string): string {
  return tokenHash(`chat ${sessionId}`);
}

function keyOf(textId: string, at: number): string {
  return tokenHash(`text media ${textId} ${at}`);
}

/** What a file is called that has no name: by its media type. */
function nameOf(type: string): string {
  const [kind] = type.split('/');
  if (kind === 'image') return 'a picture that we could not read';
  if (kind === 'video') return 'a video';
  if (kind === 'audio') return 'a recording';
  return /vcard/i.test(type) ? 'a contact' : 'a file';
}

/** What stands in the log until the files are there, or where they are not kept. */
export function filesLine(count: number, areFetched: boolean): string {
  if (count === 0) return '';
  const files = count === 1 ? 'A picture' : countOf(count, 'picture');
  if (areFetched) return `(${files} came along.)`;
  return `(${files} came along and ${count === 1 ? 'was' : 'were'} not saved.)`;
}
