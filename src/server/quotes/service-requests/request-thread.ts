// What both sides write about a service request: kept, shown to both, read by opening it.
import { and, asc, eq, isNull } from 'drizzle-orm';
import { displayName, NAMELESS_OFFICE } from '#company/rules/customers/person-name.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { NewMessage, RequestMessage } from '#contract/quotes/service-request.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { photos } from '#server/platform/database/schema/photo.ts';
import { requestMessages } from '#server/platform/database/schema/request-message.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { claimPhotos } from '#server/platform/photos/photo.service.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { signalRequest } from './request-signals.ts';
import type { ServiceRequestRow, Side } from './service-request.queries.ts';

type MessageRow = typeof requestMessages.$inferSelect;

/** Who writes, and the visitor whose browser uploaded the photos. */
export type Writer = { user: CurrentUser; side: Side; visitorHash: string | undefined };

/**
 * Writes a message. `find` gives the request within the transaction, or throws when the writer may not see it.
 *
 * @throws RequestProblem 422 when a photo is not the writer's.
 */
export async function writeMessage(
  context: ServerContext,
  find: (tx: Tx) => Promise<ServiceRequestRow>,
  message: NewMessage,
  writer: Writer,
  attempt: Attempt | undefined,
): Promise<RequestMessage> {
  const now = context.clock();
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    const request = await find(tx);
    const row = await insertMessage(tx, request.id, message.text, writer, now);
    const claim = { serviceRequestId: request.id, requestMessageId: row.id };
    await claimPhotos(tx, message.photos, writer.visitorHash, claim, now);
    const subject = { type: 'service-request', id: String(request.id) } as const;
    const action = 'service-request-message';
    await audit(tx, { actorId: writer.user.id, action, subject, at: now });
    await signalRequest(tx, request);
    return present(row, message.photos);
  });
  return answer;
}

/** The messages about a request, the oldest first. */
export async function listMessages(db: Db, serviceRequestId: number): Promise<RequestMessage[]> {
  const rows = await db
    .select()
    .from(requestMessages)
    .where(eq(requestMessages.serviceRequestId, serviceRequestId))
    .orderBy(asc(requestMessages.id));
  if (rows.length === 0) return [];
  const sent = await db
    .select({ id: photos.id, messageId: photos.requestMessageId })
    .from(photos)
    .where(eq(photos.serviceRequestId, serviceRequestId))
    .orderBy(asc(photos.position));
  return rows.map((row) =>
    present(
      row,
      sent.flatMap(({ id, messageId }) => (messageId === row.id ? [id] : [])),
    ),
  );
}

/** Anyone who opens the thread has read what the other side wrote, and is mailed of it no more. */
export async function markRead(
  db: Db,
  serviceRequestId: number,
  side: Side,
  now: Date,
): Promise<void> {
  const read = await db
    .update(requestMessages)
    .set({ readAt: now })
    .where(
      and(
        eq(requestMessages.serviceRequestId, serviceRequestId),
        eq(requestMessages.fromOffice, side === 'customer'),
        isNull(requestMessages.readAt),
      ),
    )
    .returning({ id: requestMessages.id });
  // What waits for an answer has become less on the pages of colleagues.
  if (side === 'office' && read.length > 0) await notifyStaff(db, 'request', serviceRequestId);
}

async function insertMessage(
  tx: Tx,
  serviceRequestId: number,
  text: string,
  { user, side }: Writer,
  now: Date,
): Promise<MessageRow> {
  const authorName = displayName(user);
  const [row] = await tx
    .insert(requestMessages)
    .values({
      serviceRequestId,
      authorId: user.id,
      // Of the office's people the customer learns the first name.
      authorName: side === 'office' ? (user.firstName ?? NAMELESS_OFFICE) : authorName,
      fromOffice: side === 'office',
      text,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('the message was not written');
  return row;
}

function present(row: MessageRow, photoIds: string[]): RequestMessage {
  return {
    id: row.id,
    from: row.fromOffice ? 'office' : 'customer',
    authorName: row.authorName,
    text: row.text,
    photos: photoIds,
    createdAt: row.createdAt.toISOString(),
  };
}
