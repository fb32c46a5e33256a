// The store over the sessions table: connect-pg-simple's layout, with the hash of the session id as key.
import type { SessionStore } from '@fastify/session';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/client.ts';
import { sessions, users } from '#server/platform/database/schema/account.ts';
import { accountPeople } from '#server/platform/database/schema/account-people.ts';
import { onceAVisit } from '#server/platform/http/in-process.ts';
import { tokenHash } from '#server/platform/installation/secrets.ts';
import { type SessionViewing, viewingOfSession } from './viewing-of-session.ts';

/** How long a customer stays signed in. */
export const THIRTY_DAYS_MS = 30 * 24 * 3_600_000;

/**
 * Whose session it is, unless the account is closed, on whose account they are, whose portal they see, and whether its row is due
 * to be written.
 */
export type SessionPerson = {
  user: typeof users.$inferSelect;
  customerId: string;
  /** Of the staff: whose portal this session sees. */
  viewing: SessionViewing | null;
  isDue: boolean;
  isDueForStaff: boolean;
};

/** A row is written at most every five minutes, and when a customer has become staff. */
const due = {
  isDue: sql<boolean>`${sessions.lastUsedAt} < now() - interval '5 minutes'`,
  isDueForStaff: sql<boolean>`${sessions.expire} not between now() + interval '11 hours 55 minutes' and now() + interval '12 hours'`,
};

/** A session as of now, by the hash of its id, with its person, since who asks for one asks for the other; a lapsed one is as good as none. */
export async function readSession(
  db: Db,
  key: string,
): Promise<(Record<string, unknown> & { person?: SessionPerson }) | null> {
  const [row] = await db
    .select({
      sess: sessions.sess,
      user: users,
      customerId: accountPeople.customerId,
      viewing: viewingOfSession,
      ...due,
    })
    .from(sessions)
    .leftJoin(users, and(eq(users.id, sessions.userId), isNull(users.disabledAt)))
    .leftJoin(accountPeople, eq(accountPeople.personId, users.id))
    .where(and(eq(sessions.sid, key), gt(sessions.expire, sql`now()`)));
  if (!row) return null;
  const { sess, user, customerId, ...rest } = row;
  const person = user && { user, customerId: customerId ?? user.id, ...rest };
  return { ...(sess as Record<string, unknown>), ...(person && { person }) };
}

/** Keeps sessions. */
export function sessionStore(db: Db): SessionStore {
  return {
    set(sid, { cookie, userId = null }, done) {
      const expire = new Date(cookie.expires ?? Date.now() + THIRTY_DAYS_MS);
      const row = { sess: { cookie, userId }, expire, userId };
      db.insert(sessions)
        .values({ sid: tokenHash(sid), ...row })
        .onConflictDoUpdate({ target: sessions.sid, set: row })
        .then(() => done(), done);
    },
    get(sid, done) {
      const key = tokenHash(sid);
      onceAVisit(`session ${key}`, () => readSession(db, key)).then(
        (session) => done(null, session as never),
        done,
      );
    },
    destroy(sid, done) {
      db.delete(sessions)
        .where(eq(sessions.sid, tokenHash(sid)))
        .then(() => done(), done);
    },
  };
}
