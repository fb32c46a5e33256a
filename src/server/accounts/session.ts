// Sessions of signed-in people in our own table; only a hash of the session id is stored, so a dump signs no one in.
import fastifySession from '@fastify/session';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentUser } from '#contract/accounts/account.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { sessions } from '#server/platform/database/schema/account.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import { hasBody } from '#server/platform/http/listener.ts';
import { networkOf } from '#server/platform/http/rate-limit.ts';
import { tokenHash } from '#server/platform/installation/secrets.ts';
import type { ServerContext } from '../context.ts';
import { presentUser } from './account.queries.ts';
import { deviceWords } from './device-label.ts';
import { networkMark } from './known-browser.ts';
import { readSession, type SessionPerson, sessionStore, THIRTY_DAYS_MS } from './session-store.ts';
import { withViewing } from './viewing-of-session.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to from outside.
  interface Session {
    userId?: string;
    /** As of when the request began to come; not kept. */
    person?: SessionPerson;
  }
}

/** Readable by pages and without authority: tells a cached document that asking who is signed in makes sense. */
const HINT_COOKIE = 'signed_in';

/** Readable by pages: what was typed and not sent is forgotten with a sign-out, but not when a session runs out. */
const SIGNED_OUT_COOKIE = 'signed_out';

/** What was typed is forgotten after an hour anyway (web/forms/unsent-forms.ts). */
const SIGNED_OUT_SECONDS = 3600;

/** Staff are signed out after twelve hours without a visit, by the database's clock, which is the same for all instances. */
const STAFF_END = sql`now() + interval '12 hours'`;

/** Registers the session cookie for the routes of a scope. An unsigned visitor gets none. */
export async function registerSessions(
  scope: FastifyInstance,
  context: ServerContext,
): Promise<void> {
  const isSecure = context.config.publicUrl.protocol === 'https:';
  const cookieName = isSecure ? '__Host-sid' : 'sid';
  await scope.register(fastifySession, {
    secret: context.secrets.session,
    cookieName,
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
  // The answer to a session that has ended would take its cookie back, and may arrive after the one that signs in anew.
  scope.addHook('onRequest', async (request) => {
    if (!request.session.userId) delete request.cookies[cookieName];
  });
}

/** How a person has signed in; the audit log and the list of their sessions say it. */
export type SignInWay = 'code' | 'link' | 'passkey' | 'provider' | 'setup link' | 'demonstration';

/**
 * Signs a person in with a new session id, so that an id planted before cannot be used (session fixation). All ways to sign
 * in end here.
 */
export async function signIn(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { user, by }: { user: CurrentUser; by: SignInWay },
): Promise<void> {
  await request.session.regenerate();
  request.session.set('userId', user.id);
  await request.session.save();
  await context.db
    .update(sessions)
    .set({
      device: deviceWords(request.headers['user-agent']),
      signedInBy: by,
      networkHash: networkHashOf(context, request),
      ...(user.role !== 'customer' && { expire: STAFF_END }),
    })
    .where(eq(sessions.sid, sidOf(request)));
  reply.setCookie(HINT_COOKIE, '1', { path: '/', sameSite: 'lax', maxAge: THIRTY_DAYS_MS / 1000 });
}

/** Writes down that a person has signed in, and how. */
export async function auditSignIn(tx: Tx, userId: string, by: SignInWay, at: Date): Promise<void> {
  const subject = { type: 'user', id: userId } as const;
  await audit(tx, { actorId: userId, action: 'signed-in', subject, details: { by }, at });
}

/**
 * Signs out: the row goes first, then the cookies and every page that the browser has kept, also those it would show at
 * once on Back. What the browser has stored stays: a booking that was sent and not yet answered has its request key there,
 * and without it a second try would be a second booking. Of signed-in pages only what was typed and not sent may be there: a cookie
 * has their scripts forget it. Other cookies stay as well: they say which photos are this browser's, and that it is known.
 *
 * @returns How the session had begun, since the identity provider has one of its own.
 */
export async function signOut(
  { db, clock }: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ signedInBy: string | null }> {
  const userId = request.session.get('userId');
  let signedInBy: string | null = null;
  if (userId) {
    const subject = { type: 'user', id: userId } as const;
    const sid = sidOf(request);
    signedInBy = await db.transaction(async (tx) => {
      const [ended] = await tx.delete(sessions).where(eq(sessions.sid, sid)).returning();
      await audit(tx, { actorId: userId, action: 'signed-out', subject, at: clock() });
      return ended?.signedInBy ?? null;
    });
  }
  for (const name of [HINT_COOKIE, 'sid', '__Host-sid']) {
    reply.clearCookie(name, { path: '/', secure: name.startsWith('__Host-') });
  }
  const lifetime = { path: '/', sameSite: 'lax', maxAge: SIGNED_OUT_SECONDS } as const;
  reply.setCookie(SIGNED_OUT_COOKIE, '1', lifetime);
  reply.header('clear-site-data', '"cache"');
  return { signedInBy };
}

/**
 * The signed-in person, read with the session of each request and again after a body, so that a changed role, a closed account,
 * an ended session or a removal from an account counts at once. A visit is kept as the session's last use, and prolongs one of staff.
 */
export async function currentUser(
  context: ServerContext,
  request: FastifyRequest,
): Promise<SignedInPerson | undefined> {
  const before = request.session.get('person');
  // A body may take half a minute to come, and an upload waits for its turn besides.
  const isOld = before && hasBody(request.raw);
  const person = isOld ? (await readSession(context.db, sidOf(request)))?.person : before;
  if (!person) return undefined;
  const user = presentUser(person.user, context.config.staffEmails);
  const isStaff = user.role !== 'customer';
  if (person.isDue || (isStaff && person.isDueForStaff)) {
    const networkHash = networkHashOf(context, request);
    await context.db
      .update(sessions)
      .set({ lastUsedAt: sql`now()`, networkHash, ...(isStaff && { expire: STAFF_END }) })
      .where(eq(sessions.sid, sidOf(request)));
  }
  const signedIn = { ...user, customerId: person.customerId };
  return withViewing(signedIn, person.viewing, (row) =>
    presentUser(row, context.config.staffEmails),
  );
}

/** The key under which the database knows the session of a request. */
export function sidOf(request: FastifyRequest): string {
  return tokenHash(request.session.sessionId);
}

/** The network of a request as it is kept: known again, and no one learns which it is. */
export function networkHashOf(context: ServerContext, request: FastifyRequest): string {
  return networkMark(context, networkOf(request.ip));
}
