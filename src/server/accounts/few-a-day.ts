// Bounds how many mails someone has us send within a day: the latest ones are counted, and the refusal says how long to wait.
import { RequestProblem } from '#server/platform/http/problem.ts';

const DAY_MS = 86_400_000;

/** The instant since which sent ones count. */
export function dayBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}

/**
 * Lets one more pass.
 *
 * @param lately When those since `dayBefore` were sent, the earliest first.
 * @param what Who was mailed what, for the refusal: "5 codes went out".
 * @throws RequestProblem 429 with the seconds until there is room again.
 */
export function requireFewADay(
  lately: readonly { at: Date }[],
  most: number,
  now: Date,
  what: string,
): void {
  const first = lately.at(-most);
  if (!first) return;
  const retryAfterSeconds = Math.ceil((first.at.getTime() + DAY_MS - now.getTime()) / 1000);
  throw new RequestProblem(
    'too_many_requests',
    `${most} ${what} within a day. Please try again tomorrow.`,
    { retryAfterSeconds: Math.max(1, retryAfterSeconds) },
  );
}
