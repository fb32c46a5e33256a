// How much a visitor may say in one conversation, whatever address they come from.
import { type SQL, sql } from 'drizzle-orm';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { describeWait } from '#server/platform/http/rate-limit.ts';
import type { ServerContext } from '../context.ts';
import type { LogWriter } from './write-log.ts';

const PER_MINUTE = 20;
const PER_DAY = 300;

/**
 * Refuses a visitor's message beyond the limits. The row of the conversation is locked, so the count is exact.
 *
 * @throws RequestProblem 429 with the telephone number beside it.
 */
export async function limitMessages(
  { tx, session, now }: LogWriter,
  { config, settings }: Pick<ServerContext, 'config' | 'settings'>,
): Promise<void> {
  if (!config.rateLimit) return;
  const result = await tx.execute<{ minute: number; day: number }>(said(session.id, now));
  const { minute = 0, day = 0 } = result.rows[0] ?? {};
  if (minute < PER_MINUTE && day < PER_DAY) return;
  const retryAfterSeconds = day >= PER_DAY ? 3_600 : 30;
  throw new RequestProblem(
    'too_many_requests',
    `That was a lot of messages. Please try again in ${describeWait(retryAfterSeconds)}, or call us at ${settings().phone}.`,
    { retryAfterSeconds },
  );
}

/** The same as a condition of a statement that writes a message. */
export function isWithinLimits(sessionId: string, now: Date): SQL {
  return sql`(select said.minute < ${PER_MINUTE} and said.day < ${PER_DAY} from (${said(sessionId, now)}) as said)`;
}

function said(sessionId: string, now: Date): SQL {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
  return sql`
    select count(*) filter (where "timestamp" > ${ago(60)}::timestamptz)::int as minute, count(*)::int as day
    from chat_messages
    where session_id = ${sessionId} and sender = 'customer' and "timestamp" > ${ago(86_400)}::timestamptz`;
}
