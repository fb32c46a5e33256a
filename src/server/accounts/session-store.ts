// The store over the sessions table: connect-pg-simple's layout, with the hash of the session id as key.
import type { SessionStore } from '@fastify/session';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../database/client.ts';
import { sessions } from '../database/schema/account.ts';
import { tokenHash } from '../installation/secrets.ts';

/** How long a customer stays signed in. */
export const THIRTY_DAYS_MS = 30 * 24 * 3_600_000;

/** Keeps sessions; a lapsed one is as good as none. */
export function sessionStore(db: Db): SessionStore {
  return {
    set(sid, session, done) {
      const expire = session.cookie.expires ?? new Date(Date.now() + THIRTY_DAYS_MS);
      const sess = { ...session } as Record<string, unknown> & { userId?: string };
      const row = { sess, expire: new Date(expire), userId: sess.userId ?? null };
      db.insert(sessions)
        .values({ sid: tokenHash(sid), ...row })
        .onConflictDoUpdate({ target: sessions.sid, set: row })
        .then(() => done(), done);
    },
    get(sid, done) {
      db.select({ sess: sessions.sess })
        .from(sessions)
        .where(and(eq(sessions.sid, tokenHash(sid)), gt(sessions.expire, sql`now()`)))
        .then(([row]) => done(null, (row?.sess as never) ?? null), done);
    },
    destroy(sid, done) {
      db.delete(sessions)
        .where(eq(sessions.sid, tokenHash(sid)))
        .then(() => done(), done);
    },
  };
}
