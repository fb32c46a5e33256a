// One silent retry for transactions that the database itself ended to resolve a conflict.

/** Deadlock detected and serialization failure (PostgreSQL appendix A): safe to repeat, since nothing was written. */
const RETRYABLE = new Set(['40P01', '40001']);

/** Does the work, and once more when the database asked for that. */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!RETRYABLE.has(sqlState(error))) throw error;
    return work();
  }
}

/** The SQLSTATE of a database error, wrapped by Drizzle or not; empty for other errors. */
export function sqlState(error: unknown): string {
  const { cause, code } = error as { cause?: { code?: unknown }; code?: unknown };
  return String(cause?.code ?? code ?? '');
}
