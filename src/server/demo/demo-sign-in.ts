// One-click sign-in as the people of the demonstration: only with the demo seed, and only by the printed link.
import { eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { personName } from '#company/rules/customers/person-name.ts';
import type { CurrentUser, DemoOffer } from '#contract/accounts/account.ts';
import { presentUser } from '#server/accounts/account.queries.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { appliedSeeds } from '#server/platform/database/schema/operations.ts';
import {
  isLocalInstallation,
  isLocalRequest,
  isLocalVisitor,
} from '#server/platform/http/local-only.ts';
import type { ServerContext } from '../context.ts';
import { demoEmails } from './demo-people.ts';

/** Whom a request may sign in as; no one anywhere but on a local demonstration, and there by the printed link. */
export async function demoOffer(
  context: ServerContext,
  request: FastifyRequest,
): Promise<DemoOffer> {
  if (!(await isDemonstration(context, request))) return { people: [], needsLink: false };
  const users = await demoUsers(context, request);
  return {
    people: users.map(({ email, firstName, lastName, role }) => ({
      email,
      name: personName({ firstName, lastName }) || email,
      role,
    })),
    needsLink: !isLocalVisitor(request, context.secrets.localKey),
  };
}

/** The person of the demonstration with an address, or undefined. */
export async function demoPerson(
  context: ServerContext,
  request: FastifyRequest,
  email: string,
): Promise<CurrentUser | undefined> {
  if (!(await isDemonstration(context, request))) return undefined;
  return (await demoUsers(context, request)).find((user) => user.email === email);
}

async function isDemonstration(context: ServerContext, request: FastifyRequest): Promise<boolean> {
  if (!isLocalInstallation(context.config) || !isLocalRequest(request)) return false;
  const [seeded] = await context.db
    .select()
    .from(appliedSeeds)
    .where(eq(appliedSeeds.name, 'demo'));
  return seeded !== undefined;
}

async function demoUsers(context: ServerContext, request: FastifyRequest): Promise<CurrentUser[]> {
  if (!isLocalVisitor(request, context.secrets.localKey)) return [];
  const rows = await context.db.select().from(users).where(inArray(users.email, demoEmails));
  return rows
    .map((row) => presentUser(row, context.config.staffEmails))
    .sort((a, b) => a.role.localeCompare(b.role) || a.email.localeCompare(b.email));
}
