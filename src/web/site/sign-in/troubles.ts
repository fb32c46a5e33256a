// What the sign-in page says when a way to sign in has led nowhere; named by `trouble` in its address.
import type { SignInPageMessages } from './messages/sign-in-page-messages.en.ts';

type Troubles = SignInPageMessages['troubles'];

/** Where the same way may be tried once more. */
const MAY_RETRY = new Set(['away', 'declined', 'again']);

/** The words, or undefined when there is no such trouble. */
export function troubleWords(troubles: Troubles, trouble: string | null) {
  const known: Record<string, Troubles[keyof Troubles]> = troubles;
  const words = trouble && Object.hasOwn(known, trouble) ? known[trouble] : undefined;
  return words && { ...words, mayRetry: MAY_RETRY.has(trouble ?? '') };
}
