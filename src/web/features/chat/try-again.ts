// When something that failed is tried again, and when that would be in vain (docs/product/chat.md#sending-again).
import { ApiError } from '#web/lib/api-client.ts';

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;
const TOO_SLOW = 408;
const TOO_MANY = 429;

/**
 * After how many milliseconds to try again; null when the answer was a refusal that a second try would get as well.
 *
 * @param tries failed before this one, in a row.
 */
export function waitAfter(error: unknown, tries: number): number | null {
  const { status = 0, retryAfter = 0 } = error instanceof ApiError ? error : {};
  if (status >= 400 && status < 500 && status !== TOO_SLOW && status !== TOO_MANY) return null;
  const asked = retryAfter * 1_000;
  const doubled = Math.min(FIRST_MS * 2 ** tries, LONGEST_MS);
  // Spread, so that not everyone comes back to a restarted server in one moment.
  return asked + (asked ? FIRST_MS : doubled) * (0.5 + Math.random() / 2);
}
