// Tells a failure that passes by itself, such as a database that is away, from a fault of ours.

/**
 * SQLSTATEs (PostgreSQL appendix A): connection lost (08), no resources (53), ended by the operator or by a time limit
 * (57, 25P03, 25P04), rolled back for another transaction (40), and a lock that was not free in time.
 */
const PASSING_STATE = /^(08|53|57|40|25P03|25P04|55P03)/;

/** Node's words for a server that cannot be reached, or that went away. */
const PASSING_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** What pg and its pool say without any code. */
const PASSING_WORDS =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed)/;

/** Drizzle wraps the driver's error, the driver may wrap that of the network; deeper there is nothing. */
const DEPTH = 5;

/** Whether a thrown value means that the same request may well succeed a moment later. */
export function isPassingFailure(error: unknown, depth = DEPTH): boolean {
  if (!(error instanceof Error) || depth === 0) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (PASSING_STATE.test(code) || PASSING_CODES.has(code)))
    return true;
  if (PASSING_WORDS.test(error.message)) return true;
  // A host name with several addresses fails with one error for each.
  const inner = error instanceof AggregateError ? error.errors : [];
  return [error.cause, ...inner].some((one) => isPassingFailure(one, depth - 1));
}
