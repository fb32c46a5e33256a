// Which invitations are open, to a customer's account as to the staff.
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { accountInvitations } from '#server/platform/database/schema/account-people.ts';

export type InvitationRow = typeof accountInvitations.$inferSelect;

/**
 * Invitations that were neither accepted nor withdrawn; they may have lapsed.
 *
 * @param customerId Whose account it is; null for the staff.
 */
export function isOpenTo(customerId: string | null): SQL | undefined {
  return and(
    isTo(customerId),
    isNull(accountInvitations.acceptedAt),
    isNull(accountInvitations.endedAt),
  );
}

/** Invitations to an account, or to the staff. */
export function isTo(customerId: string | null): SQL {
  const column = accountInvitations.customerId;
  return customerId === null ? isNull(column) : eq(column, customerId);
}
