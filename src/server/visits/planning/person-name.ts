// How the office calls a customer.
import type { users } from '#server/platform/database/schema/account.ts';

/** First and last name, else the address for mail. */
export function personName({
  firstName,
  lastName,
  email,
}: Pick<typeof users.$inferSelect, 'firstName' | 'lastName' | 'email'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}
