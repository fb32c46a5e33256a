// One-click sign-in as the people of the demonstration: only with the demo seed, and only from this machine.
import { eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { CurrentUser, DemoPerson } from '#contract/account.ts';
import { isLoopback } from '../config.ts';
import type { ServerContext } from '../context.ts';
import { users } from '../database/schema/account.ts';
import { appliedSeeds } from '../database/schema/operations.ts';
import { demoEmails } from '../database/seed/demo-people.ts';
import { isLocalRequest } from '../http/local-only.ts';
import { presentUser } from './account.queries.ts';

/** Whom a request may sign in as; nobody anywhere but on a local demonstration. */
export async function demoPeople(
  context: ServerContext,
  request: FastifyRequest,
): Promise<DemoPerson[]> {
  return (await demoUsers(context, request)).map(({ email, firstName, lastName, role }) => ({
    email,
    name: [firstName, lastName].filter(Boolean).join(' ') || email,
    role,
  }));
}

/** The person of the demonstration with an address, or undefined. */
export async function demoPerson(
  context: ServerContext,
  request: FastifyRequest,
  email: string,
): Promise<CurrentUser | undefined> {
  return (await demoUsers(context, request)).find((user) => user.email === email);
}

async function demoUsers(context: ServerContext, request: FastifyRequest): Promise<CurrentUser[]> {
  const { host, publicUrl } = context.config;
  if (!isLoopback(host) || !isLoopback(publicUrl.hostname) || !isLocalRequest(request)) return [];
  const [seeded] = await context.db
    .select()
    .from(appliedSeeds)
    .where(eq(appliedSeeds.name, 'demo'));
  if (!seeded) return [];
  const rows = await context.db.select().from(users).where(inArray(users.email, demoEmails));
  return rows
    .map(presentUser)
    .sort((a, b) => a.role.localeCompare(b.role) || a.email.localeCompare(b.email));
}
