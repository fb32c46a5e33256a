// Whether who listens to a stream is still signed in, asked for all streams of a moment in one statement.
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { sessions, users } from '#server/platform/database/schema/account.ts';
import { accountPeople } from '#server/platform/database/schema/account-people.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import type { ServerContext } from '../context.ts';
import { presentUser } from './account.queries.ts';
import { sidOf } from './session.ts';
import { viewingOfSession, withViewing } from './viewing-of-session.ts';

/** The person of a request's session as of now; undefined once it has ended or the account is closed. */
export type SessionWatch = (request: FastifyRequest) => Promise<SignedInPerson | undefined>;

/** Watches sessions. What is asked in one turn of the event loop is one statement, however many streams are open. */
export function watchSessions({ db, config }: Pick<ServerContext, 'db' | 'config'>): SessionWatch {
  let next: { sids: Set<string>; found: Promise<Map<string, SignedInPerson>> } | undefined;

  async function find(sids: Set<string>): Promise<Map<string, SignedInPerson>> {
    // The sessions of this turn are gathered first.
    await Promise.resolve();
    next = undefined;
    const rows = await db
      .select({
        sid: sessions.sid,
        user: users,
        shared: accountPeople.customerId,
        viewing: viewingOfSession,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(accountPeople, eq(accountPeople.personId, users.id))
      .where(
        and(
          inArray(sessions.sid, [...sids]),
          gt(sessions.expire, sql`now()`),
          isNull(users.disabledAt),
        ),
      );
    const present = (row: Parameters<typeof presentUser>[0]) =>
      presentUser(row, config.staffEmails);
    return new Map(
      rows.map(({ sid, user, shared, viewing }) => {
        const person = { ...present(user), customerId: shared ?? user.id };
        return [sid, withViewing(person, viewing, present)];
      }),
    );
  }

  return async (request) => {
    const sid = sidOf(request);
    if (!next) {
      const sids = new Set<string>();
      next = { sids, found: find(sids) };
    }
    next.sids.add(sid);
    return (await next.found).get(sid);
  };
}
