// Whose portal can be seen by the staff.
import type { users } from '#server/platform/database/schema/account.ts';
import { roleOf } from '../roles.ts';

type Seen = Pick<typeof users.$inferSelect, 'id' | 'email' | 'role' | 'disabledAt' | 'mergedInto'>;

/** Why someone's portal cannot be seen, as a sentence; null where it can. */
export function refusalOf(
  customer: Seen | undefined,
  staffId: string,
  staffEmails: string[],
): string | null {
  if (!customer) return 'We could not find this customer.';
  if (customer.id === staffId) return 'This is your own account. You can open the portal yourself.';
  if (customer.mergedInto) return 'This account was merged into another one.';
  if (customer.disabledAt) return 'This account is closed, so it has no portal.';
  if (customer.email === null)
    return 'Without an email this customer cannot sign in, so there is no portal to see.';
  if (roleOf(staffEmails, customer) !== 'customer') return 'This person is on the staff.';
  return null;
}
