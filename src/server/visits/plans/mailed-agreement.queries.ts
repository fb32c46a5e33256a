// Reads an agreement about a plan for the mails that tell its customer of it.
import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { planAgreements } from '#server/platform/database/schema/plan-offer.ts';

/** The agreement, its customer and their address; undefined when they have no email address, or left since. */
export async function findMailedAgreement(db: Db, agreementId: number) {
  const [row] = await db
    .select({ agreement: planAgreements, customer: users })
    .from(planAgreements)
    .innerJoin(users, eq(users.id, planAgreements.userId))
    .where(eq(planAgreements.id, agreementId));
  if (!row?.customer.email || row.customer.disabledAt) return undefined;
  return { ...row, to: row.customer.email };
}
