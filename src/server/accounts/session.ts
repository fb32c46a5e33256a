// Sessions of signed-in people in our own table; only a hash of the session id is stored, so a dump signs nobody in.
import fastifySession, { type SessionStore } from '@fastify/session';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentUser } from '#contract/account.ts';
import { audit } from '../audit/audit.ts';
import type { ServerContext } from '../context.ts';
import type { Db } from '../database/client.ts';
import { sessions } from '../database/schema/account.ts';
import { tokenHash } from '../secrets.ts';
import { findUserById } from './account.queries.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to from outside.
  interface Session {
    userId?: string;
  }
}

const THIRTY_DAYS_MS = 30 * 24 * 3_600_000;

/** Readable by pages and without authority: tells a cached document that asking who is signed in makes sense. */
const HINT_COOKIE = 'signed_in';

/** Registers the session cookie. An unsigned visitor gets none. */
export async function registerSessions(
  app: FastifyInstance,
  context: ServerContext,
): Promise<void> {
  const isSecure = context.config.publicUrl.protocol === 'https:';
  await app.register(fastifySession, {
    secret: context.secrets.session,
    cookieName: isSecure ? '__Host-sid' : 'sid',
    saveUninitialized: false,
    rolling: false,
    store: sessionStore(context.db),
    cookie: {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
      maxAge: THIRTY_DAYS_MS,
    },
  });
}

/** Signs a person in with a new session id, so that an id planted before cannot be used (session fixation). */
export async function signIn(
  { db }: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  user: CurrentUser,
): Promise<void> {
  await request.session.regenerate();
  request.session.set('userId', user.id);
  await request.session.save();
  if (user.role !== 'customer') await prolongStaffSession(db, request);
  reply.setCookie(HINT_COOKIE, '1', { path: '/', sameSite: 'lax', maxAge: THIRTY_DAYS_MS / 1000 });
}

/**
 * Signs out: the row goes first, then the cookies and every page that the browser has kept, also those it would show at
 * once on Back. What the browser has stored stays: a booking that was sent and not yet answered has its request key there,
 * and without it a second try would be a second booking; of signed-in pages nothing is stored. Other cookies stay as well:
 * they say which photos are this browser's, and that it is known.
 */
export async function signOut(
  { db, clock }: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const userId = request.session.get('userId');
  if (userId) {
    const subject = { type: 'user', id: userId } as const;
    const sid = tokenHash(request.session.sessionId);
    await db.transaction(async (tx) => {
      await tx.delete(sessions).where(eq(sessions.sid, sid));
      await audit(tx, { actorId: userId, action: 'signed-out', subject, at: clock() });
    });
  }
  await request.session.destroy();
  for (const name of [HINT_COOKIE, 'sid', '__Host-sid']) {
    reply.clearCookie(name, { path: '/', secure: name.startsWith('__Host-') });
  }
  reply.header('clear-site-data', '"cache"');
}

/**
 * The signed-in person, read again on each request so that a changed role or a closed account counts at once. A visit
 * by
 * staff prolongs their session.
 */
export async function currentUser(
  { db, config }: ServerContext,
  request: FastifyRequest,
): Promise<CurrentUser | undefined> {
  const userId = request.session.get('userId');
  const user = userId ? await findUserById(db, userId, config.staffEmails) : undefined;
  if (user && user.role !== 'customer') await prolongStaffSession(db, request);
  return user;
}

/**
 * Staff are signed out after twelve hours without a visit, by the database's clock, which is the same for all instances. A
 * row is written at most every five minutes, and when a customer has become staff.
 */
async function prolongStaffSession(db: Db, request: FastifyRequest): Promise<void> {
  await db
    .update(sessions)
    .set({ expire: sql`now() + interval '12 hours'` })
    .where(
      and(
        eq(sessions.sid, tokenHash(request.session.sessionId)),
        sql`${sessions.expire} not between now() + interval '11 hours 55 minutes' and now() + interval '12 hours'`,
      ),
    );
}

/** The store over the sessions table: connect-pg-simple's layout, with the hash of the sid as key. */
function sessionStore(db: Db): SessionStore {
  return {
    set(sid, session, done) {
      const expire = session.cookie.expires ?? new Date(Date.now() + THIRTY_DAYS_MS);
      const row = { sess: { ...session } as Record<string, unknown>, expire: new Date(expire) };
      db.insert(sessions)
        .values({ sid: tokenHash(sid), ...row })
        .onConflictDoUpdate({ target: sessions.sid, set: row })
        .then(() => done(), done);
    },
    get(sid, done) {
      db.select()
        .from(sessions)
        .where(sql`${eq(sessions.sid, tokenHash(sid))} and ${sessions.expire} > now()`)
        .then(([row]) => done(null, (row?.sess as never) ?? null), done);
    },
    destroy(sid, done) {
      db.delete(sessions)
        .where(eq(sessions.sid, tokenHash(sid)))
        .then(() => done(), done);
    },
  };
}
