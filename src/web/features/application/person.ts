// How a signed-in person is called in an application's frame.
import type { CurrentUser } from '#contract/accounts/account.ts';

/** The name, or the address of who has given none. */
export function personName({ firstName, lastName, email }: CurrentUser): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}
