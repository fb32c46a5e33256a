// Push messages to the browsers of staff (RFC 8030): a conversation waits, also when no page of ours is open.
import { eq, gt, sql } from 'drizzle-orm';
import webPush from 'web-push';
import { sessions, users } from '#server/platform/database/schema/account.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { pushSubscriptions } from '#server/platform/database/schema/chat-desk.ts';
import { isLoopback } from '#server/platform/installation/process-settings.ts';
import { presentUser } from '../accounts/account.queries.ts';
import type { ServerContext } from '../context.ts';
import { isOfOffice } from './chat.policy.ts';
import { postOutside } from './push-address.ts';

type SubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** A push service that does not answer by then is left alone. */
const ANSWER_WITHIN_MS = 10_000;
/** A push message that arrives later than this says nothing new. */
const LASTS_SECONDS = 15 * 60;

/** Tells all signed-in browsers of staff that a conversation waits, unless someone has answered by then. */
export async function pushWaiting(context: ServerContext, sessionId: string): Promise<void> {
  const { db, config, log } = context;
  if (!config.vapid) return;
  const [session] = await db.select().from(chatSessions).where(eq(chatSessions.id, sessionId));
  if (session?.status !== 'waiting' || session.underReview) return;
  const rows = await db
    .select({ subscription: pushSubscriptions, user: users })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    // A sign-in that has lapsed is swept later.
    .innerJoin(sessions, eq(sessions.sid, pushSubscriptions.sessionSid))
    .where(gt(sessions.expire, sql`now()`));
  const body = JSON.stringify({
    title: 'A visitor is waiting in the chat',
    body: session.customerName,
    tag: sessionId,
    url: `/admin-support?chat=${sessionId}`,
  });
  await Promise.all(
    rows
      .filter(({ user }) => !user.disabledAt && isOfOffice(presentUser(user, config.staffEmails)))
      .map(({ subscription }) =>
        pushOne(context, subscription, body).catch((error: unknown) =>
          log.warn({ err: error }, 'a push message was not sent'),
        ),
      ),
  );
}

/** A browser that has unsubscribed is told of by its push service, and forgotten. */
async function pushOne(
  { db, config, settings }: ServerContext,
  { id, endpoint, p256dh, auth }: SubscriptionRow,
  body: string,
): Promise<void> {
  if (!config.vapid) return;
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, body, {
    vapidDetails: { subject: `mailto:${settings().email}`, ...config.vapid },
    TTL: LASTS_SECONDS,
    urgency: 'high',
  });
  const status = await postOutside(endpoint, {
    headers: request.headers as Record<string, string>,
    body: request.body,
    mayBeNear: isLoopback(config.publicUrl.hostname),
    withinMs: ANSWER_WITHIN_MS,
  });
  if (status === 404 || status === 410) {
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  } else if (status < 200 || status > 299) {
    throw new Error(`the push service answered ${status}`);
  }
}
