// Tells in a sentence why a PostgreSQL server cannot be used, without ever repeating its address's password.

/** By Node's code of the error, or by the server's own (SQLSTATE). */
const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'its name has no address',
  EAI_AGAIN: 'its name could not be resolved',
  ENOENT: 'there is no such socket',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
  ETIMEDOUT: 'it does not answer',
  ECONNRESET: 'it ends the connection',
  '28000': 'it does not let this user in',
  '28P01': 'it refuses user or password',
  '3D000': 'it has no database of that name',
  '42501': 'this user may not make tables there',
  '53300': 'it has too many connections already',
  '57P03': 'it is just starting or stopping',
};

/**
 * The sentence for an error while the database was opened; undefined for errors that are about something else than
 * reaching it.
 */
export function unreachableSentence(databaseUrl: string, error: unknown): string | undefined {
  const reason = reasonFor(error);
  if (!reason) return undefined;
  const { hostname, port } = new URL(databaseUrl);
  const server = hostname ? `${hostname}:${port || 5432}` : 'this machine';
  return `DATABASE_URL names a PostgreSQL server on ${server} that cannot be used: ${reason}. Fix that, or correct DATABASE_URL.`;
}

function reasonFor(error: unknown): string | undefined {
  const { code, message = '', cause } = error as Partial<NodeJS.ErrnoException>;
  const reason = REASONS[code ?? ''];
  if (reason) return reason;
  if (/timeout/.test(message) && /connect|expired/.test(message)) return REASONS.ETIMEDOUT;
  if (/Connection terminated/.test(message)) return REASONS.ECONNRESET;
  if (/does not support SSL/.test(message)) return 'it does not speak SSL';
  return cause ? reasonFor(cause) : undefined;
}
