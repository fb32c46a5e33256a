// Who is there: open streams of this process are written down together now and then, and count for a little longer.
import { sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { PRESENT_MS } from '#server/accounts/office-people.queries.ts';
import type { Db } from '#server/platform/database/client.ts';
import { chatAgents, chatVisitors } from '#server/platform/database/schema/chat-desk.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import type { ServerContext } from '../context.ts';

/** Written this often while streams are open; three times before no one counts as there (office-people.queries.ts). */
const WRITE_EVERY_MS = 25_000;
/** Anyone who has gone and not come back by then, as after a reload, is not there. */
const GONE_MS = 5_000;
/** Those who come at the same time are written down together. */
const GATHER_MS = 250;
/** So many in one statement: the embedded database takes one after the other, and messages wait meanwhile. */
const AT_ONCE = 50;

/** In how many places each of them is, by their id. */
type Names = { visitors: Map<string, number>; agents: Map<string, number> };

export type Presence = {
  /** Someone has a stream open; gives a function for when it ends. */
  visitorCame: (sessionId: string) => () => void;
  agentCame: (userId: string) => () => void;
};

/**
 * Keeps the presence of one process. Its timers run only while someone is there. Who comes is written down apart from the
 * rounds, which come in time however many come meanwhile.
 */
export function createPresence(
  { db, clock, log, hub }: ServerContext,
  { roundMs = WRITE_EVERY_MS, gatherMs = GATHER_MS, goneMs = GONE_MS } = {},
): Presence {
  const present: Names = { visitors: new Map(), agents: new Map() };
  const fresh = { visitors: new Set<string>(), agents: new Set<string>() };
  let round: NodeJS.Timeout | undefined;
  let news: NodeJS.Timeout | undefined;

  async function write(visitors: string[], agents: string[], isNews: boolean): Promise<void> {
    try {
      await markSeen(db, visitors, agents, clock());
      if (isNews) await announce(db, 'chat-desk');
    } catch (error) {
      log.warn({ err: error }, 'who is there was not written down');
    }
  }
  function planRound(): void {
    if (present.visitors.size + present.agents.size === 0) return;
    if (round) return;
    round = setTimeout(async () => {
      await write([...present.visitors.keys()], [...present.agents.keys()], false);
      round = undefined;
      planRound();
    }, roundMs).unref();
  }
  function tellNews(): void {
    const [visitors, agents] = [[...fresh.visitors], [...fresh.agents]];
    fresh.visitors.clear();
    fresh.agents.clear();
    news = undefined;
    void write(visitors, agents, true);
  }
  function come(kind: keyof Names, id: string): () => void {
    const all = present[kind];
    const before = all.get(id) ?? 0;
    all.set(id, before + 1);
    if (before === 0) {
      fresh[kind].add(id);
      if (!news) news = setTimeout(tellNews, gatherMs).unref();
    }
    planRound();
    return () => {
      const left = (all.get(id) ?? 1) - 1;
      if (left > 0) return void all.set(id, left);
      all.delete(id);
      if (kind === 'agents') setTimeout(tellGone, goneMs, id).unref();
    };
  }
  function tellGone(id: string): void {
    if (present.agents.has(id)) return;
    markGone(db, id, clock()).catch((error: unknown) => {
      log.warn({ err: error }, 'who has gone was not written down');
    });
  }
  // Another process may have said that someone is gone who is still here.
  hub.subscribe('chat-desk', () => {
    const here = [...present.agents.keys()];
    if (here.length === 0) return;
    markHere(db, here, clock()).catch((error: unknown) => {
      log.warn({ err: error }, 'who is there was not written down');
    });
  });
  return {
    visitorCame: (sessionId) => come('visitors', sessionId),
    agentCame: (userId) => come('agents', userId),
  };
}

/** Calls back when the answer, such as a stream, has ended. */
export function whileOpen({ raw }: FastifyReply, leave: () => void): void {
  raw.once('close', leave);
}

/** Writes down that some are there. */
async function markSeen(db: Db, sessionIds: string[], userIds: string[], now: Date): Promise<void> {
  const at = now.toISOString();
  for (let from = 0; from < sessionIds.length; from += AT_ONCE) {
    const some = sessionIds.slice(from, from + AT_ONCE);
    // A conversation may have been erased while its stream was open.
    await db.execute(sql`
      insert into chat_visitors (session_id, seen_at)
      select id, ${at}::timestamptz from chat_sessions where id = any(${sql.param(some)}::uuid[])
      on conflict (session_id) do update set seen_at = excluded.seen_at`);
  }
  if (userIds.length > 0) {
    await db.execute(sql`
      insert into chat_agents (user_id, seen_at)
      select id, ${at}::timestamptz from users where id = any(${sql.param(userIds)}::uuid[])
      on conflict (user_id) do update set seen_at = excluded.seen_at`);
  }
}

/** Someone has closed the desk: they are not there from now on, unless they look at another one. */
async function markGone(db: Db, userId: string, now: Date): Promise<void> {
  const gone = new Date(now.getTime() - PRESENT_MS).toISOString();
  await db.execute(
    sql`update chat_agents set seen_at = ${gone}::timestamptz where user_id = ${userId}`,
  );
  await announce(db, 'chat-desk');
}

/** Those who count as gone and are here are there again. */
async function markHere(db: Db, userIds: string[], now: Date): Promise<void> {
  const gone = new Date(now.getTime() - PRESENT_MS).toISOString();
  const { rows } = await db.execute(sql`
    update chat_agents set seen_at = ${now.toISOString()}::timestamptz
    where user_id = any(${sql.param(userIds)}::uuid[]) and seen_at <= ${gone}::timestamptz returning user_id`);
  if (rows.length > 0) await announce(db, 'chat-desk');
}

/** Someone on staff asked for the list: the polling of a desk without a stream is presence as well. */
export async function noteAgent(db: Db, userId: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await db.execute(sql`
    insert into chat_agents (user_id, seen_at) values (${userId}, ${at}::timestamptz)
    on conflict (user_id) do update set seen_at = excluded.seen_at
    where chat_agents.seen_at < excluded.seen_at - interval '20 seconds'`);
}

/** Someone on staff says that they are away, or back. */
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
