// Who is there: open streams of this process are written down together now and then, and count for a little longer.
import { sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { ServerContext } from '../context.ts';
import type { Db } from '../database/client.ts';
import { chatAgents, chatVisitors } from '../database/schema/chat-desk.ts';
import { announce } from '../realtime/doorbell.ts';

/** Written this often while streams are open; three times before nobody counts as there (chat-hours.ts). */
const WRITE_EVERY_MS = 25_000;
/** Those who come at the same time are written down together. */
const GATHER_MS = 250;

export type Presence = {
  /** Somebody has a stream open; gives a function for when it ends. */
  visitorCame: (sessionId: string) => () => void;
  agentCame: (userId: string) => () => void;
};

/** Keeps the presence of one process. Its timer runs only while somebody is there. */
export function createPresence({ db, clock, log }: ServerContext): Presence {
  const visitors = new Map<string, number>();
  const agents = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  const news = { visitors: new Set<string>(), agents: new Set<string>() };

  async function write(): Promise<void> {
    timer = undefined;
    const isRound = news.visitors.size === 0 && news.agents.size === 0;
    const [seen, atDesk] = isRound
      ? [[...visitors.keys()], [...agents.keys()]]
      : [[...news.visitors], [...news.agents]];
    news.visitors.clear();
    news.agents.clear();
    try {
      await markSeen(db, seen, atDesk, clock());
      if (!isRound) await tell(db, seen, atDesk);
    } catch (error) {
      log.warn({ err: error }, 'who is there was not written down');
    }
    plan(WRITE_EVERY_MS);
  }
  function plan(inMs: number): void {
    if (visitors.size + agents.size + news.visitors.size + news.agents.size === 0) return;
    timer ??= setTimeout(() => void write(), inMs).unref();
  }
  function come(all: Map<string, number>, fresh: Set<string>, id: string): () => void {
    const before = all.get(id) ?? 0;
    all.set(id, before + 1);
    if (before === 0) {
      fresh.add(id);
      clearTimeout(timer);
      timer = undefined;
      plan(GATHER_MS);
    }
    return () => {
      const left = (all.get(id) ?? 1) - 1;
      if (left > 0) all.set(id, left);
      else all.delete(id);
    };
  }
  return {
    visitorCame: (sessionId) => come(visitors, news.visitors, sessionId),
    agentCame: (userId) => come(agents, news.agents, userId),
  };
}

/** Calls back when the answer, such as a stream, has ended. */
export function whileOpen({ raw }: FastifyReply, leave: () => void): void {
  raw.once('close', leave);
}

/** Writes down that some are there. */
async function markSeen(db: Db, sessionIds: string[], userIds: string[], now: Date): Promise<void> {
  const at = now.toISOString();
  if (sessionIds.length > 0) {
    // A conversation may have been erased while its stream was open.
    await db.execute(sql`
      insert into chat_visitors (session_id, seen_at)
      select id, ${at}::timestamptz from chat_sessions where id = any(${sql.param(sessionIds)}::uuid[])
      on conflict (session_id) do update set seen_at = excluded.seen_at`);
  }
  if (userIds.length > 0) {
    await db.execute(sql`
      insert into chat_agents (user_id, seen_at)
      select id, ${at}::timestamptz from users where id = any(${sql.param(userIds)}::uuid[])
      on conflict (user_id) do update set seen_at = excluded.seen_at`);
  }
}

async function tell(db: Db, sessionIds: string[], userIds: string[]): Promise<void> {
  if (userIds.length > 0) await announce(db, 'chat-desk');
  const [first] = sessionIds;
  if (first) await announce(db, 'chat-desk');
}

/** Somebody of the staff asked for the list: the polling of a desk without a stream is presence as well. */
export async function noteAgent(db: Db, userId: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await db.execute(sql`
    insert into chat_agents (user_id, seen_at) values (${userId}, ${at}::timestamptz)
    on conflict (user_id) do update set seen_at = excluded.seen_at
    where chat_agents.seen_at < excluded.seen_at - interval '20 seconds'`);
}

/** Somebody of the staff says that they are away, or back. */
export async function setAway(db: Db, userId: string, isAway: boolean, now: Date): Promise<void> {
  await db
    .insert(chatAgents)
    .values({ userId, isAway, seenAt: now })
    .onConflictDoUpdate({ target: chatAgents.userId, set: { isAway, seenAt: now } });
  await announce(db, 'chat-desk');
}

/** The page on which a visitor is by now. */
export async function notePage(db: Db, sessionId: string, page: string, now: Date): Promise<void> {
  await db
    .insert(chatVisitors)
    .values({ sessionId, page, seenAt: now })
    .onConflictDoUpdate({ target: chatVisitors.sessionId, set: { page, seenAt: now } });
}
